import type { Locale } from '@ochiq/contract/routing/locales';

import type { Connection } from '../index/connection.ts';
import { getRowDocumentId, getRowType } from '../index/row-id.ts';
import { extractActTerms } from '../words/extract-act-terms.ts';
import { getFormsAt, type WordForms } from '../words/word-forms.ts';
import { visitWords } from '../words/split-words.ts';
import { stopWords } from '../words/stop-words.ts';

/** The words of a page's name, how many of them the title has, and other names of the page. */
export type PageName = { words: readonly WordForms[]; titleWords: number; otherNames: readonly (readonly WordForms[])[] };

/** Names of pages by their rows. */
export type PageNames = { get: (locale: Locale, row: number) => PageName; forget: () => void };

/** Queries often rank the same pages: number of cached names, after which the cache is cleared. */
const maxCachedNames = 50_000;

/**
 * Selects keywords that end in a number. A number is a name as much as a title is: a long page that is No. 47 ranks
 * before a short one that mentions No. 47. Names of files end otherwise.
 */
const filterNumbered = (keywords: string) =>
  keywords
    .split('\n')
    .filter((keyword) => /\p{N}\S*$/u.test(keyword))
    .join('\n');

/** Extracts the words of a text in their order, without stop words, which queries lack, too. */
function extractSignificantWords(locale: Locale, text: string): WordForms[] {
  const words: WordForms[] = [];
  visitWords(text, (from, to) => {
    words.push(getFormsAt(locale, text, from, to));
    return 'on';
  });
  return words.filter(({ exact }) => !stopWords[locale].has(exact));
}

/**
 * Returns other names of a page: readers call the pages of the site itself by what they need there: `qabul kuni` is the
 * page of receptions.
 */
const extractOtherNames = (locale: Locale, row: number, keywords: string): WordForms[][] =>
  getRowType(row) === 'page' && keywords !== '' ? keywords.split('\n').map((keyword) => extractSignificantWords(locale, keyword)) : [];

/** Creates the name of a page. @param keywords what a page also matches, one per line */
function createPageName(locale: Locale, row: number, title: string, keywords: string): PageName {
  const text = `${title}\n${filterNumbered(keywords)}`;
  const words: WordForms[] = [];
  let titleWords = 0;
  visitWords(text, (from, to) => {
    words.push(getFormsAt(locale, text, from, to));
    if (to <= title.length) titleWords += 1;
    return 'on';
  });
  for (const { text: act } of extractActTerms(text)) words.push({ exact: act, stem: act });
  return { words, titleWords, otherNames: extractOtherNames(locale, row, keywords) };
}

export function createPageNames(connection: Connection): PageNames {
  const selectName = connection
    .prepare<[number], [title: string, keywords: string]>('SELECT title, keywords FROM document WHERE id = ?')
    .raw();
  const cache = new Map<number, PageName>();
  return {
    get(locale, row) {
      const known = cache.get(row);
      if (known) return known;
      const [title, keywords] = selectName.get(getRowDocumentId(row)) ?? ['', ''];
      const name = createPageName(locale, row, title, keywords);
      if (cache.size >= maxCachedNames) cache.clear();
      cache.set(row, name);
      return name;
    },
    forget: () => cache.clear(),
  };
}
