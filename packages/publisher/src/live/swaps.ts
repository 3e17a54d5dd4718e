import type { Change } from '@ochiq/contract/change';
import type { Content } from '@ochiq/pages/content';
import { formatVersionName, type ReplacedVersion } from '@ochiq/contract/undone-version';

import { alone, type Lead } from '../leader/lead.ts';
import { leadingDisk } from '../leader/leading-disk.ts';
import { currentRelease } from '../releases.ts';
import type { AppliedChange } from '../swap/applied-change.ts';
import { applyChange } from '../swap/apply-change.ts';
import { keptChanges } from '../swap/carry-out.ts';
import { realDisk, type Disk } from '../swap/disk.ts';
import { listChanges, newestChange } from '../swap/list-changes.ts';
import { newestUndoable } from '../swap/newest-undoable.ts';
import { recover } from '../swap/recover.ts';
import { readReplaced, writeReplaced } from '../swap/replaced-versions.ts';
import { takeSiteLock } from '../swap/site-lock.ts';
import { clearStaging } from '../swap/staging.ts';
import { stays, SwapError } from '../swap/swap-error.ts';
import type { TreeChange } from '../swap/tree-change.ts';
import { undoChange } from '../swap/undo-change.ts';
import { heldBeside, lettingGo, type Wanted } from './hold-back.ts';
import { omitEnded, writeEnded } from './held.ts';
import type { LiveRelease } from './live-release.ts';
import { publishedDocuments } from './published-documents.ts';

/** What a change is about. */
export type About = {
  /** The rows of the log. */
  rows: readonly Change[];
  content: Content;
  /** How many pages it touches. */
  pages: number;
  /** Whether the edge is to know something else of the site. */
  hasFacts: boolean;
  /** The versions that it replaces. */
  replaced: readonly ReplacedVersion[];
};

/** Changes the files that readers get, and takes changes back; holds the site's lock while it does, and asks before whether it leads. */
export class Swaps {
  readonly #siteDir: string;
  readonly #afterwards: () => Promise<void>;
  readonly #lead: Lead;
  readonly #disk: Disk;
  #published: readonly AppliedChange[] = [];
  /** The newest change that what is known of the release contains. */
  #base = 0;

  /**
   * @param afterwards follows each change before it counts as made; it never fails
   * @param lead what says that no publisher on another machine writes
   */
  constructor(siteDir: string, afterwards: () => Promise<void>, lead = alone) {
    this.#siteDir = siteDir;
    this.#afterwards = afterwards;
    this.#lead = lead;
    this.#disk = leadingDisk(realDisk, lead);
  }

  /** The changes that are kept, the newest first. */
  get published(): readonly AppliedChange[] {
    return this.#published;
  }

  /** Finishes what a crash interrupted. @throws SwapError */
  async begin(): Promise<void> {
    await this.#locked(async () => {
      await recover(this.#siteDir, this.#disk);
      await clearStaging(this.#siteDir);
      // Before the release is read: a change that comes in between is read twice, and never taken for known.
      this.#base = await newestChange(this.#siteDir);
      this.#published = await listChanges(this.#siteDir);
    });
    // What a start or a new release asks for takes its time.
    void this.#afterwards();
  }

  /** Returns whether another publisher has changed the release since it was read; everything is to be read again then. */
  async isOvertaken(): Promise<boolean> {
    return (await newestChange(this.#siteDir)) !== this.#base;
  }

  /** @throws SwapError; or the site was built anew or changed by another publisher meanwhile */
  async apply(wanted: TreeChange, live: LiveRelease, { rows, content, pages, hasFacts, replaced }: About): Promise<AppliedChange> {
    const done = await this.#locked(async () => {
      if (!(await this.#isCurrent(live))) throw new Error('The site was built anew meanwhile: the next turn follows it');
      // What another one has begun and left counts, too.
      await recover(this.#siteDir, this.#disk);
      if (await this.isOvertaken()) throw new Error('Another publisher has changed the site meanwhile: the next turn reads it again');
      const { change, held } = lettingGo(wanted, live.held, hasFacts);
      const versions = replaced.map(formatVersionName);
      const facts = { at: new Date().toISOString(), published: publishedDocuments(rows, content, replaced), pages, versions };
      const applied = await applyChange(this.#siteDir, { ...change, before: writeReplaced(replaced) }, facts, this.#disk);
      live.held = held;
      this.#base = applied.number;
      return this.#note(applied);
    });
    await this.#afterwards();
    return done;
  }

  /**
   * @param number `null` for the newest change that can be undone
   * @param wanted what the CMS has published, to be held back where it is taken from the site
   * @throws SwapError
   */
  async undo(number: number | null, live: LiveRelease, wanted: Wanted): Promise<AppliedChange> {
    const done = await this.#locked(async () => {
      if (!(await this.#isCurrent(live))) throw new SwapError('no-release', `The site was built anew just now: try again. ${stays}`);
      await recover(this.#siteDir, this.#disk);
      if (await this.isOvertaken()) throw new SwapError('overtaken', `Another publisher has just changed the site: try again. ${stays}`);
      const undone = number ?? (await newestUndoable(this.#siteDir));
      if (undone === null) throw new SwapError('unknown-change', `There is nothing that can be undone. ${stays}`);
      const [replaced, at] = [await readReplaced(this.#siteDir, undone), new Date()];
      const applied = await undoChange(this.#siteDir, undone, at, this.#disk, (change) => heldBeside(change, wanted, replaced, at));
      this.#base = applied.number;
      return this.#note(applied);
    });
    await this.#afterwards();
    return done;
  }

  /**
   * Remembers that versions were published anew since they were taken back.
   * @param ended by `formatUndoName`
   * @throws SwapError
   */
  async endUndo(live: LiveRelease, ended: ReadonlySet<string>): Promise<void> {
    await this.#locked(async () => {
      await writeEnded(live.folder, ended, this.#disk);
      live.held = omitEnded(live.held, ended);
    });
  }

  async #isCurrent({ folder }: LiveRelease): Promise<boolean> {
    return (await currentRelease(this.#siteDir)) === folder;
  }

  #note(applied: AppliedChange): AppliedChange {
    this.#published = [applied, ...this.#published].slice(0, keptChanges);
    return applied;
  }

  async #locked<T>(work: () => Promise<T>): Promise<T> {
    await this.#lead.confirm();
    const lock = await takeSiteLock(this.#siteDir);
    try {
      return await work();
    } finally {
      await lock.release();
    }
  }
}
