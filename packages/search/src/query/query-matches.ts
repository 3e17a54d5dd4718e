import type { Locale } from '@ochiq/contract/routing/locales';
import { searchPageSize } from '@ochiq/contract/search/search';
import { convertLayouts } from '@ochiq/uzbek/layouts';

import type { Connection } from '../index/connection.ts';
import { splitWords } from '../words/split-words.ts';
import { expandRussianKeyboard, findNearestWord, listBeginnings } from './respelling.ts';
import { parseQueryWords, type QueryWord } from './query-words.ts';
import { noRows, appendRows, type ScoredRows } from './scored-rows.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createWordRows } from './word-rows.ts';

/** Matching rows of a query, and how the query was interpreted. */
export type QueryMatches = {
  queryWords: readonly QueryWord[];
  matched: ScoredRows;
  /** The query as corrected; `null` where it was used unchanged. */
  repaired: string | null;
};

/** Reduces the name of an act that no page has to its number, as `№ 355` for `ВМҚ-355`. */
function toActNumber(query: QueryWord): QueryWord {
  const number = /^\p{L}+(\p{N}+)(?:x\p{N}+)?$/u.exec(query.exact)?.[1];
  return number === undefined ? query : { exact: number, stem: number, isOpen: false };
}

/** One page of results. */
const fewPages = searchPageSize;
/** From so many pages on, matches of most words in the lead columns are too unspecific to be added. */
const manyPages = 100;
/** Columns that state the topic of a page. */
const leadColumns = ['title', 'keywords', 'summary'] as const;

/** Number of the rarest words that state the topic of a long query. */
const maxSignificantWords = 6;

/** Creates a finder for one language of the index. */
export function createFinder(connection: Connection, vocabulary: Vocabulary, locale: Locale) {
  const anywhere = createWordRows(connection, locale);
  const atBeginning = createWordRows(connection, locale, leadColumns);

  /** Adds pages with most of the words in the lead columns where few pages contain all of them. */
  function addNearMatches(query: readonly QueryWord[], matched: ScoredRows): ScoredRows {
    const least = query.length - 1;
    if (least < 1 || matched.rows.length === 0 || matched.rows.length >= fewPages) return matched;
    const more = atBeginning.findRowsWith(query, least);
    return more.rows.length >= manyPages ? matched : appendRows(matched, more, (least / query.length) ** 2);
  }

  const findAll = (query: readonly QueryWord[]): ScoredRows => addNearMatches(query, anywhere.findRowsWith(query, query.length));
  const countPages = (query: QueryWord) => anywhere.findRows(query).rows.length;

  function respellWords(query: readonly QueryWord[]): QueryWord[] | null {
    const words = query.map((one) => {
      if (countPages(one) > 0) return one;
      const candidates = listBeginnings(one.exact).flatMap((letter) => vocabulary.listWords(locale, letter));
      const term = findNearestWord(one.exact, candidates);
      return term === null ? one : { exact: term, stem: vocabulary.findStem(locale, term), isOpen: false };
    });
    return words.some((word, index) => word !== query[index]) ? words : null;
  }

  /**
   * Retries with the Uzbek letters that a Russian keyboard lacks: for each unknown word it takes the spelling that most
   * pages have.
   */
  function findOnRussianKeyboard(question: string): QueryMatches | null {
    if (locale !== 'uz') return null;
    const countPagesWithWord = (word: string): number => {
      const [query, ...others] = parseQueryWords(locale, word, Infinity);
      return query && others.length === 0 ? countPages(query) : 0;
    };
    let meant = '';
    let done = 0;
    for (const { text, from, to } of splitWords(question)) {
      const ways = countPagesWithWord(text) > 0 ? [] : expandRussianKeyboard(text).map((way) => ({ way, pages: countPagesWithWord(way) }));
      const best = ways.reduce((one, other) => (other.pages > one.pages ? other : one), { way: text, pages: 0 });
      meant += question.slice(done, from) + best.way;
      done = to;
    }
    meant += question.slice(done);
    const matched = meant === question ? null : findStrict(parseQueryWords(locale, meant));
    return matched && { ...matched, repaired: meant };
  }

  /**
   * Finds pages with most of the words where none has all: one word fewer at a time, down to half of the rarest known
   * words.
   */
  function findMost(query: readonly QueryWord[]): ScoredRows {
    const known = query
      .map((one) => ({ one, pages: countPages(one) }))
      .filter(({ pages }) => pages > 0)
      .sort((a, b) => a.pages - b.pages)
      .slice(0, maxSignificantWords)
      .map(({ one }) => one);
    for (let count = known.length; count >= Math.max(1, Math.ceil(known.length / 2)); count -= 1) {
      const matched = anywhere.findRowsWith(known, count);
      if (matched.rows.length > 0) return matched;
    }
    return noRows;
  }

  /**
   * Finds pages with all words. The last word is used as a prefix only where it is not a word itself: prefixes are far
   * more numerous than words.
   */
  function findStrict(query: readonly QueryWord[]): Omit<QueryMatches, 'repaired'> | null {
    const closed = query.map((one) => ({ ...one, isOpen: false }));
    const matched = findAll(closed);
    if (matched.rows.length > 0) return { queryWords: closed, matched };
    const begun = findAll(query);
    return begun.rows.length > 0 ? { queryWords: query, matched: begun } : null;
  }

  /**
   * Corrects the query: by the other keyboard layout, by letters that the keyboard lacks, or by the nearest known words
   * where no other language matches.
   */
  function findRepaired(question: string, query: readonly QueryWord[], hasOtherLocales: () => boolean): QueryMatches | null {
    for (const typed of convertLayouts(question)) {
      const ofLayout = findStrict(parseQueryWords(locale, typed));
      if (ofLayout) return { ...ofLayout, repaired: typed };
    }
    const meant = findOnRussianKeyboard(question);
    if (meant) return meant;
    const words = hasOtherLocales() ? null : respellWords(query);
    if (!words) return null;
    const completeMatches = findAll(words);
    const matched = completeMatches.rows.length > 0 ? completeMatches : findMost(words);
    return matched.rows.length === 0 ? null : { queryWords: words, matched, repaired: words.map(({ exact }) => exact).join(' ') };
  }

  return {
    /** Counts the pages that contain all words of a query. */
    count(question: string): number {
      const query = parseQueryWords(locale, question, Infinity);
      return anywhere.findRowsWith(query, query.length).rows.length;
    },

    /** Counts the pages that a query matches once its Cyrillic words have the Uzbek letters that a Russian keyboard lacks. */
    countOnRussianKeyboard: (question: string): number => findOnRussianKeyboard(question)?.matched.rows.length ?? 0,

    /**
     * Finds pages for a query: as it is; else with the numbers of acts alone; else as another keyboard or spelling
     * would have it; else by most of its words.
     * @param hasOtherLocales whether another language has matches: then the query is not misspelled
     */
    find(question: string, hasOtherLocales: () => boolean): QueryMatches {
      const query = parseQueryWords(locale, question);
      if (query.length === 0) return { queryWords: query, matched: noRows, repaired: null };
      const matched = findStrict(query) ?? findStrict(query.map(toActNumber));
      if (matched) return { ...matched, repaired: null };
      return findRepaired(question, query, hasOtherLocales) ?? { queryWords: query, matched: findMost(query), repaired: null };
    },

    forget(): void {
      anywhere.forget();
      atBeginning.forget();
    },
  };
}
