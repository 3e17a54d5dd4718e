import { localeCodes, perLocale, type Locale } from '@ochiq/contract/locales';
import { searchPageSize, searchQueryMax, type SearchAnswer, type SearchHit, type SearchQuery } from '@ochiq/contract/search';

import type { Connection } from '../index/connection.ts';
import { idIn, typeIn } from '../index/row-id.ts';
import { filtered } from './filters.ts';
import { finderOf, type Found } from './found.ts';
import { lru } from './lru.ts';
import { cutAt, matcherOf, type Matcher } from './mark.ts';
import { namesOf } from './names.ts';
import { rank } from './rank.ts';
import { shownPagesOf } from './shown-pages.ts';
import { snippet } from './snippet.ts';
import { spelledAs } from './spelled.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Pages that match the words of a query, before filters. */
type Matches = Found & Pick<SearchAnswer, 'elsewhere'>;

/** Number of top pages that provide the spelling of a repaired word. */
const spelling = 3;

/** Paging and filters repeat the same words: number of cached matching rows, 16 bytes each. */
const remembered = 500_000;
/** Fixed cost of a cached query, in rows. */
const ofQuestion = 50;

/** Runs queries in all languages of one index; its caches are cleared when the index changes. */
export type Answerer = { answer: (query: SearchQuery) => SearchAnswer; forget: () => void };

export function answererOf(connection: Connection, vocabulary: Vocabulary): Answerer {
  const finders = perLocale((locale) => finderOf(connection, vocabulary, locale));
  const names = namesOf(connection);
  const pages = shownPagesOf(connection);

  function* wordsOf(rows: readonly number[], question: string): Generator<string> {
    for (const row of rows) {
      const shown = pages.of(idIn(row));
      if (!shown) continue;
      yield shown.title;
      yield* shown.texts();
    }
    yield question;
  }

  function hitOf(row: number, asked: number, matcher: Matcher): SearchHit[] {
    const shown = pages.of(idIn(row));
    if (!shown) return [];
    const { path, title, date } = shown;
    return [{ path, title: cutAt(title, matcher(title)), snippet: snippet(shown.texts(), asked, matcher), type: typeIn(row), date }];
  }

  function matchesOf(locale: Locale, q: string): Matches {
    const elsewhere = localeCodes
      .filter((code) => code !== locale)
      .map((code) => ({ locale: code, count: finders[code].count(q) }))
      .filter(({ count }) => count > 0);
    return { elsewhere, ...finders[locale].find(q, () => elsewhere.length > 0) };
  }

  const matches = lru<string, Matches>(remembered, ({ found }) => found.rows.length + ofQuestion);

  function answer(query: SearchQuery): SearchAnswer {
    const { locale, page } = query;
    const q = query.q.slice(0, searchQueryMax);
    const { elsewhere, asked, found, repaired } = matches.get(`${locale} ${q}`, () => matchesOf(locale, q));
    const { chosen, types, years } = filtered(found, query);
    const matcher = matcherOf(locale, asked);
    const pageCount = Math.ceil(chosen.rows.length / searchPageSize);
    const shownPage = Math.min(page, pageCount);
    const first = Math.max(0, shownPage - 1) * searchPageSize;
    const from = repaired === null ? first : 0;
    const inOrder = rank(chosen, first + searchPageSize, from, asked, (row) => names.of(locale, row));
    return {
      total: chosen.rows.length,
      page: shownPage,
      pages: pageCount,
      hits: inOrder.slice(first, first + searchPageSize).flatMap((row) => hitOf(row, asked.length, matcher)),
      types,
      years,
      elsewhere,
      // A word that no page contains keeps the reader's spelling.
      repaired: repaired === null ? null : spelledAs(locale, repaired, wordsOf(inOrder.slice(0, spelling), q)),
    };
  }

  return {
    answer,
    forget: () => {
      matches.clear();
      for (const locale of localeCodes) finders[locale].forget();
      names.forget();
      pages.forget();
      vocabulary.forget();
    },
  };
}
