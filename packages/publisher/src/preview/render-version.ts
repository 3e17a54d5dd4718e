import { type ContentTypeName, contentTypes, type Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { PreviewTarget } from '@ochiq/contract/wire/preview';
import type { Content, Document } from '@ochiq/pages/content/content';
import { type PlannedPage, buildPageContext } from '@ochiq/pages/page';
import { createRenderContext } from '@ochiq/pages/render-context';
import { listTableSources, readTables, type TableFiles } from '@ochiq/pages/tables/table-files';
import type { FileCache } from '@ochiq/images/file-cache';
import { downloadUploadTexts } from '@ochiq/images/download-upload-texts';
import { getAlertDataPath, getAlertFragmentPath, withAlert } from '@ochiq/contract/routing/alert-place';
import { siteAlert } from '@ochiq/contract/wire/site-alert';
import { createAlertFiles } from '@ochiq/pages/create-alert-files';
import type { Field } from '@ochiq/contract/fields/field';
import { buildDocument } from '@ochiq/pages/content/parse-content';

import { type DraftFileCache, fetchDraftFiles } from './draft-files.ts';
import type { PublishedView } from './published-view.ts';
import { findEntryPage } from './find-entry-page.ts';
import { buildPreviewHtml } from './build-preview-html.ts';
import { getPathPrefix } from '../site-paths.ts';
import { formatTashkentMinute, texts } from './texts.ts';

type AnyEntry = Entry<ContentTypeName>;

/** Picks the values shared by all languages, without relations: each language has its own. */
function pickSharedFields(type: ContentTypeName, entry: AnyEntry): Readonly<Record<string, unknown>> {
  const fields = Object.entries<Field>(contentTypes[type].fields).filter(([, { cms, localized }]) => !localized && cms.type !== 'relation');
  return Object.fromEntries(fields.map(([name]) => [name, entry[name as keyof AnyEntry]]));
}

/** Merges a version into the content as if it were published, with its shared values in the other languages. */
export function mergeVersion(content: Content, type: ContentTypeName, version: AnyEntry): Content {
  const documents: ReadonlyMap<string, Document<ContentTypeName>> = content[type];
  const others = Object.values(documents.get(version.documentId)?.versions ?? {}).filter(({ locale }) => locale !== version.locale);
  const shared = pickSharedFields(type, version);
  const document = buildDocument(type, [...others.map((other) => ({ ...other, ...shared })), version]);
  const changed = new Map([...documents, ...(document ? [[version.documentId, document] as const] : [])]);
  const inOrder = new Map([...changed].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...content, [type]: inOrder };
}

type AlertContext = { content: Content; today: string; pathPrefix: string; locale: Locale };

/**
 * Inserts the emergency banner into a page, as readers get it.
 * @param always also on days outside its period
 */
function insertAlert(html: string, { content, today, pathPrefix, locale }: AlertContext, always: boolean): string {
  const files = new Map(createAlertFiles(content, today, pathPrefix).map(({ to, text }) => [to, text]));
  const piece = files.get(getAlertFragmentPath(locale)) ?? '';
  const data = files.get(getAlertDataPath(locale));
  return withAlert(html, always && data !== undefined ? siteAlert.parse(JSON.parse(data)).html : piece);
}

export type PreviewTools = { siteUrl: string; cmsUrl: string; cache: FileCache; brought: DraftFileCache };

/** Reads the tables of all data files, including those of the unpublished version. */
async function readTablesWith(
  { csv, tables }: PublishedView,
  content: Content,
  type: ContentTypeName,
  cmsUrl: string,
): Promise<TableFiles> {
  if (type !== 'dataset') return tables;
  return readTables(await downloadUploadTexts(listTableSources(content), cmsUrl, csv));
}

function findPage(
  view: PublishedView,
  content: Content,
  tables: TableFiles,
  type: ContentTypeName,
  entry: Entry<ContentTypeName>,
): PlannedPage | null {
  return findEntryPage(createRenderContext(content, entry.locale, view.today, { tables }), type, entry);
}

/** Which version is rendered; `null` for what is typed and not saved. */
type RenderedVersion = Omit<PreviewTarget, 'version'> & {
  version: PreviewTarget['version'] | null;
  at?: string | undefined;
  /** The notice on top, in the place of our own words. */
  notice?: string | undefined;
};

/** A page, and the names of its files that the site does not have. */
export type VersionPage = { html: string; files: readonly string[] };

/** Returns the notice on top: what this is, and of a version of the history, when it was so. */
function getNotice({ locale, version, at, notice: own }: RenderedVersion): string | null {
  const { notice } = texts[locale];
  if (version === null) return own ?? null;
  return version === 'draft' || version === 'published' ? notice[version] : notice.stored(formatTashkentMinute(at ?? ''));
}

/**
 * Renders the page of a version as if it were published; `null` where there is none. Does not change the site.
 * @throws the page can't be rendered
 */
export async function renderVersion(
  view: PublishedView,
  target: RenderedVersion,
  entry: Entry<ContentTypeName>,
  { siteUrl, ...tools }: PreviewTools,
): Promise<VersionPage | null> {
  const { type, locale } = target;
  const content = mergeVersion(view.content, type, entry);
  const planned = findPage(view, content, await readTablesWith(view, content, type, tools.cmsUrl), type, entry);
  if (!planned) return null;
  const files = await fetchDraftFiles(entry, view.files, tools);
  const { html } = await view.renderer.render({ ...planned, context: JSON.stringify(buildPageContext(planned, siteUrl)) });
  const alertContext = { content, today: view.today, pathPrefix: getPathPrefix(siteUrl), locale };
  const page = insertAlert(html.toString('utf8'), alertContext, type === 'alert');
  return { html: buildPreviewHtml(page, getNotice(target), siteUrl), files };
}
