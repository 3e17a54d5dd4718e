import type { Locale } from '@ochiq/contract/locales';
import { searchPageSize } from '@ochiq/contract/search';
import { otherLayouts } from '@ochiq/uzbek/layouts';

import type { Connection } from '../index/connection.ts';
import { columnWeights, headTable, headWeights, matchTable } from '../index/schema.ts';
import { beginningsOf, nearest } from './nearest.ts';
import { askedWords, type Asked } from './question.ts';
import { noRows, scoresAt, withMore, type ScoredRows } from './scored-rows.ts';
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

/** Of more matches than these only those are weighed that have the words in their names, where they are enough to fill the first pages. */
const weighed = 300;
const enough = 100;

/** A page of answers. */
const few = searchPageSize;
/** Where a page says what it is about. */
const first = ['title', 'keywords', 'summary'];

/** Of a longer question pages that have less than all do not answer. */
const mostWeighed = 6;

/** Asks one language's part of the index. */
export function finderOf(connection: Connection, vocabulary: Vocabulary, locale: Locale) {
  const anywhere = wordRowsOf(connection, matchTable(locale), columnWeights);
  const atBeginning = wordRowsOf(connection, matchTable(locale), columnWeights, first);
  const named = wordRowsOf(connection, headTable(locale), headWeights);

  /** What has so many of the words; of much, what is named by them stands before the rest. */
  function having(asked: readonly Asked[], count: number): ScoredRows {
    const found = anywhere.having(asked, count);
    if (found.rows.length <= weighed) return found;
    const byName = named.having(asked, count);
    return byName.rows.length < enough ? found : { rows: found.rows, scores: scoresAt(found.rows, byName) };
  }

  /** Where few pages hold all words, those that say most of them at their beginning may be what was meant, too. */
  function withMost(asked: readonly Asked[], found: ScoredRows): ScoredRows {
    const least = asked.length - 1;
    if (least < 1 || asked.length > mostWeighed || found.rows.length === 0 || found.rows.length >= few) return found;
    const more = atBeginning.having(asked, least);
    return more.rows.length >= enough ? found : withMore(found, more, (least / asked.length) ** 2);
  }

  const all = (asked: readonly Asked[]): ScoredRows => withMost(asked, having(asked, asked.length));
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

  /** What has most of the words, where nothing has all: one word less at a time, at least half of the rarest that any page has. */
  function most(asked: readonly Asked[]): ScoredRows {
    const known = asked
      .map((one) => ({ one, pages: pagesWith(one) }))
      .filter(({ pages }) => pages > 0)
      .sort((a, b) => a.pages - b.pages)
      .slice(0, mostWeighed)
      .map(({ one }) => one);
    for (let count = known.length; count >= Math.max(1, Math.ceil(known.length / 2)); count -= 1) {
      const found = having(known, count);
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

  /** As the other keyboard would have it, or with the nearest known words where no other language answers. */
  function repaired(question: string, asked: readonly Asked[], isElsewhere: () => boolean): Found | null {
    for (const typed of otherLayouts(question)) {
      const ofLayout = strict(askedWords(locale, typed));
      if (ofLayout) return { ...ofLayout, repaired: typed };
    }
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
      for (const words of [anywhere, atBeginning, named]) words.forget();
    },
  };
}
