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

it('keeps no long texts in the place of many short ones', () => {
  const database = new SqliteDatabase(':memory:');
  const prepare = jest.spyOn(database, 'prepare');
  cacheStatements(database);
  const long = (length: number, name: string) => `SELECT '${'x'.repeat(length)}' AS ${name}`;
  const count = (run: () => void) => {
    const before = prepare.mock.calls.length;
    run();
    return prepare.mock.calls.length - before;
  };
  const prepareShort = () => database.prepare(query.replace('units', 'sqlite_master').replace('id', 'name'));
  prepareShort();
  // One that is too long is compiled each time; many long ones push the others out.
  for (let time = 0; time < 2; time += 1) expect(count(() => database.prepare(long(60_000, 'a')))).toBe(1);
  expect(count(prepareShort)).toBe(0);
  for (let number = 0; number < 12; number += 1) database.prepare(long(45_000, `b${String(number)}`));
  expect(count(prepareShort)).toBe(1);
  expect(count(() => database.prepare(long(45_000, 'b11')))).toBe(0);
  database.close();
});

it('switches the checks of references off and on again, each time that it is asked', () => {
  const database = new SqliteDatabase(':memory:');
  cacheStatements(database);
  const states = ['ON', 'OFF', 'ON', 'OFF', 'OFF', 'ON'].map((state) => {
    database.prepare(`PRAGMA foreign_keys = ${state}`).run();
    return database.pragma('foreign_keys', { simple: true });
  });
  expect(states).toEqual([1, 0, 1, 0, 0, 1]);
  database.close();
});
