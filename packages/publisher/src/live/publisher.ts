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

/** Keeps the published files true to what the CMS has published. One turn at a time. */
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

  /** The place in the change log up to which all is known. */
  get cursor(): number {
    return this.#following.last?.cursor ?? 0;
  }

  /** Entries that do not fit the contract or stand in the way of others, documents that would break the site, and versions that can't be shown. */
  get quarantine(): { unfit: readonly ContentProblem[]; refused: readonly Refused[]; held: readonly HeldVersion[] } {
    const known = this.#following.last;
    if (!known) return { unfit: [], refused: [], held: [] };
    const { store, site, quarantine } = known;
    return { unfit: [...store.problems, ...site.leftOut], refused: quarantine.refused, held: quarantine.held };
  }

  /** What published entries lead to or show and readers do not find. */
  get broken(): readonly BrokenReference[] {
    const known = this.#following.last;
    return known ? this.#broken.find(known, this.#means.options.siteUrl) : [];
  }

  /** How many pages the site has. */
  get pages(): number {
    return this.#following.now?.site.paths.size ?? 0;
  }

  /** Whether readers find something at a path: a page, or what leads to one. */
  finds(path: string): boolean {
    const now = this.#following.now;
    const plain = path.length > 1 ? path.replace(/\/$/u, '') : path;
    return now !== null && (now.site.paths.has(plain) || now.live.facts.redirects.some(({ from }) => from === plain));
  }

  /** What is on its way: rows of the log, how many more there are that were not read yet, and whether pages are being made. */
  get queue(): { waiting: readonly Change[]; unread: number; isRendering: boolean } {
    return this.#means.queue;
  }

  /** What its turns took. */
  get spent(): SpentTime {
    return this.#means.spent;
  }

  /** The changes of the site that are kept, the newest first. */
  get published(): readonly AppliedChange[] {
    return this.#means.swaps.published;
  }

  /** What undone changes hold back until the CMS changes it. */
  get heldBack(): HeldByChange {
    return this.#following.now?.live.held ?? new Map();
  }

  /** The paths of documents' own pages, by `inLanguageKey`. */
  pathsOf(documentIds: ReadonlySet<string>): ReadonlyMap<string, string> {
    const followed = this.#following.now;
    return followed ? documentPaths(followed.site.planned(), documentIds) : new Map();
  }

  /** What is published at this moment; `null` before it was read. */
  get view(): LiveView | null {
    return this.#following.now && viewOf(this.#following.now, this.#means.options.today());
  }

  /**
   * Looks what is new and publishes it.
   * @throws CmsAway, SwapError, ContentError: nothing was published, and the next turn tries again
   */
  turn(): Promise<Turn> {
    return this.#afterLast(() => takeTurn(this.#following, this.#means));
  }

  /**
   * Takes a change back. What it had put on the site stays away until the CMS changes it; an undo can be undone.
   * @param number `null` for the newest that can be undone
   * @throws SwapError it can't be undone; the site stays as it was
   */
  undo(number: number | null): Promise<AppliedChange> {
    return this.#afterLast(() => this.#undo(number));
  }

  async close(): Promise<void> {
    await this.#following.close();
  }

  /** One thing after the other, whatever became of the one before. */
  #afterLast<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next;
    return next;
  }

  async #undo(number: number | null): Promise<AppliedChange> {
    // What another publisher has written is read first: what the CMS has published is held back as it is there.
    if (this.#following.now && (await this.#means.swaps.isOvertaken())) await takeTurn(this.#following, this.#means);
    const followed = this.#following.now;
    if (!followed) throw new SwapError('no-release', `The publisher has not read the site yet: try again in a moment. ${stays}`);
    const { applied, isFollowed } = await undo(number, followed, this.#means);
    // What can't be read again now is read with everything else by the next turn.
    if (!isFollowed) this.#following.distrust();
    return applied;
  }
}
