import { localeCodes, perLocale } from '@ochiq/contract/locales';
import { searchPageSize, searchQueryMax, type SearchAnswer, type SearchHit, type SearchQuery } from '@ochiq/contract/search';

import type { Connection } from '../index/connection.ts';
import { unpack, unpackTexts } from '../index/packed.ts';
import { idIn, typeIn } from '../index/row-id.ts';
import { filtered } from './filters.ts';
import { finderOf } from './found.ts';
import { cutAt, matcherOf, type Matcher } from './mark.ts';
import { rank } from './rank.ts';
import { snippet } from './snippet.ts';
import { spelledAs } from './spelled.ts';
import type { Vocabulary } from './vocabulary.ts';

type Shown = { path: string; title: string; date: string | null; text: Buffer };

/** Answers questions in all languages of one index. */
export function answererOf(connection: Connection, vocabulary: Vocabulary): (query: SearchQuery) => SearchAnswer {
  const finders = perLocale((locale) => finderOf(connection, vocabulary, locale));
  const titles = connection.prepare<[number], string>('SELECT title FROM document WHERE id = ?').pluck();
  const titleOf = (row: number) => titles.get(idIn(row)) ?? '';
  const shownOf = connection.prepare<[number], Shown>('SELECT path, title, date, text FROM document WHERE id = ?');
  const filesOf = connection.prepare<[number], Buffer>('SELECT text FROM file WHERE document = ? ORDER BY path').pluck();

  function* textsOf(row: number, { text }: Pick<Shown, 'text'>): Generator<string> {
    yield* unpackTexts(text);
    for (const file of filesOf.all(idIn(row))) yield unpack(file);
  }

  function* wordsOf(row: number | undefined): Generator<string> {
    const shown = row === undefined ? undefined : shownOf.get(idIn(row));
    if (row === undefined || !shown) return;
    yield shown.title;
    yield* textsOf(row, shown);
  }

  function hitOf(row: number, asked: number, matcher: Matcher): SearchHit[] {
    const shown = shownOf.get(idIn(row));
    if (!shown) return [];
    const { path, title, date } = shown;
    return [{ path, title: cutAt(title, matcher(title)), snippet: snippet(textsOf(row, shown), asked, matcher), type: typeIn(row), date }];
  }

  return (query) => {
    const { locale, page } = query;
    const q = query.q.slice(0, searchQueryMax);
    const elsewhere = localeCodes
      .filter((code) => code !== locale)
      .map((code) => ({ locale: code, count: finders[code].count(q) }))
      .filter(({ count }) => count > 0);
    const { asked, rows, repaired } = finders[locale].find(q, () => elsewhere.length > 0);
    const { rows: chosen, types, years } = filtered(rows, query);
    const matcher = matcherOf(locale, asked);
    const inOrder = rank(chosen, asked.length, matcher, titleOf);
    const pages = Math.ceil(chosen.length / searchPageSize);
    const shownPage = Math.min(page, pages);
    const first = Math.max(0, shownPage - 1) * searchPageSize;
    return {
      total: chosen.length,
      page: shownPage,
      pages,
      hits: inOrder.slice(first, first + searchPageSize).flatMap((row) => hitOf(row, asked.length, matcher)),
      types,
      years,
      elsewhere,
      repaired: repaired === null ? null : spelledAs(locale, repaired, wordsOf(inOrder[0])),
    };
  };
}
