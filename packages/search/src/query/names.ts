import type { Locale } from '@ochiq/contract/locales';

import type { Connection } from '../index/connection.ts';
import { idIn, typeIn } from '../index/row-id.ts';
import { actTerms } from '../words/act-terms.ts';
import { formsAt, type Forms } from '../words/forms.ts';
import { eachWord } from '../words/split.ts';
import { stopWords } from '../words/stop-words.ts';

/** The words of a page's name, how many of them the title has, and other names of the page. */
export type Name = { words: readonly Forms[]; titleWords: number; otherNames: readonly (readonly Forms[])[] };

/** Names of pages by their rows. */
export type Names = { of: (locale: Locale, row: number) => Name; forget: () => void };

/** Queries often rank the same pages: number of cached names, after which the cache is cleared. */
const remembered = 50_000;

/**
 * Selects keywords that end in a number. A number is a name as much as a title is: a long page that is No. 47 ranks
 * before a short one that mentions No. 47. Names of files end otherwise.
 */
const numbersIn = (keywords: string) =>
  keywords
    .split('\n')
    .filter((keyword) => /\p{N}\S*$/u.test(keyword))
    .join('\n');

/** Extracts the words of a text in their order, without stop words, which queries lack, too. */
function tellingWords(locale: Locale, text: string): Forms[] {
  const words: Forms[] = [];
  eachWord(text, (from, to) => {
    words.push(formsAt(locale, text, from, to));
    return 'on';
  });
  return words.filter(({ exact }) => !stopWords[locale].has(exact));
}

/**
 * Returns other names of a page: readers call the pages of the site itself by what they need there: `qabul kuni` is the
 * page of receptions.
 */
const otherNamesOf = (locale: Locale, row: number, keywords: string): Forms[][] =>
  typeIn(row) === 'page' && keywords !== '' ? keywords.split('\n').map((keyword) => tellingWords(locale, keyword)) : [];

/** Creates the name of a page. @param keywords what a page also matches, one per line */
function nameOf(locale: Locale, row: number, title: string, keywords: string): Name {
  const text = `${title}\n${numbersIn(keywords)}`;
  const words: Forms[] = [];
  let titleWords = 0;
  eachWord(text, (from, to) => {
    words.push(formsAt(locale, text, from, to));
    if (to <= title.length) titleWords += 1;
    return 'on';
  });
  for (const { text: act } of actTerms(text)) words.push({ exact: act, stem: act });
  return { words, titleWords, otherNames: otherNamesOf(locale, row, keywords) };
}

export function namesOf(connection: Connection): Names {
  const called = connection.prepare<[number], [title: string, keywords: string]>('SELECT title, keywords FROM document WHERE id = ?').raw();
  const memory = new Map<number, Name>();
  return {
    of(locale, row) {
      const known = memory.get(row);
      if (known) return known;
      const [title, keywords] = called.get(idIn(row)) ?? ['', ''];
      const name = nameOf(locale, row, title, keywords);
      if (memory.size >= remembered) memory.clear();
      memory.set(row, name);
      return name;
    },
    forget: () => memory.clear(),
  };
}
