import { chmodSync, cpSync, existsSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

import SqliteDatabase from 'better-sqlite3';

import configuration from '../config/database';
import { freePort } from './support/free-port';
import { runBin } from './support/run-bin';
import { scratch } from './support/scratch';
import { shared } from './support/shared';
import { copySite, removeSite } from './support/site';
import { startCms } from './support/start-cms';

let data = '';
const database = () => path.join(data, 'data.db');

beforeEach(() => {
  data = scratch('launcher');
});
afterEach(() => {
  removeSite(data);
});

const databaseFiles = ['data.db', 'data.db-wal', 'data.db-shm'];
const rightsOn = (...names: readonly string[]) => names.map((name) => (statSync(path.join(data, name)).mode & 0o777).toString(8));

const serve = async (settings: Readonly<Record<string, string>> = {}) => {
  const run = runBin('serve', { CMS_PORT: String(await freePort()), CMS_DATA_DIR: data, ...settings });
  return { code: await run.ended, output: run.output().trim() };
};

type Started = Awaited<ReturnType<typeof startCms>>;

/** Ends a CMS in one of the ways that its parent and the system have, and looks at what it leaves. */
async function endBy(how: 'SIGTERM' | 'SIGINT' | 'disconnect', { run }: Started): Promise<void> {
  const begun = Date.now();
  if (how === 'disconnect') run.disconnect();
  else run.kill(how);
  expect(await run.ended).toBe(0);
  expect(Date.now() - begun).toBeLessThan(5000);
  expect(readdirSync(data)).not.toContain('data.db-wal');
}

test('a file that is no database: one sentence and exit code 3, the file unchanged', async () => {
  writeFileSync(database(), 'This is not a database, and long enough to be taken for one by its name only.');
  const { code, output } = await serve();
  expect(code).toBe(3);
  expect(output).toBe(
    `The database ${database()} can't be used (file is not a database): put a backup in its place, or move it away to begin anew.`,
  );
  expect(readdirSync(data)).toContain('data.db');
});

test('a truncated database: exit code 3', async () => {
  cpSync(path.join(shared.template(), 'data.db'), database());
  truncateSync(database(), 400_000);
  const { code, output } = await serve();
  expect(code).toBe(3);
  expect(output).toContain(database());
  expect(output.split('\n')).toHaveLength(1);
});

test('a port in use: one sentence and exit code 4, before the database is opened', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const { code, output } = await serve({ CMS_PORT: String(port) });
  other.close();
  expect(code).toBe(4);
  expect(output).toBe(`Port ${String(port)} of 127.0.0.1 is taken: stop what listens there, or set CMS_PORT to another one.`);
  expect(existsSync(database())).toBe(false);
});

test('names every missing variable of the environment', async () => {
  const { code, output } = await serve({ APP_KEYS: '', BUILD_TOKEN: 'short', ADMIN_PASSWORD: 'simple' });
  expect(code).toBe(1);
  for (const part of ['APP_KEYS is not set', 'BUILD_TOKEN is shorter than 16 characters', 'ADMIN_PASSWORD lacks'])
    expect(output).toContain(part);
});

// Each way to end a CMS ends one that another question has started.
test('sets an interrupted first boot aside and starts over, both readable by the owner only, and stops on SIGTERM and SIGINT', async () => {
  chmodSync(data, 0o755);
  const run = runBin('serve', { CMS_PORT: String(await freePort()), CMS_DATA_DIR: data, SEED: 'when-empty' });
  await new Promise((resolve) => {
    run.onMessage(resolve);
  });
  run.kill('SIGKILL');
  expect(await run.ended).toBe('SIGKILL');

  const cms = await startCms(data, { SEED: 'when-empty' });
  const aside = readdirSync(data).filter((name) => /^data\.unfinished-\d{8}T\d{6}Z\.db$/u.test(name));
  expect(aside).toHaveLength(1);
  expect(rightsOn('.', ...databaseFiles, ...aside)).toEqual(['700', '600', '600', '600', '600']);
  expect(cms.run.output().trim()).toBe(
    `The first start of this CMS was cut short: what it had made is kept as ${path.join(data, aside[0] ?? '')}, and the CMS begins anew.`,
  );
  expect(cms.run.messages.filter(({ step }) => step === 'seed').at(-1)).toEqual({ step: 'seed', done: 11, of: 11 });
  await endBy('SIGTERM', cms);

  const again = await startCms(data, { SEED: 'when-empty' });
  expect(again.run.output()).toBe('');
  expect(again.run.messages.map(({ step }) => step)).toEqual(['ready']);
  await endBy('SIGINT', again);
}, 180_000);

test('restricts a database that was open to others, and stops when its parent is gone', async () => {
  copySite(data);
  const aside = 'data.unfinished-20261120T101010Z.db';
  for (const name of ['data.db-wal', 'data.db-shm', aside]) writeFileSync(path.join(data, name), '');
  chmodSync(data, 0o777);
  for (const name of [...databaseFiles, aside]) chmodSync(path.join(data, name), 0o666);
  const cms = await startCms(data);
  expect(rightsOn('.', ...databaseFiles, aside)).toEqual(['700', '600', '600', '600', '600']);
  await endBy('disconnect', cms);
}, 60_000);

test('SQLite commits durably', () => {
  const { connection } = configuration;
  const file = new SqliteDatabase(path.join(data, 'data.db'));
  if (!('afterCreate' in connection.pool)) throw new Error('The settings of the tests are not those of SQLite');
  connection.pool.afterCreate(file, () => undefined);
  const full = 2;
  expect([file.pragma('synchronous', { simple: true }), file.pragma('journal_mode', { simple: true })]).toEqual([full, 'wal']);
  file.close();
});
