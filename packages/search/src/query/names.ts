import type { Locale } from '@ochiq/contract/locales';

import type { Connection } from '../index/connection.ts';
import { idIn, typeIn } from '../index/row-id.ts';
import { actTerms } from '../words/act-terms.ts';
import { formsAt, type Forms } from '../words/forms.ts';
import { eachWord } from '../words/split.ts';
import { stopWords } from '../words/stop-words.ts';

/** The words of what a page is called, how many its title has, and what else people call the page. */
export type Name = { words: readonly Forms[]; titleWords: number; otherNames: readonly (readonly Forms[])[] };

/** What pages are called, by their rows. */
export type Names = { of: (locale: Locale, row: number) => Name; forget: () => void };

/** Pages that are looked at for one question are often looked at for another: so many names are kept; then anew. */
const remembered = 50_000;

/** A number is a name as much as a title is: a long page that is No. 47 stands before a short one that speaks of No. 47. Names of files end otherwise. */
const numbersIn = (keywords: string) =>
  keywords
    .split('\n')
    .filter((keyword) => /\p{N}\S*$/u.test(keyword))
    .join('\n');

/** The words of a text in their order; those that say nothing are not asked for either. */
function tellingWords(locale: Locale, text: string): Forms[] {
  const words: Forms[] = [];
  eachWord(text, (from, to) => {
    words.push(formsAt(locale, text, from, to));
    return 'on';
  });
  return words.filter(({ exact }) => !stopWords[locale].has(exact));
}

/** A page of the site itself is called by what people come for: `qabul kuni` is the page of receptions. */
const otherNamesOf = (locale: Locale, row: number, keywords: string): Forms[][] =>
  typeIn(row) === 'page' && keywords !== '' ? keywords.split('\n').map((keyword) => tellingWords(locale, keyword)) : [];

/** @param keywords what a page is also found by, one in a line */
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
