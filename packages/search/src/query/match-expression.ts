import { nameTerm, stemTerm } from '../words/terms.ts';
import type { Asked } from './question.ts';

/** A term for FTS5: nothing in it can mean anything to it. */
const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;

/** Expressions for FTS5; null where nothing can match. */
export type Expressions = {
  /** What holds all of the words. */
  allOf: (asked: readonly Asked[]) => string | null;
  /** What holds at least this many of the words. */
  someOf: (asked: readonly Asked[], count: number) => string | null;
};

function choices<T>(from: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, index) => choices(from.slice(index + 1), count - 1).map((rest) => [first, ...rest]));
}

/** @param has whether the table has a term: what it lacks would be looked for in it again and again */
export function expressionsFor(has: (term: string) => boolean): Expressions {
  /** A word in any of its forms: as written, its stem, as a name sounds, and as the beginning of a word. */
  function anyForm({ exact, stem, isOpen }: Asked): string | null {
    const terms = new Set([exact, stem, stemTerm(stem), nameTerm(exact), nameTerm(stem)]);
    const forms = [...terms].filter(has).map(quoted);
    if (isOpen) forms.push(`${quoted(exact)} *`);
    return forms.length === 0 ? null : `(${forms.join(' OR ')})`;
  }

  function allOf(asked: readonly Asked[]): string | null {
    const forms = asked.map(anyForm);
    return forms.length === 0 || forms.includes(null) ? null : forms.join(' AND ');
  }

  function someOf(asked: readonly Asked[], count: number): string | null {
    const possible = choices(asked, count).flatMap((some) => allOf(some) ?? []);
    return possible.length === 0 ? null : possible.map((one) => `(${one})`).join(' OR ');
  }

  return { allOf, someOf };
}
