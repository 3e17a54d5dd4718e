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

/** The matches of a question, as it was understood. */
export type Found = {
  asked: readonly Asked[];
  found: ScoredRows;
  /** The question in other words than the reader's; null where it was taken as it is. */
  repaired: string | null;
};

/** The name of an act that no page has: its number alone, as `№ 355` for `ВМҚ-355`. */
function numberOf(asked: Asked): Asked {
  const number = /^\p{L}+(\p{N}+)(?:x\p{N}+)?$/u.exec(asked.exact)?.[1];
  return number === undefined ? asked : { exact: number, stem: number, isOpen: false };
}

/** A page of answers. */
const few = searchPageSize;
/** Where so many pages say most of a question at their beginning, it is about nothing in particular. */
const many = 100;
/** Where a page says what it is about. */
const first = ['title', 'keywords', 'summary'] as const;

/** Of a long question so many of the rarest words say what it is about. */
const mostTelling = 6;

/** Asks one language's part of the index. */
export function finderOf(connection: Connection, vocabulary: Vocabulary, locale: Locale) {
  const anywhere = wordRowsOf(connection, locale);
  const atBeginning = wordRowsOf(connection, locale, first);

  /** Where few pages hold all words, those that say most of them at their beginning may be what was meant, too. */
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

  /** As it was meant where the keyboard lacked letters of Uzbek: of each word that no page has, the spelling that most pages have. */
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

  /** What has most of the words, where nothing has all: one word less at a time, at least half of the rarest that any page has. */
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

  /** What holds all words; the last one is a beginning only where it is no word: there are many more beginnings than words. */
  function strict(asked: readonly Asked[]): Omit<Found, 'repaired'> | null {
    const closed = asked.map((one) => ({ ...one, isOpen: false }));
    const found = all(closed);
    if (found.rows.length > 0) return { asked: closed, found };
    const begun = all(asked);
    return begun.rows.length > 0 ? { asked, found: begun } : null;
  }

  /** As the other keyboard would have it, or one with more letters, or with the nearest known words where no other language answers. */
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
    /** How many pages hold all words of a question. */
    count(question: string): number {
      const asked = askedWords(locale, question, Infinity);
      return anywhere.having(asked, asked.length).rows.length;
    },

    /**
     * What a question finds: as it stands; else with the numbers of acts alone; else as the other keyboard, or
     * another spelling, would have it; else what answers most of it.
     * @param isElsewhere whether another language answers it: then it is not misspelled
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
