import { mapLocales, type Locale } from '@ochiq/contract/routing/locales';
import { searchQueryMax, suggestionMin, suggestionsMax, type SearchType, type Suggestion } from '@ochiq/contract/search/search';
import { convertLayouts } from '@ochiq/uzbek/layouts';

import type { Connection } from '../index/connection.ts';
import { getRowDocumentId, getRowType, getTypeNumber, typesInRow } from '../index/row-id.ts';
import { getTitleTable } from '../index/schema.ts';
import { splitAtMatches, createMatcher, type Matcher } from './mark.ts';
import { matchAllWords, parseQueryWords } from './query-words.ts';
import { typeWeight } from './rank-rows.ts';

/** Thousands of titles match two letters: number of the newest that are compared. */
const maxCompared = 200;

type Candidate = Suggestion & { value: number; length: number };

/** Compares candidates: of equal ones the shorter title is nearer to what was typed, whenever each was indexed. */
const compareCandidates = (a: Candidate, b: Candidate) => b.value - a.value || a.length - b.length;

/** Suggests completions of typed text. @param only the type of suggestions; `null` for any */
export type Suggester = (locale: Locale, typed: string, only: SearchType | null) => Suggestion[];

/** Creates a function that suggests pages whose title has the typed words, those that begin with them first. */
export function createSuggester(connection: Connection): Suggester {
  const selectRows = mapLocales((locale) => {
    const table = getTitleTable(locale);
    const sql = `SELECT rowid FROM ${table} WHERE ${table} MATCH $words AND ($only IS NULL OR rowid % ${String(typesInRow)} = $only) ORDER BY rowid DESC LIMIT ${String(maxCompared)}`;
    return connection.prepare<[{ words: string; only: number | null }], number>(sql).pluck();
  });
  const selectPage = connection.prepare<[number], { path: string; title: string }>('SELECT path, title FROM document WHERE id = ?');

  function createCandidates(row: number, matcher: Matcher): Candidate[] {
    const shown = selectPage.get(getRowDocumentId(row));
    if (!shown) return [];
    const { path, title } = shown;
    const type = getRowType(row);
    const matches = matcher(title);
    const begins = matches[0]?.from === 0 && matches[0].wordIndex === 0 ? 2 : 1;
    return [{ path, title: splitAtMatches(title, matches), type, value: typeWeight[type] * begins, length: title.length }];
  }

  function findSuggestions(locale: Locale, typed: string, only: SearchType | null): Suggestion[] {
    const query = parseQueryWords(locale, typed, 1);
    const expression = matchAllWords(query);
    if (expression === null) return [];
    const matcher = createMatcher(locale, query);
    return selectRows[locale]
      .all({ words: expression, only: only === null ? null : getTypeNumber(only) })
      .flatMap((row) => createCandidates(row, matcher))
      .sort(compareCandidates)
      .slice(0, suggestionsMax)
      .map(({ path, title, type }) => ({ path, title, type }));
  }

  return (locale, typed, only) => {
    const beginning = typed.trim().slice(0, searchQueryMax);
    if (beginning.length < suggestionMin) return [];
    for (const meant of [beginning, ...convertLayouts(beginning)]) {
      const suggestions = findSuggestions(locale, meant, only);
      if (suggestions.length > 0) return suggestions;
    }
    return [];
  };
}
