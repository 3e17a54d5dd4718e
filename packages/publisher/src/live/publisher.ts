import type { Change } from '@ochiq/contract/change';
import type { ContentTypeName } from '@ochiq/contract/content-types';
import { alertFiles } from '@ochiq/pages/alert-files';
import type { ContentProblem } from '@ochiq/pages/content-problem';
import type { DocumentChange } from '@ochiq/pages/live/live-content';
import { documentPaths } from '@ochiq/pages/live/document-paths';
import { LiveSite, type SiteDelta } from '@ochiq/pages/live/live-site';
import { pageContextOf } from '@ochiq/pages/page-context';
import { readTables, type TableFiles } from '@ochiq/pages/table-files';
import type { FileCache } from '@ochiq/pictures/file-cache';

import type { Cms } from '../cms/cms.ts';
import { readDataFiles } from '../files/read-data-files.ts';
import { currentRelease } from '../releases.ts';
import type { LiveView } from '../preview/live-view.ts';
import type { AppliedChange } from '../swap/applied-change.ts';
import { stays, SwapError } from '../swap/swap-error.ts';
import { alertChange, alertNames, type AlertFiles } from './alert-change.ts';
import { collapse } from './collapse.ts';
import { byDocument, ContentStore, type DocumentKey } from './content-store.ts';
import { contentFacts, countAsPublished, countedAlert, followUndo } from './counted.ts';
import { freshPlan, wholePlan } from './file-plan.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { HeldByChange } from './held.ts';
import { openRelease, publicIn, type LiveRelease, type OpenRenderer } from './live-release.ts';
import { pagesToBe } from './pages-to-be.ts';
import { Patience } from './patience.ts';
import { readChanged } from './read-changed.ts';
import { countedMarks, marksOf, standingChange, type Marks } from './standing-files.ts';
import { Swaps } from './swaps.ts';
import { Intake, type Refused } from './take-changes.ts';
import { ChangeRefused, treeChangeOf, type FailedPage, type Surroundings } from './tree-change-of.ts';

type Options = {
  cms: Cms;
  cmsUrl: string;
  siteDir: string;
  siteUrl: string;
  panelUrl: string;
  cache: FileCache;
  /** The day it is in Tashkent, `YYYY-MM-DD`. */
  today: () => string;
  openRenderer: OpenRenderer;
};

/** One look at the change log, and what came of it. */
export type Turn = {
  /** Documents that were read anew. */
  documents: DocumentKey[];
  /** The rows of the log that the site is true to now, this turn's and those that had waited. */
  changes: Change[];
  /** How many pages were rendered. */
  rendered: number;
  /** What was swapped in; `null` where no page is another one. */
  applied: AppliedChange | null;
  failed: FailedPage[];
};

/** What goes with a delta: pages that are not worth a try, and what becomes of the files beside the pages. */
type Beside = Pick<Surroundings, 'waiting' | 'standing'>;

/** The path that the whole site is under. */
const pathPrefixOf = (siteUrl: string) => new URL(siteUrl).pathname.replace(/\/+$/u, '');
const idle: Turn = { documents: [], changes: [], rendered: 0, applied: null, failed: [] };

/** Keeps the published files true to what the CMS has published. One turn at a time. */
export class Publisher {
  readonly #options: Options;
  #store = new ContentStore();
  #intake = new Intake();
  #cursor = 0;
  #csv: ReadonlyMap<string, string> = new Map();
  #tables: TableFiles = new Map();
  #live: LiveRelease | null = null;
  #site: LiveSite | null = null;
  #alert: AlertFiles = new Map();
  /** What the maps, feeds and data of the site say. */
  #marks: Marks = new Map();
  /** Documents whose files may not all have been brought yet. */
  #fresh = new Map<string, DocumentChange>();
  /** Rows of the log that were read and that the site is not true to yet. */
  #waiting: Change[] = [];
  #unread = 0;
  #isRendering = false;
  readonly #swaps: Swaps;
  readonly #patience = new Patience();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#swaps = new Swaps(options.siteDir);
  }

  /** The place in the change log up to which all is known. */
  get cursor(): number {
    return this.#cursor;
  }

  /** Entries that do not fit the contract, and documents that would break the site. */
  get quarantine(): { unfit: ContentProblem[]; refused: readonly Refused[] } {
    return { unfit: this.#store.problems, refused: this.#intake.refused };
  }

  /** How many pages the site has. */
  get pages(): number {
    return this.#site?.paths.size ?? 0;
  }

  /** What is on its way: rows of the log, how many more there are that were not read yet, and whether pages are being made. */
  get queue(): { waiting: readonly Change[]; unread: number; isRendering: boolean } {
    return { waiting: this.#waiting, unread: this.#unread, isRendering: this.#isRendering };
  }

  /** The changes that are kept, the newest first. */
  get published(): readonly AppliedChange[] {
    return this.#swaps.published;
  }

  /** What undone changes hold back until the CMS changes it. */
  get heldBack(): HeldByChange {
    return this.#live?.held ?? new Map();
  }

  /** The paths of documents' own pages, by `inLanguageKey`. */
  pathsOf(documentIds: ReadonlySet<string>): ReadonlyMap<string, string> {
    return this.#site ? documentPaths(this.#site.planned(), documentIds) : new Map();
  }

  /** What is published at this moment; `null` before it was read. */
  get view(): LiveView | null {
    const [site, live] = [this.#site, this.#live];
    if (!site || !live) return null;
    const { files, renderer } = live;
    const publicDir = publicIn(live.folder);
    return { content: site.content, csv: this.#csv, tables: this.#tables, today: this.#options.today(), publicDir, files, renderer };
  }

  /**
   * Looks what is new and publishes it.
   * @throws CmsAway, SwapError, ContentError, ChangeRefused: nothing was published, and the next turn tries again
   */
  turn(): Promise<Turn> {
    return this.#afterLast(() => this.#turn());
  }

  /**
   * Takes a change back. What it had put on the site stays away until the CMS changes it; an undo can be undone.
   * @param number `null` for the newest that can be undone
   * @throws SwapError it can't be undone; the site stays as it was
   */
  undo(number: number | null): Promise<AppliedChange> {
    return this.#afterLast(() => this.#undo(number));
  }

  /** One thing after the other, whatever became of the one before. */
  #afterLast<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next;
    return next;
  }

  async #turn(): Promise<Turn> {
    if ((await currentRelease(this.#options.siteDir)) !== this.#live?.folder || !this.#site) return this.#begin();
    const { changes, last } = await this.#options.cms.changes(this.#cursor);
    const today = this.#options.today();
    const site = this.#site;
    const documents = await readChanged(changes, this.#options.cms, this.#store);
    this.#cursor = changes.at(-1)?.id ?? last;
    this.#waiting.push(...changes);
    this.#unread = Math.max(0, last - this.#cursor);
    this.#intake.take(site, documents);
    for (const change of documents) this.#fresh.set(`${change.type} ${change.documentId}`, change);
    await this.#turnTables(site, documents);
    site.turn({ today });
    return this.#publish(documents.map(({ type, documentId }) => ({ type, documentId })));
  }

  async close(): Promise<void> {
    await this.#live?.renderer.close();
  }

  /** Reads everything, and publishes where the release differs from it. */
  async #begin(): Promise<Turn> {
    const { cms, siteDir, siteUrl, panelUrl, today } = this.#options;
    await this.#swaps.begin();
    await this.#live?.renderer.close();
    this.#live = null;
    this.#site = null;
    const live = await openRelease(siteDir, this.#options.openRenderer);
    this.#live = live;
    this.#alert = await countedAlert(live);
    this.#marks = await countedMarks(live);
    // What is published while all is read is read once more.
    const last = await cms.last();
    const store = new ContentStore();
    for (const { key, raw } of byDocument(await cms.everything())) store.take(key, raw);
    const content = store.content();
    this.#csv = await readDataFiles(content, this.#options.cmsUrl, this.#csv);
    this.#tables = readTables(this.#csv);
    this.#site = new LiveSite({
      content,
      today: today(),
      tables: this.#tables,
      panelUrl,
      siteUrl,
      fingerprint: (page) => fingerprintOf(pageContextOf(page, siteUrl)),
      published: { pages: live.pages, facts: contentFacts(live.facts) },
    });
    countAsPublished(this.#site, live, new Map());
    this.#store = store;
    this.#intake = new Intake();
    this.#cursor = last;
    this.#fresh = new Map();
    for (const [type, documents] of Object.entries(content) as [ContentTypeName, ReadonlyMap<string, DocumentChange['document']>][])
      for (const [documentId, document] of documents) this.#fresh.set(`${type} ${documentId}`, { type, documentId, document });
    return this.#publish([]);
  }

  async #turnTables(site: LiveSite, documents: readonly DocumentChange[]): Promise<void> {
    if (!documents.some(({ type }) => type === 'dataset')) return;
    this.#csv = await readDataFiles(site.content, this.#options.cmsUrl, this.#csv);
    this.#tables = readTables(this.#csv);
    site.turn({ tables: this.#tables });
  }

  async #publish(documents: DocumentKey[]): Promise<Turn> {
    const [site, live] = [this.#site, this.#live];
    if (!site || !live) return idle;
    const alert = await this.#publishAlert(site, live);
    const delta = site.delta();
    if (!delta.ok) return { ...idle, documents, applied: alert, failed: delta.failed };
    const { tried, waiting } = this.#patience.sort(delta.changed, site.stamp, performance.now());
    const ended = (turn: Partial<Turn>): Turn => ({ ...idle, documents, changes: this.#waiting.splice(0), applied: alert, ...turn });
    const standing = await standingChange(site.files, this.#marks);
    if (tried.length === 0 && delta.removed.length === 0 && !delta.facts && !standing) return ended({ failed: waiting });
    collapse(delta.removed.length, site.paths.size + delta.removed.length);
    this.#isRendering = true;
    try {
      const { applied, failed } = await this.#publishPages({ ...delta, changed: tried }, site, live, { waiting, standing });
      return ended({ applied: applied ?? alert, rendered: tried.length, failed });
    } catch (error) {
      if (error instanceof ChangeRefused) this.#patience.refuse(error, site.stamp, performance.now());
      throw error;
    } finally {
      this.#isRendering = false;
    }
  }

  async #publishPages(delta: SiteDelta, site: LiveSite, live: LiveRelease, beside: Beside): Promise<Pick<Turn, 'applied' | 'failed'>> {
    const { waiting, standing } = beside;
    const plan = freshPlan([...this.#fresh.values()], delta.changed, site.content, this.#tables);
    const { pages: planned, takenBack } = await pagesToBe(site.paths, delta, live);
    const around = { live, planned, takenBack, waiting, standing, wholePlan: () => wholePlan(site.content, this.#tables) };
    const { change, facts, files, pages, failed, held } = await treeChangeOf(delta, plan, around, this.#options);
    const behind = [...waiting, ...failed, ...held];
    if (change === null) {
      this.#patience.hold(held, site.stamp);
      return { applied: null, failed: behind };
    }
    const rows = this.#waiting.filter(({ type }) => type !== 'alert');
    const about = { rows, content: site.content, pages, hasFacts: delta.facts !== null };
    const applied = await this.#swaps.apply(change, live, about);
    site.accept(new Set(behind.map((page) => page.path)));
    this.#patience.forget();
    this.#marks = marksOf(site.files);
    live.facts = facts;
    for (const file of files) live.files.add(file);
    this.#fresh.clear();
    return { applied, failed: behind };
  }

  #wantedAlert(site: LiveSite): AlertFiles {
    const { siteUrl, today } = this.#options;
    return alertNames(alertFiles(site.content, today(), pathPrefixOf(siteUrl)));
  }

  /** The alert goes first and by itself: nothing that is slow or wrong with a page holds it up. */
  async #publishAlert(site: LiveSite, live: LiveRelease): Promise<AppliedChange | null> {
    const wanted = this.#wantedAlert(site);
    const change = await alertChange(wanted, this.#alert);
    if (!change) return null;
    const rows = this.#waiting.filter(({ type }) => type === 'alert');
    const applied = await this.#swaps.apply(change, live, { rows, content: site.content, pages: 0, hasFacts: false });
    this.#alert = wanted;
    return applied;
  }

  async #undo(number: number | null): Promise<AppliedChange> {
    const [site, live] = [this.#site, this.#live];
    if (!site || !live) throw new SwapError('no-release', `The publisher has not read the site yet: try again in a moment. ${stays}`);
    const fingerprintAt = (page: string) => site.fingerprintAt(page);
    const files = new Map([...this.#wantedAlert(site), ...marksOf(site.files)]);
    const applied = await this.#swaps.undo(number, live, { fingerprintAt, files, facts: site.facts });
    try {
      await followUndo(applied, site, live);
      this.#alert = await countedAlert(live);
      this.#marks = await countedMarks(live);
      this.#patience.forget();
    } catch {
      // What can't be read again now is read with everything else by the next turn.
      this.#site = null;
    }
    return applied;
  }
}
