import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { copyDatabase, readTableSummaries } from '../src/platform/backup/copy-database';
import { SqliteFile } from './support/sqlite-file';

let folder: string;
let file: string;
let copy: string;
let writer: SqliteFile;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-copy-'));
  file = path.join(folder, 'data.db');
  mkdirSync(path.join(folder, 'copy'));
  copy = path.join(folder, 'copy', 'data.db');
  writeFileSync(file, '');
  writer = new SqliteFile(folder);
  writer.query('PRAGMA journal_mode = WAL');
  writer.run('CREATE TABLE appeals (id INTEGER PRIMARY KEY, text TEXT)');
  writer.run("INSERT INTO appeals (text) VALUES ('one')");
});
afterEach(() => {
  writer.close();
  rmSync(folder, { recursive: true });
});

it('copies committed rows, not open transactions, during writes', () => {
  writer.run('BEGIN IMMEDIATE');
  writer.run("INSERT INTO appeals (text) VALUES ('half')");
  copyDatabase(file, copy);
  writer.run('COMMIT');
  expect(readTableSummaries(copy)['appeals']?.rows).toBe(1);
  expect(readTableSummaries(file)['appeals']?.rows).toBe(2);
});

it('makes a copy that is readable by its owner only, and none over an existing file', () => {
  copyDatabase(file, copy);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(() => {
    copyDatabase(file, copy);
  }).toThrow('EEXIST');
});

it('distinguishes tables by their values, not by the order of their rows', () => {
  writer.run("INSERT INTO appeals (text) VALUES ('two')");
  copyDatabase(file, copy);
  expect(readTableSummaries(copy)).toEqual(readTableSummaries(file));
  const other = new SqliteFile(path.dirname(copy));
  other.run('DELETE FROM appeals WHERE id = 1');
  other.run("INSERT INTO appeals (id, text) VALUES (1, 'one')");
  expect(readTableSummaries(copy)).toEqual(readTableSummaries(file));
  other.run("UPDATE appeals SET text = 'tw0' WHERE id = 2");
  other.close();
  expect(readTableSummaries(copy)).not.toEqual(readTableSummaries(file));
});

it('refuses what is no database', () => {
  writeFileSync(copy, 'no database at all, but long enough to be looked at');
  expect(() => readTableSummaries(copy)).toThrow('not a database');
  expect(() => {
    copyDatabase(path.join(folder, 'nothing.db'), copy);
  }).toThrow();
});
