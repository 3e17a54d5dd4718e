import type { Locale } from '@ochiq/contract/locales';
import { searchPageSize } from '@ochiq/contract/search';
import { otherLayouts } from '@ochiq/uzbek/layouts';

import type { Connection } from '../index/connection.ts';
import { columnWeights, headTable, headWeights, matchTable } from '../index/schema.ts';
import { matchesIn } from './matches-in.ts';
import { expressionsFor } from './match-expression.ts';
import { beginningsOf, nearest } from './nearest.ts';
import { askedWords, type Asked } from './question.ts';
import type { ScoredRow } from './ranking.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The matches of a question, as it was understood. */
export type Found = {
  asked: readonly Asked[];
  rows: readonly ScoredRow[];
  /** The question in other words than the reader's; null where it was taken as it is. */
  repaired: string | null;
};

/** The name of an act that no page has: its number alone, as `№ 355` for `ВМҚ-355`. */
function numberOf(asked: Asked): Asked {
  const number = /^\p{L}+(\p{N}+)(?:x\p{N}+)?$/u.exec(asked.exact)?.[1];
  return number === undefined ? asked : { exact: number, stem: number, isOpen: false };
}

/** So many matches are all weighed: a score costs more than a match. */
const weighed = 300;
/** As many are enough to fill the first pages. */
const enough = 100;

/** A page of answers. */
const few = searchPageSize;
/** Where a page says what it is about. */
const first = 'title keywords summary';

/** Of more words there are too many choices. */
const mostWeighed = 6;

/** Asks one language's part of the index. */
export function finderOf(connection: Connection, vocabulary: Vocabulary, locale: Locale) {
  const table = matchTable(locale);
  const { scoredOf, idsOf } = matchesIn(connection, table, columnWeights);
  const heads = matchesIn(connection, headTable(locale), headWeights);
  const countOf = connection.prepare<[string], number>(`SELECT count(*) FROM ${table} WHERE ${table} MATCH ?`).pluck();
  const limited = connection
    .prepare<[string], number>(`SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT ${String(enough)})`)
    .pluck();
  const isMany = (expression: string) => (limited.get(expression) ?? 0) >= enough;
  const anyOf = connection.prepare<[string], number>(`SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT 1`).pluck();
  const { allOf, someOf } = expressionsFor((term) => vocabulary.has(locale, term));

  /** All matches; of many only those that have the words in their names are weighed, the others stand behind them. */
  function rowsOf(expression: string | null): readonly ScoredRow[] {
    if (expression === null) return [];
    const ids = idsOf(expression);
    if (ids.length === 0) return [];
    const named = ids.length <= weighed ? [] : heads.scoredOf(expression);
    if (named.length < enough) return scoredOf(expression);
    const isNamed = new Set(named.map(([row]) => row));
    return [...named, ...ids.filter((row) => !isNamed.has(row)).map((row): ScoredRow => [row, 0])];
  }

  /** Where few pages hold all words, those that say most of them at their beginning may be what was meant, too. */
  function withMost(asked: readonly Asked[], rows: readonly ScoredRow[]): readonly ScoredRow[] {
    const least = asked.length - 1;
    if (least < 1 || asked.length > mostWeighed || rows.length === 0 || rows.length >= few) return rows;
    const some = someOf(asked, least);
    const expression = `{${first}} : (${some ?? ''})`;
    if (some === null || isMany(expression)) return rows;
    const isFound = new Set(rows.map(([row]) => row));
    const more = scoredOf(expression).filter(([row]) => !isFound.has(row));
    return [...rows, ...more.map(([row, bm25]): ScoredRow => [row, bm25 * (least / asked.length) ** 2])];
  }

  const all = (asked: readonly Asked[]): readonly ScoredRow[] => withMost(asked, rowsOf(allOf(asked)));
  const countAll = (asked: readonly Asked[]) => {
    const expression = allOf(asked);
    return expression === null ? 0 : (countOf.get(expression) ?? 0);
  };
  const isKnown = (asked: Asked) => {
    const expression = allOf([asked]);
    return expression !== null && (!asked.isOpen || anyOf.get(expression) !== undefined);
  };

  function respelled(asked: readonly Asked[]): Asked[] | null {
    const words = asked.map((one) => {
      if (isKnown(one)) return one;
      const candidates = beginningsOf(one.exact).flatMap((letter) => vocabulary.wordsWith(locale, letter));
      const term = nearest(one.exact, candidates);
      return term === null ? one : { exact: term, stem: vocabulary.stemOf(locale, term), isOpen: false };
    });
    return words.some((word, index) => word !== asked[index]) ? words : null;
  }

  /** What has most of the words, where nothing has all: one word less at a time, at least half of the rarest that any page has. */
  function most(asked: readonly Asked[]): readonly ScoredRow[] {
    const known = asked
      .map((one) => ({ one, pages: countAll([one]) }))
      .filter(({ pages }) => pages > 0)
      .sort((a, b) => a.pages - b.pages)
      .slice(0, mostWeighed)
      .map(({ one }) => one);
    for (let count = known.length; count >= Math.max(1, Math.ceil(known.length / 2)); count -= 1) {
      const rows = rowsOf(someOf(known, count));
      if (rows.length > 0) return rows;
    }
    return [];
  }

  /** What holds all words; the last one is a beginning only where it is no word: there are many more beginnings than words. */
  function strict(asked: readonly Asked[]): Omit<Found, 'repaired'> | null {
    const closed = asked.map((one) => ({ ...one, isOpen: false }));
    const rows = all(closed);
    if (rows.length > 0) return { asked: closed, rows };
    const begun = all(asked);
    return begun.length > 0 ? { asked, rows: begun } : null;
  }

  /** As the other keyboard would have it, or with the nearest known words where no other language answers. */
  function repaired(question: string, asked: readonly Asked[], isElsewhere: () => boolean): Found | null {
    for (const typed of otherLayouts(question)) {
      const ofLayout = strict(askedWords(locale, typed));
      if (ofLayout) return { ...ofLayout, repaired: typed };
    }
    const words = isElsewhere() ? null : respelled(asked);
    if (!words) return null;
    const rows = all(words);
    const found = rows.length > 0 ? rows : most(words);
    return found.length === 0 ? null : { asked: words, rows: found, repaired: words.map(({ exact }) => exact).join(' ') };
  }

  return {
    /** How many pages hold all words of a question. */
    count(question: string): number {
      return countAll(askedWords(locale, question, Infinity));
    },

    /**
     * What a question finds: as it stands; else with the numbers of acts alone; else as the other keyboard, or
     * another spelling, would have it; else what answers most of it.
     * @param isElsewhere whether another language answers it: then it is not misspelled
     */
    find(question: string, isElsewhere: () => boolean): Found {
      const asked = askedWords(locale, question);
      if (asked.length === 0) return { asked, rows: [], repaired: null };
      const found = strict(asked) ?? strict(asked.map(numberOf));
      if (found) return { ...found, repaired: null };
      return repaired(question, asked, isElsewhere) ?? { asked, rows: most(asked), repaired: null };
    },
  };
}
