import { localeCodes, perLocale, type Locale } from '@ochiq/contract/locales';
import { searchPageSize, searchQueryMax, type SearchAnswer, type SearchHit, type SearchQuery } from '@ochiq/contract/search';

import type { Connection } from '../index/connection.ts';
import { unpack, unpackTexts } from '../index/packed.ts';
import { idIn, typeIn } from '../index/row-id.ts';
import { filtered } from './filters.ts';
import { finderOf, type Found } from './found.ts';
import { lru } from './lru.ts';
import { cutAt, matcherOf, type Matcher } from './mark.ts';
import { namesOf } from './names.ts';
import { rank } from './rank.ts';
import { snippet } from './snippet.ts';
import { spelledAs } from './spelled.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What answers the words of a question, whatever is chosen of it. */
type Matches = Found & Pick<SearchAnswer, 'elsewhere'>;
type Shown = { path: string; title: string; date: string | null; text: Buffer };

/** So many of the best pages are asked how a repaired word is spelled. */
const spelling = 3;

/** Who turns pages or chooses a filter asks the same words again: of so many questions the matches are kept, some thousand rows each. */
const remembered = 50;

/** Answers questions in all languages of one index; what it remembers is forgotten when that changes. */
export type Answerer = { answer: (query: SearchQuery) => SearchAnswer; forget: () => void };

export function answererOf(connection: Connection, vocabulary: Vocabulary): Answerer {
  const finders = perLocale((locale) => finderOf(connection, vocabulary, locale));
  const names = namesOf(connection);
  const shownOf = connection.prepare<[number], Shown>('SELECT path, title, date, text FROM document WHERE id = ?');
  const filesOf = connection.prepare<[number], Buffer>('SELECT text FROM file WHERE document = ? ORDER BY path').pluck();

  function* textsOf(row: number, { text }: Pick<Shown, 'text'>): Generator<string> {
    yield* unpackTexts(text);
    for (const file of filesOf.all(idIn(row))) yield unpack(file);
  }

  function* wordsOf(row: number): Generator<string> {
    const shown = shownOf.get(idIn(row));
    if (!shown) return;
    yield shown.title;
    yield* textsOf(row, shown);
  }

  function hitOf(row: number, asked: number, matcher: Matcher): SearchHit[] {
    const shown = shownOf.get(idIn(row));
    if (!shown) return [];
    const { path, title, date } = shown;
    return [{ path, title: cutAt(title, matcher(title)), snippet: snippet(textsOf(row, shown), asked, matcher), type: typeIn(row), date }];
  }

  function matchesOf(locale: Locale, q: string): Matches {
    const elsewhere = localeCodes
      .filter((code) => code !== locale)
      .map((code) => ({ locale: code, count: finders[code].count(q) }))
      .filter(({ count }) => count > 0);
    return { elsewhere, ...finders[locale].find(q, () => elsewhere.length > 0) };
  }

  const matches = lru<Matches>(remembered);

  function answer(query: SearchQuery): SearchAnswer {
    const { locale, page } = query;
    const q = query.q.slice(0, searchQueryMax);
    const { elsewhere, asked, found, repaired } = matches.get(`${locale} ${q}`, () => matchesOf(locale, q));
    const { chosen, types, years } = filtered(found, query);
    const matcher = matcherOf(locale, asked);
    const pages = Math.ceil(chosen.rows.length / searchPageSize);
    const shownPage = Math.min(page, pages);
    const first = Math.max(0, shownPage - 1) * searchPageSize;
    const inOrder = rank(chosen, first + searchPageSize, asked, (row) => names.of(locale, row));
    return {
      total: chosen.rows.length,
      page: shownPage,
      pages,
      hits: inOrder.slice(first, first + searchPageSize).flatMap((row) => hitOf(row, asked.length, matcher)),
      types,
      years,
      elsewhere,
      // What no page spells is the reader's own word.
      repaired:
        repaired === null ? null : spelledAs(locale, repaired, [...inOrder.slice(0, spelling).flatMap((row) => [...wordsOf(row)]), q]),
    };
  }

  return {
    answer,
    forget: () => {
      matches.clear();
      for (const locale of localeCodes) finders[locale].forget();
      names.forget();
      vocabulary.forget();
    },
  };
}
