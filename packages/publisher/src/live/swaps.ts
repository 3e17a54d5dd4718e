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

/** Metadata of a change. */
export type About = {
  /** Its rows of the log. */
  rows: readonly Change[];
  content: Content;
  /** How many pages it changes. */
  pages: number;
  /** Whether the facts for the edge change. */
  hasFacts: boolean;
  /** The versions that it replaces. */
  replaced: readonly ReplacedVersion[];
};

/** Writes and undoes changes of the published files, each under leadership and the site lock. */
export class Swaps {
  readonly #siteDir: string;
  readonly #afterwards: () => Promise<void>;
  readonly #lead: Lead;
  readonly #disk: Disk;
  #published: readonly AppliedChange[] = [];
  /** The newest change included in the state of the release. */
  #base = 0;

  /**
   * @param onChanged called after each change before it counts as made; never fails
   * @param leadership excludes publishers on other machines
   */
  constructor(siteDir: string, afterwards: () => Promise<void>, lead = alone) {
    this.#siteDir = siteDir;
    this.#afterwards = afterwards;
    this.#lead = lead;
    this.#disk = leadingDisk(realDisk, lead);
  }

  /** The changes in the undo history, newest first. */
  get published(): readonly AppliedChange[] {
    return this.#published;
  }

  /** Completes what a crash interrupted. @throws TransactionError */
  async begin(): Promise<void> {
    await this.#locked(async () => {
      await recover(this.#siteDir, this.#disk);
      await clearStaging(this.#siteDir);
      // Before the release is read: a change in between is read twice, never skipped.
      this.#base = await newestChange(this.#siteDir);
      this.#published = await listChanges(this.#siteDir);
    });
    // Work after a start or a new release is not awaited.
    void this.#afterwards();
  }

  /** Returns whether another publisher has changed the release since it was read; everything must be reloaded then. */
  async isOvertaken(): Promise<boolean> {
    return (await newestChange(this.#siteDir)) !== this.#base;
  }

  /**
   * Applies a file change.
   * @throws TransactionError; or the site was rebuilt or changed by another publisher meanwhile
   */
  async apply(wanted: TreeChange, live: LiveRelease, { rows, content, pages, hasFacts, replaced }: About): Promise<AppliedChange> {
    const done = await this.#locked(async () => {
      if (!(await this.#isCurrent(live))) throw new Error('The site was built anew meanwhile: the next turn follows it');
      // Changes that another publisher began and left pending count, too.
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
   * Undoes a change.
   * @param number `null` for the newest change that can be undone
   * @param desired what the CMS has published, to be suppressed where the undo removes it
   * @throws TransactionError
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
   * Records that versions were published again after their undo.
   * @param ended by `formatUndoName`
   * @throws TransactionError
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
