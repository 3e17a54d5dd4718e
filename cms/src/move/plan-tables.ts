import { MoveError } from './move-error';
import type { Source } from './source';
import type { Column, Target } from './target';

/** A table that is moved. `key` names its rows and orders them. */
export type MovedTable = { name: string; columns: readonly Column[]; key: Column };

/** What Strapi writes down about each database for itself: it is true of the one that it was made for. */
const ownOfEach = ['strapi_database_schema', 'strapi_migrations', 'strapi_migrations_internal'];

const way = 'Start the CMS of this version once on the SQLite database, which brings its tables up to date, and move again.';

function unfit(source: Source, table: string, columns: readonly string[]): readonly string[] {
  const there = source.columns(table);
  const missing = columns.filter((column) => !there.includes(column));
  const tooMany = there.filter((column) => !columns.includes(column) && source.isUsed(table, column));
  return [
    ...missing.map((column) => `${table}.${column} is not in the SQLite database`),
    ...tooMany.map((column) => `${table}.${column} is nothing that this version of the CMS keeps`),
  ];
}

/**
 * Plans the tables of this version of the CMS, which both databases have.
 * @throws MoveError one of them has data for which the other has no column
 */
export async function planTables(source: Source, target: Target): Promise<readonly MovedTable[]> {
  const names = (await target.tables()).filter((name) => !ownOfEach.includes(name));
  const there = source.tables();
  const wrong = [
    ...names.filter((name) => !there.includes(name)).map((name) => `The table ${name} is not in the SQLite database`),
    ...there
      .filter((name) => !names.includes(name) && !ownOfEach.includes(name) && source.isUsed(name))
      .map((name) => `The table ${name} is nothing that this version of the CMS keeps`),
  ];
  const tables: MovedTable[] = [];
  for (const name of names.filter((known) => there.includes(known))) {
    const columns = await target.columns(name);
    const key = columns.find((column) => column.name === 'id') ?? columns[0];
    wrong.push(
      ...unfit(
        source,
        name,
        columns.map((column) => column.name),
      ),
    );
    if (key) tables.push({ name, columns, key });
  }
  if (wrong.length > 0) throw new MoveError(`The two databases do not fit:\n  ${wrong.join('\n  ')}\n${way}`);
  return tables;
}
