import type { Connection } from '../index/connection.ts';

/** So many terms of one language are remembered; then anew. */
const remembered = 50_000;

/** Whether a table of the index has a term; each is looked up once. */
export type KnownTerms = { has: (term: string) => boolean; forget: () => void };

/** @param table an FTS5 table of the index */
export function knownTermsOf(connection: Connection, table: string): KnownTerms {
  const anyOf = connection.prepare<[string], number>(`SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT 1`).pluck();
  const memory = new Map<string, boolean>();
  return {
    has(term) {
      const known = memory.get(term);
      if (known !== undefined) return known;
      const isThere = anyOf.get(`"${term.replaceAll('"', '""')}"`) !== undefined;
      if (memory.size >= remembered) memory.clear();
      memory.set(term, isThere);
      return isThere;
    },
    forget: () => memory.clear(),
  };
}
