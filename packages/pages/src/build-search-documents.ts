import type { SearchDocument } from '@ochiq/contract/search/search';

import type { Page } from './page.ts';
import { searchEntryBuilders } from './search/search-entry-builders.ts';
import type { SearchEntry } from './search/search-entry.ts';

const trimTexts = (texts: readonly (string | null)[] | undefined) => (texts ?? []).flatMap((text) => (text?.trim() ? [text.trim()] : []));

/** Lists the site's own files; files of other sites are not read. */
const listOwnFiles = (files: SearchEntry['files']) => (files ?? []).flatMap((file) => (file?.href.startsWith('/') ? [file.href] : []));

/**
 * Returns the words of a file's name, as its author knows it: `/media/work_plan_1b2c3d4e5f-mk3x.pdf` is `work plan
 * pdf`.
 */
const getFileWords = (href: string) =>
  href
    .replace(/^.*\//u, '')
    .replace(/(?:_[0-9a-f]{10})?(?:-[0-9a-z]+)?(?=\.\w+$)/u, '')
    .replaceAll(/[_.-]+/gu, ' ');

function toSearchDocument(
  { path, locale }: Page,
  { type, title, summary, lines, keywords, date, files, anchor }: SearchEntry,
): SearchDocument {
  const own = [...new Set(listOwnFiles(files))];
  return {
    path: anchor === undefined ? path : `${path}#${anchor}`,
    locale,
    type,
    title,
    summary: summary ?? '',
    text: trimTexts(lines).join('\n'),
    keywords: [...trimTexts(keywords), ...own.map(getFileWords)],
    date: date ?? null,
    files: own,
  };
}

/**
 * Returns whether a page is indexed under its own address: not without a locale prefix, as an example of another page
 * or in a fallback language.
 */
const isIndexable = ({ path, form, head, notice }: Page) => form !== 'plain' && notice === null && head.canonical === path;

/**
 * Builds the search documents of a page: none, the page itself, or the page and places on it, as the questions of the
 * FAQ page. The texts are those that readers see, without interface texts.
 */
export function buildSearchDocuments(page: Page): SearchDocument[] {
  if (!isIndexable(page)) return [];
  const read = searchEntryBuilders[page.template] as (page: Page) => SearchEntry[];
  return read(page).map((words) => toSearchDocument(page, words));
}
