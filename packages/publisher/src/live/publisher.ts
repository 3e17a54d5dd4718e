import type { Change } from '@ochiq/contract/change';
import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { SiteFacts } from '@ochiq/contract/site-facts';
import type { ContentProblem } from '@ochiq/pages/content-problem';
import type { DocumentChange } from '@ochiq/pages/live/live-content';
import { LiveSite } from '@ochiq/pages/live/live-site';
import { mediaFilesIn } from '@ochiq/pages/media-files';
import { pageContextOf } from '@ochiq/pages/page-context';
import { readTables, twinsOf, type TableFiles } from '@ochiq/pages/table-files';
import type { FileCache } from '@ochiq/pictures/file-cache';

import type { Cms } from '../cms/cms.ts';
import { readDataFiles } from '../files/read-data-files.ts';
import { currentRelease } from '../releases.ts';
import type { AppliedChange } from '../swap/applied-change.ts';
import { applyChange } from '../swap/apply-change.ts';
import { recover } from '../swap/recover.ts';
import { takeSiteLock } from '../swap/site-lock.ts';
import { collapse } from './collapse.ts';
import { byDocument, ContentStore, type DocumentKey } from './content-store.ts';
import { fingerprintOf } from './fingerprint.ts';
import { openRelease, type LiveRelease, type OpenRenderer } from './live-release.ts';
import { Intake, type Refused } from './take-changes.ts';
import { treeChangeOf, type FailedPage } from './tree-change-of.ts';

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
  /** What was swapped in; `null` where no page is another one. */
  applied: AppliedChange | null;
  failed: FailedPage[];
};

const onlyFacts = ({ profile, redirects }: SiteFacts): SiteFacts => ({ profile, redirects });
const idle: Turn = { documents: [], applied: null, failed: [] };

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
  /** Documents whose files may not all have been brought yet. */
  #fresh = new Map<string, DocumentChange>();

  constructor(options: Options) {
    this.#options = options;
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

  /**
   * Looks what is new and publishes it.
   * @throws CmsAway, SwapError, ContentError: nothing was published, and the next turn tries again
   */
  async turn(): Promise<Turn> {
    if ((await currentRelease(this.#options.siteDir)) !== this.#live?.folder || !this.#site) return this.#begin();
    const { changes, last } = await this.#options.cms.changes(this.#cursor);
    const today = this.#options.today();
    const site = this.#site;
    const documents = await this.#read(changes);
    this.#cursor = changes.at(-1)?.id ?? last;
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
    const lock = await takeSiteLock(siteDir);
    try {
      await recover(siteDir);
    } finally {
      await lock.release();
    }
    await this.#live?.renderer.close();
    this.#live = null;
    const live = await openRelease(siteDir, this.#options.openRenderer);
    this.#live = live;
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
      fingerprint: (page) => fingerprintOf(pageContextOf(page, siteUrl)),
      published: { pages: live.pages, facts: onlyFacts(live.facts) },
    });
    this.#store = store;
    this.#intake = new Intake();
    this.#cursor = last;
    this.#fresh = new Map();
    for (const [type, documents] of Object.entries(content) as [ContentTypeName, ReadonlyMap<string, DocumentChange['document']>][])
      for (const [documentId, document] of documents) this.#fresh.set(`${type} ${documentId}`, { type, documentId, document });
    return this.#publish([]);
  }

  async #read(changes: readonly Change[]): Promise<DocumentChange[]> {
    const { cms } = this.#options;
    // A file or a language may be in any document.
    if (changes.some(({ kind }) => kind === 'media' || kind === 'locale')) {
      const found = new Map(byDocument(await cms.everything()).map((one) => [`${one.key.type} ${one.key.documentId}`, one]));
      for (const key of this.#store.keys)
        found.set(`${key.type} ${key.documentId}`, found.get(`${key.type} ${key.documentId}`) ?? { key, raw: [] });
      return [...found.values()].map(({ key, raw }) => this.#store.take(key, raw));
    }
    const wanted = new Map<ContentTypeName, Set<string>>();
    for (const { type, documentId } of changes) if (type !== null) wanted.set(type, (wanted.get(type) ?? new Set()).add(documentId));
    const read: DocumentChange[] = [];
    for (const [type, ids] of wanted) {
      const found = new Map(byDocument(await cms.documents(type, [...ids])).map(({ key, raw }) => [key.documentId, raw]));
      for (const documentId of ids) read.push(this.#store.take({ type, documentId }, found.get(documentId) ?? []));
    }
    return read;
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
    const delta = site.delta();
    if (!delta.ok) return { documents, applied: null, failed: delta.failed };
    if (delta.changed.length === 0 && delta.removed.length === 0 && !delta.facts) return { documents, applied: null, failed: [] };
    collapse(delta.removed.length, site.paths.size + delta.removed.length);
    const fresh = [...this.#fresh.values()];
    const plan = {
      media: mediaFilesIn(fresh.flatMap(({ document }) => (document ? Object.values(document.versions) : []))),
      cards: delta.changed.filter(({ form }) => form !== 'plain').flatMap((page) => page.card() ?? []),
      made: fresh.some(({ type }) => type === 'dataset') ? twinsOf(site.content, this.#tables) : [],
    };
    const { change, facts, files, pages, failed } = await treeChangeOf(delta, plan, live, this.#options);
    const applied = await this.#swap(change, documents, pages);
    site.accept(new Set(failed.map(({ path }) => path)));
    live.facts = facts;
    for (const file of files) live.files.add(file);
    this.#fresh.clear();
    return { documents, applied, failed };
  }

  async #swap(change: Parameters<typeof applyChange>[1], documents: readonly DocumentKey[], pages: number): Promise<AppliedChange> {
    const { siteDir } = this.#options;
    const lock = await takeSiteLock(siteDir);
    try {
      if ((await currentRelease(siteDir)) !== this.#live?.folder)
        throw new Error('The site was built anew meanwhile: the next turn follows it');
      const published = documents.map(({ type, documentId }) => ({ type, documentId, locale: null, name: documentId }));
      return await applyChange(siteDir, change, { at: new Date().toISOString(), published, pages });
    } finally {
      await lock.release();
    }
  }
}
