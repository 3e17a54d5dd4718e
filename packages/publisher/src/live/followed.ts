import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Content } from '@ochiq/pages/content';
import type { DocumentChange } from '@ochiq/pages/live/live-content';
import { LiveSite } from '@ochiq/pages/live/live-site';
import { pageContextOf } from '@ochiq/pages/page-context';
import { readTables, type TableFiles } from '@ochiq/pages/table-files';

import { readDataFiles } from '../files/read-data-files.ts';
import type { LiveView } from '../preview/live-view.ts';
import type { AlertFiles } from './alert-change.ts';
import { byDocument, ContentStore } from './content-store.ts';
import { contentFacts, countAsPublished, countedAlert } from './counted.ts';
import { fingerprintOf } from './fingerprint.ts';
import { listUndoneVersions } from './held.ts';
import { openRelease, publicIn, type LiveRelease } from './live-release.ts';
import type { Options } from './means.ts';
import { countedMarks, type Marks } from './standing-files.ts';
import { Quarantine } from './quarantine.ts';

/** The complete in-memory state of the content and of the release that follows it. */
export type Followed = {
  live: LiveRelease;
  site: LiveSite;
  store: ContentStore;
  quarantine: Quarantine;
  /** Files missing from the media library, by their addresses in the CMS: entries are shown without them. */
  missing: Set<string>;
  /** The id of the last processed row of the change log. */
  cursor: number;
  csv: ReadonlyMap<string, string>;
  tables: TableFiles;
  /** The baseline of the alert. */
  alert: AlertFiles;
  /** The fingerprints of the site's maps, feeds and data files. */
  marks: Marks;
  /** Documents whose assets may not all have been fetched yet. */
  fresh: Map<string, DocumentChange>;
};

/** Returns a view of what is published now. */
export function viewOf({ site, csv, tables, live }: Followed, today: string): LiveView {
  const { folder, files, renderer } = live;
  return { content: site.content, csv, tables, today, publicDir: publicIn(folder), files, renderer };
}

const everyDocument = (content: Content): DocumentChange[] =>
  (Object.entries(content) as [ContentTypeName, ReadonlyMap<string, DocumentChange['document']>][]).flatMap(([type, documents]) =>
    [...documents].map(([documentId, document]) => ({ type, documentId, document })),
  );

/** Marks documents whose assets may be missing. */
export function markFresh(fresh: Followed['fresh'], documents: readonly DocumentChange[]): void {
  for (const change of documents) fresh.set(`${change.type} ${change.documentId}`, change);
}

/** Reads all published content, and the cursor before it: changes published meanwhile are read a second time. */
async function readPublished({ cms }: Options) {
  const cursor = await cms.last();
  return { cursor, raw: await cms.everything() };
}

type Published = Awaited<ReturnType<typeof readPublished>>;

async function readAll(live: LiveRelease, { cursor, raw }: Published, options: Options, csvBefore: Followed['csv']): Promise<Followed> {
  const { siteUrl, panelUrl, today } = options;
  const [alert, marks] = [await countedAlert(live), await countedMarks(live)];
  const missing = new Set<string>();
  const store = new ContentStore((url) => missing.has(url));
  store.takeBack(listUndoneVersions(live.held));
  for (const { key, raw: versions } of byDocument(raw)) store.take(key, versions);
  // The versions published before this start are not known.
  store.accept(() => true);
  const content = store.content();
  const csv = await readDataFiles(content, options.cmsUrl, csvBefore, publicIn(live.folder));
  const tables = readTables(csv);
  const site = new LiveSite({
    content,
    today: today(),
    tables,
    panelUrl,
    siteUrl,
    fingerprint: (page) => fingerprintOf(pageContextOf(page, siteUrl)),
    published: { pages: live.pages, facts: contentFacts(live.facts) },
  });
  countAsPublished(site, live, new Map());
  const fresh = new Map<string, DocumentChange>();
  const followed = { live, site, store, quarantine: new Quarantine(), missing, cursor, csv, tables, alert, marks, fresh };
  markFresh(followed.fresh, everyDocument(content));
  return followed;
}

/**
 * Opens the current release and reads all published content.
 * @param csv data files that were read before
 * @throws CmsUnavailableError, ContentError; or there is no usable release
 */
export async function beginToFollow(options: Options, csv: Followed['csv']): Promise<Followed> {
  // The CMS responds while the renderer starts: each uses its own processor.
  const reading = readPublished(options);
  // Not awaited where there is no release.
  reading.catch(() => undefined);
  const live = await openRelease(options.siteDir, options.openRenderer);
  try {
    return await readAll(live, await reading, options, csv);
  } catch (error) {
    await live.renderer.close();
    throw error;
  }
}
