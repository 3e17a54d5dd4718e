// Loaded into a CMS before it starts: acts at exact instants of what it says to its database.
// `?kill=<instant>` ends it there as a power cut would; `?copy=<folder>` keeps, after every
// statement that writes, what a power cut at that instant would leave of an SQLite file.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { URL } from 'node:url';

import SqliteDatabase from 'better-sqlite3';
import pg from 'pg';

const { searchParams } = new URL(import.meta.url);
const kill = searchParams.get('kill');
const copy = searchParams.get('copy');
const most = 250;

let hasRow = false;
let isArmed = false;
let copies = 0;

const isRow = (statement) => /^insert into .ochiq_change/iu.test(statement);
const isCommit = (statement) => /^commit/iu.test(statement);

function reach(instant) {
  if (instant === kill) process.kill(process.pid, 'SIGKILL');
}

function before(statement) {
  if (isRow(statement)) reach('before the row');
  if (isCommit(statement) && hasRow) reach('before the commit');
}

function after(statement, file) {
  if (isRow(statement)) hasRow = true;
  if (isCommit(statement) && hasRow) reach('after the commit');
  if (/^insert into .tags/iu.test(statement)) isArmed = true;
  if (copy !== null && isArmed && copies < most && !/^(select|pragma)/iu.test(statement)) keep(copy, file);
}

/** Whatever is not in these files yet dies with the process. */
function keep(folder, file) {
  const target = path.join(folder, String(copies));
  copies += 1;
  mkdirSync(target, { recursive: true });
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, path.join(target, `data.db${end}`));
}

const { prepare } = SqliteDatabase.prototype;

SqliteDatabase.prototype.prepare = function prepareWatched(text) {
  const statement = prepare.call(this, text);
  for (const name of ['run', 'all']) {
    const execute = statement[name].bind(statement);
    statement[name] = (...bindings) => {
      before(text);
      const result = execute(...bindings);
      after(text, this.name);
      return result;
    };
  }
  return statement;
};

const { query } = pg.Client.prototype;

pg.Client.prototype.query = function queryWatched(asked, ...rest) {
  const text = typeof asked === 'string' ? asked : asked.text;
  before(text);
  const callback = rest.at(-1);
  if (typeof callback !== 'function') {
    const result = query.call(this, asked, ...rest);
    result?.then?.(
      () => after(text),
      () => undefined,
    );
    return result;
  }
  return query.call(this, asked, ...rest.slice(0, -1), (...given) => {
    if (!given[0]) after(text);
    callback(...given);
  });
};
