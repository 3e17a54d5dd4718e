import { perLocale, type Locale } from '@ochiq/contract/locales';
import { searchQueryMax, suggestionMin, suggestionsMax, type SearchType, type Suggestion } from '@ochiq/contract/search';
import { otherLayouts } from '@ochiq/uzbek/layouts';

import type { Connection } from '../index/connection.ts';
import { idIn, typeIn, typeNumber, typesInRow } from '../index/row-id.ts';
import { titleTable } from '../index/schema.ts';
import { cutAt, matcherOf, type Matcher } from './mark.ts';
import { allOf } from './match-expression.ts';
import { askedWords } from './question.ts';
import { typeWeight } from './ranking.ts';

/** Thousands of titles match two letters: number of the newest that are compared. */
const compared = 200;

type Candidate = Suggestion & { value: number };

/** Suggests completions of typed text. @param only the type of suggestions; `null` for any */
export type Suggester = (locale: Locale, typed: string, only: SearchType | null) => Suggestion[];

/** Creates a function that suggests pages whose title has the typed words, those that begin with them first. */
export function suggesterOf(connection: Connection): Suggester {
  const rowsOf = perLocale((locale) => {
    const table = titleTable(locale);
    const sql = `SELECT rowid FROM ${table} WHERE ${table} MATCH $words AND ($only IS NULL OR rowid % ${String(typesInRow)} = $only) ORDER BY rowid DESC LIMIT ${String(compared)}`;
    return connection.prepare<[{ words: string; only: number | null }], number>(sql).pluck();
  });
  const shownOf = connection.prepare<[number], { path: string; title: string }>('SELECT path, title FROM document WHERE id = ?');

  function candidate(row: number, matcher: Matcher): Candidate[] {
    const shown = shownOf.get(idIn(row));
    if (!shown) return [];
    const { path, title } = shown;
    const type = typeIn(row);
    const matches = matcher(title);
    const begins = matches[0]?.from === 0 && matches[0].asked === 0 ? 2 : 1;
    return [{ path, title: cutAt(title, matches), type, value: typeWeight[type] * begins }];
  }

  function ofWords(locale: Locale, typed: string, only: SearchType | null): Suggestion[] {
    const asked = askedWords(locale, typed, 1);
    const expression = allOf(asked);
    if (expression === null) return [];
    const matcher = matcherOf(locale, asked);
    return rowsOf[locale]
      .all({ words: expression, only: only === null ? null : typeNumber(only) })
      .flatMap((row) => candidate(row, matcher))
      .sort((a, b) => b.value - a.value)
      .slice(0, suggestionsMax)
      .map(({ path, title, type }) => ({ path, title, type }));
  }

  return (locale, typed, only) => {
    const beginning = typed.trim().slice(0, searchQueryMax);
    if (beginning.length < suggestionMin) return [];
    for (const meant of [beginning, ...otherLayouts(beginning)]) {
      const found = ofWords(locale, meant, only);
      if (found.length > 0) return found;
    }
    return [];
  };
}
