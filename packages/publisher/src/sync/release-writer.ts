import type { Change } from '@ochiq/contract/wire/change';
import type { Content } from '@ochiq/pages/content/content';
import { formatVersionName, type ReplacedVersion } from '@ochiq/contract/wire/undone-version';

import { createFencedFileSystem, type Leadership, soleLeadership } from '../leader-election/leadership.ts';
import { getCurrentRelease } from '../releases.ts';
import { type AppliedChange, getLastChangeNumber } from '../transaction/applied-change.ts';
import { applyChange } from '../transaction/apply-change.ts';
import { maxUndoHistory } from '../transaction/run-transaction.ts';
import { realFileSystem, type FileSystem } from '../transaction/file-system.ts';
import { addChange, findPublication, listPublications } from '../transaction/publications.ts';
import { findNewestUndoable } from '../transaction/undo-conflicts.ts';
import { recover } from '../transaction/recover.ts';
import { readReplacedVersions, serializeReplaced } from '../transaction/replaced-versions.ts';
import { acquireSiteLock } from '../transaction/site-lock.ts';
import { clearStaging } from '../transaction/staging-area.ts';
import { unchangedNotice, TransactionError } from '../transaction/transaction-error.ts';
import type { FileChangeSet } from '../transaction/file-change-set.ts';
import { undoChange } from '../transaction/undo-change.ts';
import { buildSuppression, releaseSuppressions, type DesiredSite } from '../undo/apply-suppressions.ts';
import { omitEndedUndos, writeEndedUndos } from '../undo/suppressions.ts';
import type { LiveRelease } from '../state/live-release.ts';
import { listPublishedDocuments } from '../state/published-documents.ts';

/** Metadata of a change. */
export type ChangeMetadata = {
  /** Its rows of the log. */
  rows: readonly Change[];
  content: Content;
  /** How many pages it changes. */
  pages: number;
  /** How many pages of the same publication follow in the next change: 0 where this one completes it. */
  following: number;
  /** Whether it continues an unfinished publication, where there is one: an alert is always one of its own. */
  isRest: boolean;
  /** Whether the facts for the edge change. */
  hasFacts: boolean;
  /** The versions that it replaces. */
  replaced: readonly ReplacedVersion[];
};

/** Writes and undoes changes of the published files, each under leadership and the site lock. */
export class ReleaseWriter {
  readonly #siteDir: string;
  readonly #afterwards: () => Promise<void>;
  readonly #lead: Leadership;
  readonly #disk: FileSystem;
  #published: readonly AppliedChange[] = [];
  /** The newest change included in the state of the release. */
  #base = 0;
  /** Whether the remains of a crash were removed. What is staged later may be of another publisher that runs. */
  #isStagingCleared = false;

  /**
   * @param onChanged called after each change before it counts as made; never fails
   * @param leadership excludes publishers on other machines
   */
  constructor(siteDir: string, onChanged: () => Promise<void>, leadership = soleLeadership) {
    this.#siteDir = siteDir;
    this.#afterwards = onChanged;
    this.#lead = leadership;
    this.#disk = createFencedFileSystem(realFileSystem, leadership);
  }

  /** The publications in the undo history, newest first. */
  get published(): readonly AppliedChange[] {
    return this.#published;
  }

  /** Completes what a crash interrupted. @throws TransactionError */
  async initialize(): Promise<void> {
    await this.#locked(async () => {
      await recover(this.#siteDir, this.#disk);
      if (!this.#isStagingCleared) await clearStaging(this.#siteDir);
      this.#isStagingCleared = true;
      // Before the release is read: a change in between is read twice, never skipped.
      this.#base = await getLastChangeNumber(this.#siteDir);
      this.#published = await listPublications(this.#siteDir);
    });
    // Work after a start or a new release is not awaited.
    void this.#afterwards();
  }

  /** Returns whether another publisher has changed the release since it was read; everything must be reloaded then. */
  async isOutdated(): Promise<boolean> {
    return (await getLastChangeNumber(this.#siteDir)) !== this.#base;
  }

  /**
   * Applies a file change.
   * @returns the publication
   * @throws TransactionError; or the site was rebuilt or changed by another publisher meanwhile
   */
  async apply(
    desired: FileChangeSet,
    live: LiveRelease,
    { rows, content, pages, following, isRest, hasFacts, replaced }: ChangeMetadata,
  ): Promise<AppliedChange> {
    const done = await this.#locked(async () => {
      if (!(await this.#isCurrent(live))) throw new Error('The site was built anew meanwhile: the next turn follows it');
      // Changes that another publisher began and left pending count, too.
      await recover(this.#siteDir, this.#disk);
      if (await this.isOutdated()) throw new Error('Another publisher has changed the site meanwhile: the next turn reads it again');
      const { change, held } = releaseSuppressions(desired, live.held, hasFacts);
      const versions = replaced.map(formatVersionName);
      const published = listPublishedDocuments(rows, content, replaced);
      const facts = { at: new Date().toISOString(), published, pages, versions, ...(following > 0 && { following }) };
      const complete = { ...change, before: serializeReplaced(replaced), isRest };
      const applied = await applyChange(this.#siteDir, complete, facts, this.#disk);
      live.held = held;
      this.#base = applied.number;
      return this.#note(applied);
    });
    const notification = this.#afterwards();
    // Where pages follow, those are not delayed by it.
    if (following === 0) await notification;
    return done;
  }

  /**
   * Undoes a change.
   * @param number `null` for the newest change that can be undone
   * @param desired what the CMS has published, to be suppressed where the undo removes it
   * @throws TransactionError
   */
  async undo(number: number | null, live: LiveRelease, desired: DesiredSite): Promise<AppliedChange> {
    const done = await this.#locked(async () => {
      if (!(await this.#isCurrent(live)))
        throw new TransactionError('no-release', `The site was built anew just now: try again. ${unchangedNotice}`);
      await recover(this.#siteDir, this.#disk);
      if (await this.isOutdated())
        throw new TransactionError('overtaken', `Another publisher has just changed the site: try again. ${unchangedNotice}`);
      const undone = number ?? (await findNewestUndoable(this.#siteDir));
      if (undone === null) throw new TransactionError('unknown-change', `There is nothing that can be undone. ${unchangedNotice}`);
      const publication = findPublication(this.#published, undone);
      const [replaced, at] = [publication ? await readReplacedVersions(this.#siteDir, publication) : [], new Date()];
      const applied = await undoChange(this.#siteDir, undone, at, this.#disk, (change) => buildSuppression(change, desired, replaced, at));
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
      await writeEndedUndos(live.folder, ended, this.#disk);
      live.held = omitEndedUndos(live.held, ended);
    });
  }

  async #isCurrent({ folder }: LiveRelease): Promise<boolean> {
    return (await getCurrentRelease(this.#siteDir)) === folder;
  }

  #note(applied: AppliedChange): AppliedChange {
    this.#published = addChange(this.#published, applied).slice(0, maxUndoHistory);
    return this.#published[0] ?? applied;
  }

  async #locked<T>(work: () => Promise<T>): Promise<T> {
    await this.#lead.confirm();
    const lock = await acquireSiteLock(this.#siteDir);
    try {
      return await work();
    } finally {
      await lock.release();
    }
  }
}
