import { nameTerm, stemTerm } from '../words/terms.ts';
import type { Asked } from './question.ts';

/** Quotes a term for FTS5, so that nothing in it is syntax. */
export const quoted = (term: string): string => `"${term.replaceAll('"', '""')}"`;

/** Builds an expression that matches a word in any form: as written, its stem, its sound as a name, and as a prefix. */
export function anyForm({ exact, stem, isOpen }: Asked): string {
  const terms = [...new Set([exact, stem, stemTerm(stem), nameTerm(exact), nameTerm(stem)])].map(quoted);
  return `(${[...terms, ...(isOpen ? [`${quoted(exact)} *`] : [])].join(' OR ')})`;
}

/** Builds an expression that matches all of the words; `null` where there are none. */
export const allOf = (asked: readonly Asked[]): string | null => (asked.length === 0 ? null : asked.map(anyForm).join(' AND '));
