import { MoveError } from './move-error';
import type { SqliteSource } from './sqlite-source';
import type { TargetColumn, PostgresTarget } from './postgres-target';

/** A table that is moved. `key` names its rows and orders them. */
export type MovedTable = { name: string; columns: readonly TargetColumn[]; key: TargetColumn };

/** What Strapi writes down about each database for itself: it is true of the one that it was made for. */
const internalTables = ['strapi_database_schema', 'strapi_migrations', 'strapi_migrations_internal'];

const upgradeHint = 'Start the CMS of this version once on the SQLite database, which brings its tables up to date, and move again.';

function findColumnMismatches(source: SqliteSource, table: string, columns: readonly string[]): readonly string[] {
  const existing = source.columns(table);
  const missing = columns.filter((column) => !existing.includes(column));
  const tooMany = existing.filter((column) => !columns.includes(column) && source.isUsed(table, column));
  return [
    ...missing.map((column) => `${table}.${column} is not in the SQLite database`),
    ...tooMany.map((column) => `${table}.${column} is nothing that this version of the CMS keeps`),
  ];
}

/**
 * Plans the tables of this version of the CMS, which both databases have.
 * @throws MoveError one of them has data for which the other has no column
 */
export async function planTables(source: SqliteSource, target: PostgresTarget): Promise<readonly MovedTable[]> {
  const names = (await target.tables()).filter((name) => !internalTables.includes(name));
  const existing = source.tables();
  const mismatches = [
    ...names.filter((name) => !existing.includes(name)).map((name) => `The table ${name} is not in the SQLite database`),
    ...existing
      .filter((name) => !names.includes(name) && !internalTables.includes(name) && source.isUsed(name))
      .map((name) => `The table ${name} is nothing that this version of the CMS keeps`),
  ];
  const tables: MovedTable[] = [];
  for (const name of names.filter((known) => existing.includes(known))) {
    const columns = await target.columns(name);
    const key = columns.find((column) => column.name === 'id') ?? columns[0];
    mismatches.push(
      ...findColumnMismatches(
        source,
        name,
        columns.map((column) => column.name),
      ),
    );
    if (key) tables.push({ name, columns, key });
  }
  if (mismatches.length > 0) throw new MoveError(`The two databases do not fit:\n  ${mismatches.join('\n  ')}\n${upgradeHint}`);
  return tables;
}
