import { toNameTerm, toStemTerm } from '../words/terms.ts';
import type { QueryWord } from './question.ts';

/** Quotes a term for FTS5, so that nothing in it is syntax. */
export const quoteTerm = (term: string): string => `"${term.replaceAll('"', '""')}"`;

/** Builds an expression that matches a word in any form: as written, its stem, its sound as a name, and as a prefix. */
export function matchAnyForm({ exact, stem, isOpen }: QueryWord): string {
  const terms = [...new Set([exact, stem, toStemTerm(stem), toNameTerm(exact), toNameTerm(stem)])].map(quoteTerm);
  return `(${[...terms, ...(isOpen ? [`${quoteTerm(exact)} *`] : [])].join(' OR ')})`;
}

/** Builds an expression that matches all of the words; `null` where there are none. */
export const matchAllWords = (query: readonly QueryWord[]): string | null =>
  query.length === 0 ? null : query.map(matchAnyForm).join(' AND ');
