import SqliteDatabase from 'better-sqlite3';

import { cacheStatements } from '../src/platform/database/cache-statements';

const query = 'SELECT * FROM units WHERE id = ?';

it('compiles a query once, and reads rows with the columns that the table has by then', () => {
  const database = new SqliteDatabase(':memory:');
  const change = (statement: string) => database.prepare(statement).run();
  change('CREATE TABLE units (id INTEGER, name TEXT)');
  change("INSERT INTO units VALUES (1, 'Laboratory'), (2, 'Archive')");
  const prepare = jest.spyOn(database, 'prepare');
  const listCompiled = () => prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql === query);
  cacheStatements(database);
  expect(['1', '2'].map((id) => database.prepare(query).all(id))).toEqual([[{ id: 1, name: 'Laboratory' }], [{ id: 2, name: 'Archive' }]]);
  expect(listCompiled()).toEqual([query]);

  change("ALTER TABLE units ADD COLUMN code TEXT DEFAULT 'L'");
  expect(database.prepare(query).all('1')).toEqual([{ id: 1, name: 'Laboratory', code: 'L' }]);
  change('ALTER TABLE units DROP COLUMN name');
  expect(database.prepare(query).all('1')).toEqual([{ id: 1, code: 'L' }]);
  expect(listCompiled()).toEqual([query]);
  database.close();
});

it('compiles again what many other queries have pushed out', () => {
  const database = new SqliteDatabase(':memory:');
  const prepare = jest.spyOn(database, 'prepare');
  cacheStatements(database);
  for (let column = 0; column <= 500; column += 1) database.prepare(`SELECT ${String(column)}`);
  database.prepare('SELECT 500');
  expect(prepare).toHaveBeenCalledTimes(501);
  database.prepare('SELECT 0');
  expect(prepare).toHaveBeenCalledTimes(502);
  database.close();
});
