import { type ContentTypeName, contentTypes, type Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { PreviewTarget } from '@ochiq/contract/wire/preview';
import type { Content, Document } from '@ochiq/pages/content/content';
import type { DocumentChange } from '@ochiq/pages/incremental/reactive-content';
import { buildPageContext } from '@ochiq/pages/page';
import { listTableSources, readTables, type TableFiles } from '@ochiq/pages/tables/table-files';
import type { FileCache } from '@ochiq/images/file-cache';
import { downloadUploadTexts } from '@ochiq/images/download-upload-texts';
import { getAlertDataPath, getAlertFragmentPath, withAlert } from '@ochiq/contract/routing/alert-place';
import { siteAlert } from '@ochiq/contract/wire/site-alert';
import { createAlertFiles } from '@ochiq/pages/create-alert-files';
import type { Field } from '@ochiq/contract/fields/field';
import { buildDocument } from '@ochiq/pages/content/parse-content';

import { type DraftFileCache, fetchDraftFiles } from './draft-files.ts';
import type { DraftSiteCache } from './draft-site-cache.ts';
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

/** Merges a version into its document as if it were published, with its shared values in the other languages. */
export function mergeVersion(published: Document<ContentTypeName> | null, type: ContentTypeName, version: AnyEntry): DocumentChange {
  const others = Object.values(published?.versions ?? {}).filter(({ locale }) => locale !== version.locale);
  const shared = pickSharedFields(type, version);
  const document = buildDocument(type, [...others.map((other) => ({ ...other, ...shared })), version]);
  return { type, documentId: version.documentId, document };
}

/** The files of the emergency banner, by their paths. */
type AlertTexts = ReadonlyMap<string, string>;

const listAlertFiles = (content: Content, today: string, siteUrl: string): AlertTexts =>
  new Map(createAlertFiles(content, today, getPathPrefix(siteUrl)).map(({ to, text }) => [to, text]));

/**
 * Inserts the emergency banner into a page, as readers get it.
 * @param always also on days outside its period
 */
function insertAlert(html: string, files: AlertTexts, locale: Locale, always: boolean): string {
  const piece = files.get(getAlertFragmentPath(locale)) ?? '';
  const data = files.get(getAlertDataPath(locale));
  return withAlert(html, always && data !== undefined ? siteAlert.parse(JSON.parse(data)).html : piece);
}

export type PreviewTools = { siteUrl: string; cmsUrl: string; cache: FileCache; brought: DraftFileCache; drafts: DraftSiteCache };

/** Reads the tables of all data files, including those of the unpublished version. */
async function readTablesWith(
  { content, csv, tables }: PublishedView,
  { type, documentId, document }: DocumentChange,
  cmsUrl: string,
): Promise<TableFiles> {
  if (type !== 'dataset') return tables;
  const datasets = new Map(content.dataset);
  if (document) datasets.set(documentId, document as Document<'dataset'>);
  return readTables(await downloadUploadTexts(listTableSources({ ...content, dataset: datasets }), cmsUrl, csv));
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
  const documents: ReadonlyMap<string, Document<ContentTypeName>> = view.content[type];
  const draft = mergeVersion(documents.get(entry.documentId) ?? null, type, entry);
  const tables = await readTablesWith(view, draft, tools.cmsUrl);
  // All that is read of the draft site is read now: another preview may show another draft in it after this one waits.
  const context = tools.drafts.open(view).show(draft, locale, tables);
  const planned = findEntryPage(context, type, entry);
  if (!planned) return null;
  const rendered = { ...planned, context: JSON.stringify(buildPageContext(planned, siteUrl)) };
  const alertFiles = listAlertFiles(context.content, view.today, siteUrl);
  const files = await fetchDraftFiles(entry, view.files, tools);
  const { html } = await view.renderer.render(rendered);
  const page = insertAlert(html.toString('utf8'), alertFiles, locale, type === 'alert');
  return { html: buildPreviewHtml(page, getNotice(target), siteUrl), files };
}
