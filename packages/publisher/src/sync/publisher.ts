import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Change } from '@ochiq/contract/wire/change';
import type { BrokenReference } from '@ochiq/contract/wire/publisher-status';
import type { ContentProblem } from '@ochiq/pages/content/content-problem';
import { mapDocumentPaths } from '@ochiq/pages/incremental/map-document-paths';
import { createSerialQueue } from '@ochiq/service-kit/serial-queue';

import { AssetLoader } from '../assets/asset-loader.ts';
import type { PublishedView } from '../preview/published-view.ts';
import type { AppliedChange } from '../transaction/applied-change.ts';
import { TransactionError, unchangedNotice } from '../transaction/transaction-error.ts';
import { BrokenReferenceFinder } from '../state/broken-references.ts';
import { getPublishedView, SiteStateStore } from '../state/site-state.ts';
import type { SuppressionsByChange } from '../undo/suppressions.ts';
import type { PublisherContext, PublisherOptions } from './publisher-context.ts';
import { FailureCache } from './failure-cache.ts';
import type { RejectedDocument, SuspendedVersion } from './quarantine.ts';
import { StageTimer } from './stage-timer.ts';
import { ReleaseWriter } from './release-writer.ts';
import type { SyncResult } from './sync-result.ts';
import { undoPublication } from '../undo/undo.ts';
import { getCurrentRelease } from '../releases.ts';
import { publish } from './publish.ts';
import { pullChanges } from './pull-changes.ts';

/** Reloads everything and publishes the differences. */
async function syncAll(stateStore: SiteStateStore, context: PublisherContext): Promise<SyncResult> {
  await context.releaseWriter.initialize();
  const state = await stateStore.reload(context.options);
  context.queue.unread = 0;
  return publish([], state, context);
}

/**
 * Runs one sync: incremental from the change log, or complete at the start and after the release was replaced or
 * changed by another process.
 */
async function syncOnce(stateStore: SiteStateStore, context: PublisherContext): Promise<SyncResult> {
  const state = stateStore.now;
  if (!state || (await getCurrentRelease(context.options.siteDir)) !== state.live.folder) return syncAll(stateStore, context);
  if (await context.releaseWriter.isOutdated()) return syncAll(stateStore, context);
  const documents = await pullChanges(state, context);
  return documents === null ? syncAll(stateStore, context) : publish(documents, state, context);
}

/** Syncs the published files with the CMS. Runs are serialized. */
export class Publisher {
  readonly #means: PublisherContext;
  readonly #following = new SiteStateStore();
  readonly #broken = new BrokenReferenceFinder();
  /** An undo and a sync never run at once. */
  readonly #enqueue = createSerialQueue();

  constructor(options: PublisherOptions) {
    const queue = { waiting: [], unread: 0, isRendering: false };
    const releaseWriter = new ReleaseWriter(options.siteDir, () => options.search.changed(), options.lead);
    this.#means = {
      options,
      releaseWriter,
      failureCache: new FailureCache(),
      queue,
      stageTimer: new StageTimer(),
      loader: options.loader ?? new AssetLoader(),
    };
  }

  /** The id of the last processed row of the change log. */
  get cursor(): number {
    return this.#following.last?.cursor ?? 0;
  }

  /**
   * Entries that are invalid or conflict with others, documents that would break the site, and versions that can't be
   * shown.
   */
  get quarantine(): { unfit: readonly ContentProblem[]; refused: readonly RejectedDocument[]; held: readonly SuspendedVersion[] } {
    const known = this.#following.last;
    if (!known) return { unfit: [], refused: [], held: [] };
    const { store, site, quarantine } = known;
    return { unfit: [...store.problems, ...site.leftOut], refused: quarantine.refused, held: quarantine.held };
  }

  /** Links and files of published entries that readers do not find. */
  get broken(): readonly BrokenReference[] {
    const known = this.#following.last;
    return known ? this.#broken.find(known, this.#means.options.siteUrl) : [];
  }

  /** The number of pages of the site. */
  get pages(): number {
    return this.#following.now?.site.paths.size ?? 0;
  }

  /** Returns whether readers find something at a path: a page or a redirect. */
  hasPath(path: string): boolean {
    const now = this.#following.now;
    const plain = path.length > 1 ? path.replace(/\/$/u, '') : path;
    return now !== null && (now.site.paths.has(plain) || now.live.facts.redirects.some(({ from }) => from === plain));
  }

  /** Returns the document whose page is at a path: `null` for a page of none, undefined where there is no page. */
  findPageEntry(path: string): { type: ContentTypeName; documentId: string } | null | undefined {
    const page = this.#following.now?.site.pageAt(path);
    if (!page) return undefined;
    const { type, documentId } = page.source ?? { type: undefined, documentId: '' };
    return type === undefined || documentId === '' ? null : { type, documentId };
  }

  /** Queued log rows, the number of unread ones, and whether pages are being rendered. */
  get queue(): { waiting: readonly Change[]; unread: number; isRendering: boolean } {
    return this.#means.queue;
  }

  /** The time that syncs took by stage. */
  get spent(): StageTimer {
    return this.#means.stageTimer;
  }

  /** The changes of the site in the undo history, newest first. */
  get published(): readonly AppliedChange[] {
    return this.#means.releaseWriter.published;
  }

  /** The suppressions of undone changes, until the CMS changes the content. */
  get heldBack(): SuppressionsByChange {
    return this.#following.last?.live.held ?? new Map();
  }

  /** Returns the paths of documents' own pages, by `formatVersionKey`. */
  pathsOf(documentIds: ReadonlySet<string>): ReadonlyMap<string, string> {
    const state = this.#following.now;
    return state ? mapDocumentPaths(state.site.planned(), documentIds) : new Map();
  }

  /** A view of what is published now; `null` before the first sync. */
  get view(): PublishedView | null {
    return this.#following.now && getPublishedView(this.#following.now, this.#means.options.today());
  }

  /**
   * Pulls changes and publishes them.
   * @throws CmsUnavailableError, TransactionError, ContentError: nothing was published, and the next sync retries
   */
  turn(): Promise<SyncResult> {
    return this.#enqueue(() => syncOnce(this.#following, this.#means));
  }

  /**
   * Undoes a change. Its content stays suppressed until the CMS changes it; an undo can be undone.
   * @param number `null` for the newest that can be undone
   * @throws TransactionError it can't be undone; the site stays as it was
   */
  undo(number: number | null): Promise<AppliedChange> {
    return this.#enqueue(() => this.#undo(number));
  }

  async close(): Promise<void> {
    await this.#following.close();
  }

  async #undo(number: number | null): Promise<AppliedChange> {
    // Changes by another publisher are read first: suppressions must reflect what it published.
    if (this.#following.now && (await this.#means.releaseWriter.isOutdated())) await syncOnce(this.#following, this.#means);
    const state = this.#following.now;
    if (!state)
      throw new TransactionError('no-release', `The publisher has not read the site yet: try again in a moment. ${unchangedNotice}`);
    const { applied, isFollowed } = await undoPublication(number, state, this.#means);
    // If the state can't be updated now, the next sync reloads everything.
    if (!isFollowed) this.#following.invalidate();
    return applied;
  }
}
