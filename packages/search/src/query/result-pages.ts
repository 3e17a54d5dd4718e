import type { Locale } from '@ochiq/contract/routing/locales';

import type { Connection } from '../index/connection.ts';
import { unpack, unpackTexts } from '../index/packed.ts';
import { createLru } from './create-lru.ts';
import { getRowDocumentId, getRowType } from '../index/row-id.ts';
import { extractActTerms } from '../words/extract-words.ts';
import { getFormsAt, type WordForms } from '../words/word-forms.ts';
import { visitWords } from '../words/split-words.ts';
import { stopWords } from '../words/word-lists.ts';

/** The words of a page's name, how many of them the title has, and other names of the page. */
export type PageName = { words: readonly WordForms[]; titleWords: number; otherNames: readonly (readonly WordForms[])[] };

/** Names of pages by their rows. */
type PageNames = { get: (locale: Locale, row: number) => PageName; forget: () => void };

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

/** The parts of a page that results display. */
export type ResultPage = {
  path: string;
  title: string;
  date: string | null;
  /** Its summary, its text and the texts of its files, which are read lazily. */
  texts: () => Iterable<string>;
};

/** Returns pages by their numbers; `null` where there is none. */
export type ResultPages = { get: (id: number) => ResultPage | null; forget: () => void };

type CachedPage = Omit<ResultPage, 'texts'> & { summary: string; text: string; hasFiles: boolean };
type PageRow = [path: string, title: string, date: string | null, text: Buffer, hasFiles: number];

/** Number of cached characters of up to two bytes: some pages are displayed again and again. Files are not cached. */
const maxCachedCharacters = 12_000_000;
/** Fixed cost of a cached page, in characters. */
const pageOverhead = 300;

export function createResultPages(connection: Connection): ResultPages {
  // Rows as arrays cost less than rows as objects.
  const selectPage = connection
    .prepare<[number], PageRow>(
      'SELECT path, title, date, text, EXISTS (SELECT 1 FROM file WHERE document = id) FROM document WHERE id = ?',
    )
    .raw();
  const selectFiles = connection.prepare<[number], Buffer>('SELECT text FROM file WHERE document = ? ORDER BY path').pluck();
  const cache = createLru<number, CachedPage | null>(
    maxCachedCharacters,
    (cachedPage) => pageOverhead + (cachedPage ? cachedPage.text.length + cachedPage.summary.length : 0),
  );

  function readPage(id: number): CachedPage | null {
    const row = selectPage.get(id);
    if (!row) return null;
    const [path, title, date, packed, hasFiles] = row;
    const [summary, text] = unpackTexts(packed);
    return { path, title, date, summary, text, hasFiles: hasFiles === 1 };
  }

  function* listTexts(id: number, { summary, text, hasFiles }: CachedPage): Generator<string> {
    yield summary;
    yield text;
    if (hasFiles) for (const file of selectFiles.all(id)) yield unpack(file);
  }

  return {
    get(id) {
      const page = cache.get(id, () => readPage(id));
      return page && { path: page.path, title: page.title, date: page.date, texts: () => listTexts(id, page) };
    },
    forget: () => cache.clear(),
  };
}
