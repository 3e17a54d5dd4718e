import { nameTerm, stemTerm } from '../words/terms.ts';
import type { Asked } from './question.ts';

/** A term for FTS5: nothing in it can mean anything to it. */
const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;

/** A word in any of its forms: as written, its stem, as a name sounds, and as the beginning of a word. */
function anyForm({ exact, stem, isOpen }: Asked): string {
  const terms = new Set([exact, stem, stemTerm(stem), nameTerm(exact), nameTerm(stem)]);
  const forms = [...terms].map(quoted);
  return `(${[...forms, ...(isOpen ? [`${quoted(exact)} *`] : [])].join(' OR ')})`;
}

/** What holds all of the words. */
export const allOf = (asked: readonly Asked[]): string => asked.map(anyForm).join(' AND ');

function choices<T>(from: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, index) => choices(from.slice(index + 1), count - 1).map((rest) => [first, ...rest]));
}

/** What holds at least this many of the words. */
export const someOf = (asked: readonly Asked[], count: number): string =>
  choices(asked, count)
    .map((some) => `(${allOf(some)})`)
    .join(' OR ');
