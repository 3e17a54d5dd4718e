import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Content } from '@ochiq/pages/content/content';
import { collectMediaFiles } from '@ochiq/pages/content/media-files';
import type { DocumentChange } from '@ochiq/pages/incremental/reactive-content';
import { IncrementalSite } from '@ochiq/pages/incremental/incremental-site';
import { readTables, type TableFiles } from '@ochiq/pages/tables/table-files';

import { readDataFiles } from '../assets/read-data-files.ts';
import type { PublishedView } from '../preview/published-view.ts';
import type { AlertFiles } from '../sync/alert-change.ts';
import { groupByDocument } from '../cms/entry-envelope.ts';
import { ContentStore } from './content-store.ts';
import { pickContentFacts, readBaselineAlert, setPublishedBaseline } from '../undo/published-baseline.ts';
import { listUndoneVersions, readSuppressions, type SuppressionsByChange } from '../undo/suppressions.ts';
import { findCurrentFolder, getPublicDir, type LiveRelease, openRelease } from './live-release.ts';
import type { PublisherOptions } from '../sync/publisher-context.ts';
import { ContextTexts } from '../live-pages/context-texts.ts';
import { type FileFingerprints, readBaselineFingerprints } from '../live-pages/metadata-file-changes.ts';
import { Quarantine } from '../sync/quarantine.ts';

/** The complete in-memory state of the content and of the release that follows it. */
export type SiteState = {
  live: LiveRelease;
  site: IncrementalSite;
  /** The data of changed pages, as planned. */
  contexts: ContextTexts;
  store: ContentStore;
  quarantine: Quarantine;
  /** Files missing from the media library, by their addresses in the CMS: entries are shown without them. */
  missing: Set<string>;
  /** The id of the last processed row of the change log. */
  cursor: number;
  /** How many rows the next sync reads at most. */
  batchSize: number;
  csv: ReadonlyMap<string, string>;
  tables: TableFiles;
  /** The baseline of the alert. */
  alert: AlertFiles;
  /** The fingerprints of the site's maps, feeds and data files. */
  marks: FileFingerprints;
  /** Documents whose assets may not all have been fetched yet. */
  fresh: Map<string, DocumentChange>;
};

/**
 * How many rows a sync reads at first: the pages of so many documents, with a card each, are live within a second. Those
 * that follow read `batchGrowth` times as many each, until all rows are read: each renders the pages again that mention
 * the documents.
 */
export const firstBatchSize = 6;
export const batchGrowth = 8;

/** Returns a view of what is published now. */
export function getPublishedView({ site, csv, tables, live }: SiteState, today: string): PublishedView {
  const { folder, files, renderer } = live;
  const { content, contentVersion: version, arePagesCounted } = site;
  return { content, version, csv, tables, today, arePagesCounted, publicDir: getPublicDir(folder), files, renderer };
}

/** Lists the documents that have assets. */
const listDocumentsWithAssets = (content: Content): DocumentChange[] =>
  (Object.entries(content) as [ContentTypeName, ReadonlyMap<string, NonNullable<DocumentChange['document']>>][]).flatMap(
    ([type, documents]) =>
      [...documents]
        .filter(([, { versions }]) => type === 'dataset' || collectMediaFiles(Object.values(versions)).length > 0)
        .map(([documentId, document]) => ({ type, documentId, document })),
  );

/** Marks documents whose assets may be missing. */
export function markPendingAssets(fresh: SiteState['fresh'], documents: readonly DocumentChange[]): void {
  for (const change of documents) fresh.set(`${change.type} ${change.documentId}`, change);
}

/** Content as it was read, and the cursor before it: changes published meanwhile are read a second time. */
type FetchedContent = { store: ContentStore; missing: Set<string>; cursor: number };

/**
 * Reads all published content, some documents at a time: the CMS's responses to all of them would take several times the
 * memory of the content.
 * @param held the suppressions of the release
 */
async function fetchPublished({ cms }: PublisherOptions, held: SuppressionsByChange): Promise<FetchedContent> {
  const missing = new Set<string>();
  const store = new ContentStore((url) => missing.has(url));
  store.applyUndo(listUndoneVersions(held));
  const cursor = await cms.last();
  await cms.everything((entries) => {
    for (const { key, raw } of groupByDocument(entries)) store.updateDocument(key, raw);
  });
  // The versions published before this start are not known.
  store.markPublished(() => true);
  return { store, missing, cursor };
}

async function readSiteState(
  live: LiveRelease,
  { store, missing, cursor }: FetchedContent,
  options: PublisherOptions,
  csvBefore: SiteState['csv'],
): Promise<SiteState> {
  const { siteUrl, panelUrl, today, arePagesCounted = false } = options;
  const [alert, marks] = [await readBaselineAlert(live), await readBaselineFingerprints(live)];
  const content = store.getContent();
  const csv = await readDataFiles(content, options.cmsUrl, csvBefore, getPublicDir(live.folder));
  const tables = readTables(csv);
  const contexts = new ContextTexts(siteUrl);
  const site = new IncrementalSite({
    content,
    today: today(),
    tables,
    panelUrl,
    siteUrl,
    arePagesCounted,
    fingerprint: contexts.fingerprint,
    published: { pages: live.pages, facts: pickContentFacts(live.facts) },
  });
  setPublishedBaseline(site, live, new Map());
  const fresh = new Map<string, DocumentChange>();
  const state = {
    live,
    site,
    contexts,
    store,
    quarantine: new Quarantine(),
    missing,
    cursor,
    batchSize: firstBatchSize,
    csv,
    tables,
    alert,
    marks,
    fresh,
  };
  markPendingAssets(state.fresh, listDocumentsWithAssets(content));
  return state;
}

/**
 * Opens the current release and reads all published content.
 * @param csv data files that were read before
 * @throws CmsUnavailableError, ContentError; or there is no usable release
 */
export async function loadSiteState(options: PublisherOptions, csv: SiteState['csv']): Promise<SiteState> {
  const folder = await findCurrentFolder(options.siteDir);
  // The CMS responds while the renderer starts: each uses its own processor.
  const fetching = fetchPublished(options, await readSuppressions(folder));
  // Not awaited where the release can't be opened.
  fetching.catch(() => undefined);
  const live = await openRelease(folder, options.openRenderer);
  try {
    return await readSiteState(live, await fetching, options, csv);
  } catch (error) {
    await live.renderer.close();
    throw error;
  }
}

/** Holds the site state, and whether it is valid. */
export class SiteStateStore {
  #known: SiteState | null = null;
  #isStale = true;

  /** The valid state; `null` where everything must be reloaded. */
  get now(): SiteState | null {
    return this.#isStale ? null : this.#known;
  }

  /** The last state, valid or not. */
  get last(): SiteState | null {
    return this.#known;
  }

  /** Invalidates the state: everything is reloaded. */
  invalidate(): void {
    this.#isStale = true;
  }

  /** Reloads everything. @throws CmsUnavailableError, ContentError; or there is no usable release */
  async reload(options: PublisherOptions): Promise<SiteState> {
    this.invalidate();
    await this.close();
    const siteState = await loadSiteState(options, this.#known?.csv ?? new Map());
    this.#known = siteState;
    this.#isStale = false;
    return siteState;
  }

  async close(): Promise<void> {
    await this.#known?.live.renderer.close();
  }
}
