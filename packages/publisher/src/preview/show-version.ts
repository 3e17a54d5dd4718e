import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';
import type { Previewed } from '@ochiq/contract/preview';
import type { Content } from '@ochiq/pages/content';
import type { PlannedPage } from '@ochiq/pages/page';
import { pageContextOf } from '@ochiq/pages/page-context';
import { readingOf } from '@ochiq/pages/reading';
import { readTables, tableSources, type TableFiles } from '@ochiq/pages/table-files';
import type { FileCache } from '@ochiq/pictures/file-cache';
import { uploadedTexts } from '@ochiq/pictures/uploaded-texts';

import { alertInPlace } from './alert-in-place.ts';
import { bringDraftFiles } from './bring-draft-files.ts';
import type { BroughtFiles } from './brought-files.ts';
import { contentWith } from './content-with.ts';
import type { LiveView } from './live-view.ts';
import { pageOf } from './page-of.ts';
import { previewHtml } from './preview-html.ts';
import { pathPrefixOf } from '../path-prefix-of.ts';
import { texts } from './texts.ts';

export type Tools = { siteUrl: string; cmsUrl: string; cache: FileCache; brought: BroughtFiles };

/** Reads the tables of all data files, including those of the unpublished version. */
async function tablesWith({ csv, tables }: LiveView, content: Content, type: ContentTypeName, cmsUrl: string): Promise<TableFiles> {
  if (type !== 'dataset') return tables;
  return readTables(await uploadedTexts(tableSources(content), cmsUrl, csv));
}

function pageShowing(
  view: LiveView,
  content: Content,
  tables: TableFiles,
  type: ContentTypeName,
  entry: Entry<ContentTypeName>,
): PlannedPage | null {
  return pageOf(readingOf(content, entry.locale, view.today, { tables }), type, entry);
}

const noticeOf = (locale: Locale, version: Previewed['version']) => texts[locale].notice[version];

/**
 * Renders the page of a version as if it were published; `null` where there is none. Does not change the site.
 * @throws the page can't be rendered
 */
export async function showVersion(
  view: LiveView,
  { type, locale, version }: Previewed,
  entry: Entry<ContentTypeName>,
  { siteUrl, ...tools }: Tools,
): Promise<string | null> {
  const content = contentWith(view.content, type, entry);
  const planned = pageShowing(view, content, await tablesWith(view, content, type, tools.cmsUrl), type, entry);
  if (!planned) return null;
  await bringDraftFiles(entry, view.files, tools);
  const { html } = await view.renderer.render({ ...planned, context: pageContextOf(planned, siteUrl) });
  const around = { content, today: view.today, pathPrefix: pathPrefixOf(siteUrl), locale };
  return previewHtml(alertInPlace(html.toString('utf8'), around, type === 'alert'), noticeOf(locale, version), siteUrl);
}
