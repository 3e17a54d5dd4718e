import type { Locale } from '@ochiq/contract/locales';
import { searchPageSize } from '@ochiq/contract/search';
import { otherLayouts } from '@ochiq/uzbek/layouts';

import type { Connection } from '../index/connection.ts';
import { split } from '../words/split.ts';
import { beginningsOf, nearest } from './nearest.ts';
import { meantOnRussianKeyboard } from './russian-keyboard.ts';
import { askedWords, type Asked } from './question.ts';
import { noRows, withMore, type ScoredRows } from './scored-rows.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordRowsOf } from './word-rows.ts';

/** Matching rows of a query, and how the query was interpreted. */
export type Found = {
  asked: readonly Asked[];
  found: ScoredRows;
  /** The query as corrected; `null` where it was used unchanged. */
  repaired: string | null;
};

/** Reduces the name of an act that no page has to its number, as `№ 355` for `ВМҚ-355`. */
function numberOf(asked: Asked): Asked {
  const number = /^\p{L}+(\p{N}+)(?:x\p{N}+)?$/u.exec(asked.exact)?.[1];
  return number === undefined ? asked : { exact: number, stem: number, isOpen: false };
}

/** One page of results. */
const few = searchPageSize;
/** From so many pages on, matches of most words in the lead columns are too unspecific to be added. */
const many = 100;
/** Columns that state the topic of a page. */
const first = ['title', 'keywords', 'summary'] as const;

/** Number of the rarest words that state the topic of a long query. */
const mostTelling = 6;

/** Creates a finder for one language of the index. */
export function finderOf(connection: Connection, vocabulary: Vocabulary, locale: Locale) {
  const anywhere = wordRowsOf(connection, locale);
  const atBeginning = wordRowsOf(connection, locale, first);

  /** Adds pages with most of the words in the lead columns where few pages contain all of them. */
  function withMost(asked: readonly Asked[], found: ScoredRows): ScoredRows {
    const least = asked.length - 1;
    if (least < 1 || found.rows.length === 0 || found.rows.length >= few) return found;
    const more = atBeginning.having(asked, least);
    return more.rows.length >= many ? found : withMore(found, more, (least / asked.length) ** 2);
  }

  const all = (asked: readonly Asked[]): ScoredRows => withMost(asked, anywhere.having(asked, asked.length));
  const pagesWith = (asked: Asked) => anywhere.of(asked).rows.length;

  function respelled(asked: readonly Asked[]): Asked[] | null {
    const words = asked.map((one) => {
      if (pagesWith(one) > 0) return one;
      const candidates = beginningsOf(one.exact).flatMap((letter) => vocabulary.wordsWith(locale, letter));
      const term = nearest(one.exact, candidates);
      return term === null ? one : { exact: term, stem: vocabulary.stemOf(locale, term), isOpen: false };
    });
    return words.some((word, index) => word !== asked[index]) ? words : null;
  }

  /**
   * Retries with the Uzbek letters that a Russian keyboard lacks: for each unknown word it takes the spelling that most
   * pages have.
   */
  function onRussianKeyboard(question: string): Found | null {
    if (locale !== 'uz') return null;
    const pagesOf = (word: string): number => {
      const [asked, ...others] = askedWords(locale, word, Infinity);
      return asked && others.length === 0 ? pagesWith(asked) : 0;
    };
    let meant = '';
    let done = 0;
    for (const { text, from, to } of split(question)) {
      const ways = pagesOf(text) > 0 ? [] : meantOnRussianKeyboard(text).map((way) => ({ way, pages: pagesOf(way) }));
      const best = ways.reduce((one, other) => (other.pages > one.pages ? other : one), { way: text, pages: 0 });
      meant += question.slice(done, from) + best.way;
      done = to;
    }
    meant += question.slice(done);
    const found = meant === question ? null : strict(askedWords(locale, meant));
    return found && { ...found, repaired: meant };
  }

  /**
   * Finds pages with most of the words where none has all: one word fewer at a time, down to half of the rarest known
   * words.
   */
  function most(asked: readonly Asked[]): ScoredRows {
    const known = asked
      .map((one) => ({ one, pages: pagesWith(one) }))
      .filter(({ pages }) => pages > 0)
      .sort((a, b) => a.pages - b.pages)
      .slice(0, mostTelling)
      .map(({ one }) => one);
    for (let count = known.length; count >= Math.max(1, Math.ceil(known.length / 2)); count -= 1) {
      const found = anywhere.having(known, count);
      if (found.rows.length > 0) return found;
    }
    return noRows;
  }

  /**
   * Finds pages with all words. The last word is used as a prefix only where it is not a word itself: prefixes are far
   * more numerous than words.
   */
  function strict(asked: readonly Asked[]): Omit<Found, 'repaired'> | null {
    const closed = asked.map((one) => ({ ...one, isOpen: false }));
    const found = all(closed);
    if (found.rows.length > 0) return { asked: closed, found };
    const begun = all(asked);
    return begun.rows.length > 0 ? { asked, found: begun } : null;
  }

  /**
   * Corrects the query: by the other keyboard layout, by letters that the keyboard lacks, or by the nearest known words
   * where no other language matches.
   */
  function repaired(question: string, asked: readonly Asked[], isElsewhere: () => boolean): Found | null {
    for (const typed of otherLayouts(question)) {
      const ofLayout = strict(askedWords(locale, typed));
      if (ofLayout) return { ...ofLayout, repaired: typed };
    }
    const meant = onRussianKeyboard(question);
    if (meant) return meant;
    const words = isElsewhere() ? null : respelled(asked);
    if (!words) return null;
    const whole = all(words);
    const found = whole.rows.length > 0 ? whole : most(words);
    return found.rows.length === 0 ? null : { asked: words, found, repaired: words.map(({ exact }) => exact).join(' ') };
  }

  return {
    /** Counts the pages that contain all words of a query. */
    count(question: string): number {
      const asked = askedWords(locale, question, Infinity);
      return anywhere.having(asked, asked.length).rows.length;
    },

    /**
     * Finds pages for a query: as it is; else with the numbers of acts alone; else as another keyboard or spelling
     * would have it; else by most of its words.
     * @param hasOtherLocales whether another language has matches: then the query is not misspelled
     */
    find(question: string, isElsewhere: () => boolean): Found {
      const asked = askedWords(locale, question);
      if (asked.length === 0) return { asked, found: noRows, repaired: null };
      const found = strict(asked) ?? strict(asked.map(numberOf));
      if (found) return { ...found, repaired: null };
      return repaired(question, asked, isElsewhere) ?? { asked, found: most(asked), repaired: null };
    },

    forget(): void {
      anywhere.forget();
      atBeginning.forget();
    },
  };
}
