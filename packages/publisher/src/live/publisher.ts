import type { Change } from '@ochiq/contract/change';
import type { BrokenReference } from '@ochiq/contract/publisher-status';
import type { ContentProblem } from '@ochiq/pages/content-problem';
import { documentPaths } from '@ochiq/pages/live/document-paths';

import { FileLoader } from '../files/file-loader.ts';

import type { LiveView } from '../preview/live-view.ts';
import type { AppliedChange } from '../swap/applied-change.ts';
import { stays, SwapError } from '../swap/swap-error.ts';
import { BrokenReferences } from './broken-references.ts';
import { viewOf } from './followed.ts';
import { Following } from './following.ts';
import type { HeldByChange } from './held.ts';
import type { Means, Options } from './means.ts';
import { Patience } from './patience.ts';
import type { HeldVersion, Refused } from './quarantine.ts';
import { SpentTime } from './spent-time.ts';
import { Swaps } from './swaps.ts';
import { takeTurn } from './take-turn.ts';
import type { Turn } from './turn.ts';
import { undo } from './undo.ts';

/** Syncs the published files with the CMS. Runs are serialized. */
export class Publisher {
  readonly #means: Means;
  readonly #following = new Following();
  readonly #broken = new BrokenReferences();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    const queue = { waiting: [], unread: 0, isRendering: false };
    const swaps = new Swaps(options.siteDir, () => options.search.changed(), options.lead);
    this.#means = { options, swaps, patience: new Patience(), queue, spent: new SpentTime(), loader: options.loader ?? new FileLoader() };
  }

  /** The id of the last processed row of the change log. */
  get cursor(): number {
    return this.#following.last?.cursor ?? 0;
  }

  /**
   * Entries that are invalid or conflict with others, documents that would break the site, and versions that can't be
   * shown.
   */
  get quarantine(): { unfit: readonly ContentProblem[]; refused: readonly Refused[]; held: readonly HeldVersion[] } {
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
  finds(path: string): boolean {
    const now = this.#following.now;
    const plain = path.length > 1 ? path.replace(/\/$/u, '') : path;
    return now !== null && (now.site.paths.has(plain) || now.live.facts.redirects.some(({ from }) => from === plain));
  }

  /** Queued log rows, the number of unread ones, and whether pages are being rendered. */
  get queue(): { waiting: readonly Change[]; unread: number; isRendering: boolean } {
    return this.#means.queue;
  }

  /** The time that syncs took by stage. */
  get spent(): SpentTime {
    return this.#means.spent;
  }

  /** The changes of the site in the undo history, newest first. */
  get published(): readonly AppliedChange[] {
    return this.#means.swaps.published;
  }

  /** The suppressions of undone changes, until the CMS changes the content. */
  get heldBack(): HeldByChange {
    return this.#following.now?.live.held ?? new Map();
  }

  /** Returns the paths of documents' own pages, by `inLanguageKey`. */
  pathsOf(documentIds: ReadonlySet<string>): ReadonlyMap<string, string> {
    const followed = this.#following.now;
    return followed ? documentPaths(followed.site.planned(), documentIds) : new Map();
  }

  /** A view of what is published now; `null` before the first sync. */
  get view(): LiveView | null {
    return this.#following.now && viewOf(this.#following.now, this.#means.options.today());
  }

  /**
   * Pulls changes and publishes them.
   * @throws CmsUnavailableError, TransactionError, ContentError: nothing was published, and the next sync retries
   */
  turn(): Promise<Turn> {
    return this.#afterLast(() => takeTurn(this.#following, this.#means));
  }

  /**
   * Undoes a change. Its content stays suppressed until the CMS changes it; an undo can be undone.
   * @param number `null` for the newest that can be undone
   * @throws TransactionError it can't be undone; the site stays as it was
   */
  undo(number: number | null): Promise<AppliedChange> {
    return this.#afterLast(() => this.#undo(number));
  }

  async close(): Promise<void> {
    await this.#following.close();
  }

  /** Serializes operations, whether the previous one succeeded or failed. */
  #afterLast<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next;
    return next;
  }

  async #undo(number: number | null): Promise<AppliedChange> {
    // Changes by another publisher are read first: suppressions must reflect what it published.
    if (this.#following.now && (await this.#means.swaps.isOvertaken())) await takeTurn(this.#following, this.#means);
    const followed = this.#following.now;
    if (!followed) throw new SwapError('no-release', `The publisher has not read the site yet: try again in a moment. ${stays}`);
    const { applied, isFollowed } = await undo(number, followed, this.#means);
    // If the state can't be updated now, the next sync reloads everything.
    if (!isFollowed) this.#following.distrust();
    return applied;
  }
}
