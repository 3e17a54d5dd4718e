import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { installCluster, type InstalledCluster } from './cluster.ts';

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Its own processes may outlive it for a moment, and accept no connections. */
const startedAgain = (cluster: InstalledCluster): Promise<ChildProcess> =>
  cluster.start(true).catch(async () => {
    await wait(100);
    return startedAgain(cluster);
  });

test('keeps committed data of a durable PostgreSQL after it was killed', async () => {
  const cluster = await installCluster(false);
  try {
    const first = await cluster.start(true);
    const writer = await connected(cluster.url);
    await writer.query('CREATE TABLE taken (id int)');
    const ended = once(first, 'exit');
    let taken = 0;
    for (; taken < 300; taken += 1) await writer.query('INSERT INTO taken VALUES ($1)', [taken]);
    first.kill('SIGKILL');
    await ended;
    await writer.end().catch(() => undefined);
    const second = await startedAgain(cluster);
    const reader = await connected(cluster.url);
    expect((await reader.query('SELECT count(*)::int AS rows FROM taken')).rows).toEqual([{ rows: taken }]);
    await reader.end();
    const over = once(second, 'exit');
    second.kill('SIGQUIT');
    await over;
  } finally {
    cluster.remove();
  }
});
