import EventEmitter, { once } from 'node:events';

import { Client } from 'pg';

import { withStartupLock } from '../../src/platform/bootstrap/start-lock';
import { env } from '../support/env';

const database = { DATABASE_CLIENT: 'postgres', DATABASE_URL: env.postgres } as const;
const watcher = new Client({ connectionString: env.postgres });
beforeAll(() => watcher.connect());
afterAll(() => watcher.end());

/** The sessions that hold the lock of this database, or wait for it: other tests start theirs in other databases. */
async function sessions(granted: boolean): Promise<number[]> {
  const statement = `SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND application_name = 'ochiq-start' AND granted = $1
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  const { rows } = await watcher.query<{ pid: number }>(statement, [granted]);
  return rows.map(({ pid }) => pid);
}

/** Polls until a session waits: how long that takes is up to the database. */
async function somebodyWaits(): Promise<void> {
  while ((await sessions(false)).length === 0) await new Promise((resolve) => setImmediate(resolve));
}

/** A start that goes on until the test ends it, or lets it fail. */
function start() {
  const signals = new EventEmitter();
  const begun = once(signals, 'begun');
  const state = { hasBegun: false };
  const running = withStartupLock(database, async () => {
    state.hasBegun = true;
    signals.emit('begun');
    await once(signals, 'end');
  });
  return { begun, whole: running, state, end: () => signals.emit('end'), fail: (error: Error) => signals.emit('error', error) };
}

test('a CMS waits for the start of another one', async () => {
  const first = start();
  await first.begun;
  const second = start();
  await somebodyWaits();
  expect(second.state.hasBegun).toBe(false);
  first.end();
  await first.whole;
  await second.begun;
  second.end();
  await second.whole;
  expect(await sessions(true)).toEqual([]);
});

test('a failed start rejects, and releases the lock', async () => {
  const first = start();
  await first.begun;
  const second = start();
  await somebodyWaits();
  first.fail(new Error('No tables'));
  await expect(first.whole).rejects.toThrow('No tables');
  await second.begun;
  second.end();
  await second.whole;
});

test('a lost connection releases the lock', async () => {
  const first = start();
  await first.begun;
  const second = start();
  await somebodyWaits();
  await watcher.query('SELECT pg_terminate_backend($1)', await sessions(true));
  await second.begun;
  // Where only the connection was lost, its CMS goes on and ends as any other.
  first.end();
  second.end();
  await Promise.all([first.whole, second.whole]);
});

test('does not start on a database that does not respond', async () => {
  const url = new URL(env.postgres ?? '');
  url.password = 'wrong';
  const begin = jest.fn(() => Promise.resolve());
  await expect(withStartupLock({ ...database, DATABASE_URL: url.href }, begin)).rejects.toThrow('password');
  expect(begin).not.toHaveBeenCalled();
});

test('takes no lock on a SQLite database', async () => {
  const started = await withStartupLock({ DATABASE_CLIENT: 'sqlite', DATABASE_URL: 'postgres://nobody.invalid' }, () =>
    Promise.resolve('started'),
  );
  expect(started).toBe('started');
});
