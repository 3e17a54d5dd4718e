import { setTimeout as wait } from 'node:timers/promises';

import { isHiddenPath } from '@ochiq/http-policy/serving-policy';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import type { PublisherStatus } from '@ochiq/contract/wire/publisher-status';

import { listFilesChangedSince, readSiteSnapshot, type SiteSnapshot } from '../transaction/changes-since.ts';
import { mapConcurrent } from '../transaction/map-concurrent.ts';
import { type MirrorCheckpoint, readMirrorCheckpoint, writeMirrorCheckpoint } from './mirror-checkpoint.ts';
import type { MirrorDifference, MirrorTarget, PurgeCaches } from './mirror-target.ts';
import { listPublicPaths, parseCompressedVariant, PublishedTree } from './published-tree.ts';

/** The state of the mirror. */
export type MirrorState = {
  /** Files still to be uploaded or removed, as far as known. */
  left: number;
  /** Totals since the start. */
  done: { put: number; removed: number; purged: number };
  /** Why the mirror does not match the site; `null` without a problem. */
  problem: string | null;
};

/** Adds a problem of the mirror to the publisher's status. */
export function withMirrorStatus(status: PublisherStatus, state: MirrorState | undefined): PublisherStatus {
  const problem = state?.problem ?? null;
  return problem === null ? status : { ...status, held: [...status.held, `The mirror is not true to the site: ${problem}`] };
}

/** Computes what to upload and remove for changed files. @param files by their path in the release */
function computeTreeDifference(files: readonly string[], tree: PublishedTree): MirrorDifference {
  const names = files
    .filter((file) => file.startsWith('public/'))
    .map((file) => file.slice('public/'.length))
    .filter((name) => !isHiddenPath(`/${name}`));
  const put = new Set(names.filter((name) => tree.has(name)));
  return { put: [...put], remove: names.filter((name) => !put.has(name)) };
}

const isPage = (name: string) => (parseCompressedVariant(name)?.owner ?? name).endsWith('.html');

/** Orders uploads: the files that pages show come before the pages. */
function orderUploads(names: readonly string[]): [beside: string[], pages: string[]] {
  return [names.filter((name) => !isPage(name)), names.filter(isPage)];
}

export type MirrorOptions = {
  siteDir: string;
  /** The prefix of all addresses of the site: empty, or `/x`. */
  pathPrefix: string;
  target: MirrorTarget;
  /** Purges changed addresses from caches; `null` where there is nothing to purge. */
  purge: PurgeCaches | null;
  /** Writes a line to the log. */
  log: (line: string) => void;
  /** Initial and maximum delay after a failure, in milliseconds. */
  pauses?: { first: number; longest: number };
};

const defaultPauses = { first: 5000, longest: 300_000 };

/**
 * Syncs a mirror with the published files: follows the journals of their changes, with a checkpoint. Where the journals
 * do not reach back, everything is compared. Runs in the background and resumes after a crash.
 */
export class MirrorSync {
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

  /** Notifies that the published files changed. */
  changed(): void {
    this.#isAsked = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
  }

  /** Waits until no work is left. */
  async whenIdle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Starts no further work; the next start continues. */
  close(): void {
    this.#closing.abort();
  }

  async #run(): Promise<void> {
    const { first, longest } = this.#options.pauses ?? defaultPauses;
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
      const problem = getErrorMessage(error);
      const isNews = problem !== this.#state.problem;
      this.#state.problem = problem;
      if (isNews) log(`The mirror is not true to the site: ${problem}`);
      return false;
    }
  }

  async #follow(): Promise<void> {
    const { siteDir, target } = this.#options;
    const now = await readSiteSnapshot(siteDir);
    if (!now) return;
    const mark = await readMirrorCheckpoint(siteDir, target.place);
    if (mark.at?.release === now.release && mark.at.change === now.change && mark.unpurged.length === 0) return;
    const tree = new PublishedTree(now.publicDir);
    const files = mark.at && (await listFilesChangedSince(siteDir, mark.at, now));
    const difference = files ? computeTreeDifference(files, tree) : await target.compare(tree);
    await this.#carryOut(difference, tree, mark, now);
  }

  async #carryOut(
    { put, remove }: MirrorDifference,
    tree: PublishedTree,
    mark: MirrorCheckpoint,
    { release, change }: SiteSnapshot,
  ): Promise<void> {
    const { siteDir, target, pathPrefix, purge } = this.#options;
    const unpurged = purge ? [...new Set([...mark.unpurged, ...listPublicPaths([...put, ...remove], pathPrefix)])] : [];
    // Stored first: after a crash a comparison can't tell which addresses had changed.
    if (unpurged.length > mark.unpurged.length) await writeMirrorCheckpoint(siteDir, { ...mark, unpurged });
    this.#state.left = put.length + remove.length;
    for (const names of orderUploads(put)) await this.#each(names, 'put', (name) => target.put(name, tree));
    await this.#each(remove, 'removed', (name) => target.remove(name));
    const checkpoint = { place: target.place, at: { release, change } };
    await writeMirrorCheckpoint(siteDir, { ...checkpoint, unpurged });
    if (!purge || unpurged.length === 0) return;
    await purge(unpurged);
    this.#state.done.purged += unpurged.length;
    await writeMirrorCheckpoint(siteDir, { ...checkpoint, unpurged: [] });
  }

  async #each(names: readonly string[], what: 'put' | 'removed', work: (name: string) => Promise<void>): Promise<void> {
    await mapConcurrent(names, async (name) => {
      this.#closing.signal.throwIfAborted();
      await work(name);
      this.#state.left -= 1;
      this.#state.done[what] += 1;
    });
  }
}
