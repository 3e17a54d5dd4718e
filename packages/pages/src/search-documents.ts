import type { SearchDocument } from '@ochiq/contract/search';

import type { Page } from './page.ts';
import { bodyWords } from './search/body-words.ts';
import type { FoundWords } from './search/found-words.ts';

const said = (texts: readonly (string | null)[] | undefined) => (texts ?? []).flatMap((text) => (text?.trim() ? [text.trim()] : []));

/** Files of the site itself; what lies elsewhere is not read. */
const ownFiles = (files: FoundWords['files']) => (files ?? []).flatMap((file) => (file?.href.startsWith('/') ? [file.href] : []));

/** A file by its name, as who uploaded it or was sent it knows it: `/media/work_plan_1b2c3d4e5f-mk3x.pdf` is `work plan pdf`. */
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

/** Whether a page is found under its own address: not in its unprefixed form, as an example of another page or in a foreign language. */
const isFoundHere = ({ path, form, head, notice }: Page) => form !== 'plain' && notice === null && head.canonical === path;

/**
 * What search finds a page by: nothing, the page, or the page and places on it, as the questions of
 * the page of questions. The words are those that readers see; interface texts are not among them.
 */
export function searchDocuments(page: Page): SearchDocument[] {
  if (!isFoundHere(page)) return [];
  const read = bodyWords[page.template] as (page: Page) => FoundWords[];
  return read(page).map((words) => documentOf(page, words));
}
