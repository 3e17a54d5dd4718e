import { nameTerm, stemTerm } from '../words/terms.ts';
import type { Asked } from './question.ts';

/** A term for FTS5: nothing in it can mean anything to it. */
export const quoted = (term: string): string => `"${term.replaceAll('"', '""')}"`;

/** What holds a word in any of its forms: as written, its stem, as a name sounds, and as the beginning of a word. */
export function anyForm({ exact, stem, isOpen }: Asked): string {
  const terms = [...new Set([exact, stem, stemTerm(stem), nameTerm(exact), nameTerm(stem)])].map(quoted);
  return `(${[...terms, ...(isOpen ? [`${quoted(exact)} *`] : [])].join(' OR ')})`;
}

/** What holds all of the words; null where there is none. */
export const allOf = (asked: readonly Asked[]): string | null => (asked.length === 0 ? null : asked.map(anyForm).join(' AND '));
