import { LRUCache } from 'lru-cache';

/** What is used of better-sqlite3's connection. */
export type PreparingConnection = { prepare: (sql: string) => object };

/** A compiled query with wide rows takes about 10 KB. */
const maxStatements = 500;
/** A query takes more the longer its text is: so many characters are kept at most, and none of those that write many rows at once. */
const [maxCharacters, maxLength] = [500_000, 50_000];

/**
 * Keeps the queries of a connection compiled for the next time. Knex compiles each query every time, and better-sqlite3 then builds
 * the function that makes rows of it: together an eighth of what a save costs. SQLite compiles a kept query again by itself
 * where the tables have changed since.
 */
export function cacheStatements(connection: PreparingConnection): void {
  const prepare = connection.prepare.bind(connection);
  const statements = new LRUCache<string, object>({
    ...{ max: maxStatements, maxSize: maxCharacters, maxEntrySize: maxLength },
    sizeCalculation: (_, sql) => sql.length + 1,
  });
  connection.prepare = (sql) => {
    const cached = statements.get(sql);
    if (cached) return cached;
    const statement = prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}
