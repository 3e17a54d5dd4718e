// Copies an SQLite database that may be in use: `copy-sqlite.mjs <from> <to>`.
import process from 'node:process';

import SqliteDatabase from 'better-sqlite3';

const [, , from, to] = process.argv;
const database = new SqliteDatabase(from, { fileMustExist: true, readonly: true });
await database.backup(to);
database.close();
