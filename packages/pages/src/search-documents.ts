import type { SearchDocument } from '@ochiq/contract/search';

import type { Page } from './page.ts';
import { bodyWords } from './search/body-words.ts';
import type { FoundWords } from './search/found-words.ts';

const said = (texts: readonly (string | null)[] | undefined) => (texts ?? []).flatMap((text) => (text?.trim() ? [text.trim()] : []));

/** Lists the site's own files; files of other sites are not read. */
const ownFiles = (files: FoundWords['files']) => (files ?? []).flatMap((file) => (file?.href.startsWith('/') ? [file.href] : []));

/**
 * Returns the words of a file's name, as its author knows it: `/media/work_plan_1b2c3d4e5f-mk3x.pdf` is `work plan
 * pdf`.
 */
const fileWords = (href: string) =>
  href
    .replace(/^.*\//u, '')
    .replace(/(?:_[0-9a-f]{10})?(?:-[0-9a-z]+)?(?=\.\w+$)/u, '')
    .replaceAll(/[_.-]+/gu, ' ');

function documentOf({ path, locale }: Page, { type, title, summary, lines, keywords, date, files, anchor }: FoundWords): SearchDocument {
  const own = [...new Set(ownFiles(files))];
  return {
    path: anchor === undefined ? path : `${path}#${anchor}`,
    locale,
    type,
    title,
    summary: summary ?? '',
    text: said(lines).join('\n'),
    keywords: [...said(keywords), ...own.map(fileWords)],
    date: date ?? null,
    files: own,
  };
}

/**
 * Returns whether a page is indexed under its own address: not without a locale prefix, as an example of another page
 * or in a fallback language.
 */
const isFoundHere = ({ path, form, head, notice }: Page) => form !== 'plain' && notice === null && head.canonical === path;

/**
 * Builds the search documents of a page: none, the page itself, or the page and places on it, as the questions of the
 * FAQ page. The texts are those that readers see, without interface texts.
 */
export function searchDocuments(page: Page): SearchDocument[] {
  if (!isFoundHere(page)) return [];
  const read = bodyWords[page.template] as (page: Page) => FoundWords[];
  return read(page).map((words) => documentOf(page, words));
}
