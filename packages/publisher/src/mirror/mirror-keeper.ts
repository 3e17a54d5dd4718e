import { setTimeout as wait } from 'node:timers/promises';

import { filesSince, siteNow, type SiteNow } from '../search/site-changes.ts';
import { inBatches } from '../swap/in-batches.ts';
import { readMirrorMark, writeMirrorMark, type MirrorMark } from './mirror-mark.ts';
import { inOrder } from './mirror-order.ts';
import type { MirrorState } from './mirror-state.ts';
import type { Difference, MirrorTarget, Purge } from './mirror-target.ts';
import { PublishedTree } from './published-tree.ts';
import { publicPathsOf } from './public-path.ts';
import { treeDifference } from './tree-difference.ts';

export type MirrorOptions = {
  siteDir: string;
  /** What the addresses of the whole site begin with: empty, or `/x`. */
  pathPrefix: string;
  target: MirrorTarget;
  /** Is told of the addresses that are not what they were; `null` where nobody is. */
  purge: Purge | null;
  /** What is worth a line in the log. */
  log: (line: string) => void;
  /** How long it waits after a failure, in milliseconds, and at most after many. */
  pauses?: { first: number; longest: number };
};

const usualPauses = { first: 5000, longest: 300_000 };

/**
 * Keeps a mirror true to the published files: it follows the journals of their changes, and its mark is its place in them.
 * Where they don't tell, all is compared. It holds up nothing, and goes on where a crash interrupted it.
 */
export class MirrorKeeper {
  readonly #options: MirrorOptions;
  readonly #closing = new AbortController();
  readonly #state: MirrorState = { left: 0, done: { put: 0, removed: 0, purged: 0 }, problem: null };
  #isAsked = false;
  #running: Promise<void> | null = null;

  constructor(options: MirrorOptions) {
    this.#options = options;
  }

  get state(): MirrorState {
    return this.#state;
  }

  /** Says that the published files are others. */
  changed(): void {
    this.#isAsked = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
  }

  /** Until nothing is left to do. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Begins nothing more; the next start does the rest. */
  close(): void {
    this.#closing.abort();
  }

  async #run(): Promise<void> {
    const { first, longest } = this.#options.pauses ?? usualPauses;
    let pause = first;
    while (this.#isAsked && !this.#closing.signal.aborted) {
      this.#isAsked = false;
      if (await this.#tried()) {
        pause = first;
        continue;
      }
      this.#isAsked = true;
      await wait(pause, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined);
      pause = Math.min(pause * 2, longest);
    }
  }

  async #tried(): Promise<boolean> {
    const { log } = this.#options;
    try {
      await this.#follow();
      const wasWrong = this.#state.problem !== null;
      this.#state.problem = null;
      if (wasWrong) log('The mirror is true to the site again');
      return true;
    } catch (error) {
      if (this.#closing.signal.aborted) return false;
      const problem = error instanceof Error ? error.message : String(error);
      const isNews = problem !== this.#state.problem;
      this.#state.problem = problem;
      if (isNews) log(`The mirror is not true to the site: ${problem}`);
      return false;
    }
  }

  async #follow(): Promise<void> {
    const { siteDir, target } = this.#options;
    const now = await siteNow(siteDir);
    if (!now) return;
    const mark = await readMirrorMark(siteDir, target.place);
    if (mark.at?.release === now.release && mark.at.change === now.change && mark.unpurged.length === 0) return;
    const tree = new PublishedTree(now.publicDir);
    const files = mark.at && (await filesSince(siteDir, mark.at, now));
    const difference = files ? treeDifference(files, tree) : await target.compare(tree);
    await this.#carryOut(difference, tree, mark, now);
  }

  async #carryOut({ put, remove }: Difference, tree: PublishedTree, mark: MirrorMark, { release, change }: SiteNow): Promise<void> {
    const { siteDir, target, pathPrefix, purge } = this.#options;
    const unpurged = purge ? [...new Set([...mark.unpurged, ...publicPathsOf([...put, ...remove], pathPrefix)])] : [];
    // Written down first: after a crash a comparison does not see any more what was another before it.
    if (unpurged.length > mark.unpurged.length) await writeMirrorMark(siteDir, { ...mark, unpurged });
    this.#state.left = put.length + remove.length;
    for (const names of inOrder(put)) await this.#each(names, 'put', (name) => target.put(name, tree));
    await this.#each(remove, 'removed', (name) => target.remove(name));
    const reached = { place: target.place, at: { release, change } };
    await writeMirrorMark(siteDir, { ...reached, unpurged });
    if (!purge || unpurged.length === 0) return;
    await purge(unpurged);
    this.#state.done.purged += unpurged.length;
    await writeMirrorMark(siteDir, { ...reached, unpurged: [] });
  }

  async #each(names: readonly string[], what: 'put' | 'removed', work: (name: string) => Promise<void>): Promise<void> {
    await inBatches(names, async (name) => {
      this.#closing.signal.throwIfAborted();
      await work(name);
      this.#state.left -= 1;
      this.#state.done[what] += 1;
    });
  }
}
