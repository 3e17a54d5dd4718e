import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { createEmptyDatabase, queryPostgres, readPostgresDigests, restorePostgres, writePostgresDump } from './postgres.ts';
import { startCluster, type Cluster } from '../postgres/cluster.ts';

let cluster: Cluster;
let folder: string;
beforeAll(async () => {
  [cluster, folder] = await Promise.all([startCluster(), mkdtemp(path.join(os.tmpdir(), 'ochiq-facts-'))]);
}, 60_000);
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true });
});

test('gives equal digests for a restored database in any row order, and others for a changed one', async () => {
  const ask = (query: string) => queryPostgres(cluster.url, query);
  await ask(`CREATE TABLE appeals (id serial, text text); CREATE TABLE "Odd ""name's" (at timestamptz)`);
  await ask(`INSERT INTO appeals (text) SELECT 'oʻ ' || n FROM generate_series(1, 2000) n; INSERT INTO "Odd ""name's" VALUES (now())`);
  const before = await readPostgresDigests(cluster.url);
  expect(before).toMatchObject({ [`Odd "name's`]: { rows: 1 }, appeals: { rows: 2000 } });

  const dump = path.join(folder, 'dump');
  await writePostgresDump(cluster.url, dump);
  const other = await createEmptyDatabase(cluster.url);
  await restorePostgres(other.url, dump);
  await queryPostgres(other.url, "DELETE FROM appeals WHERE id = 1; INSERT INTO appeals (id, text) VALUES (1, 'oʻ 1')");
  expect(await readPostgresDigests(other.url)).toEqual(before);

  await queryPostgres(other.url, "UPDATE appeals SET text = 'o 7' WHERE id = 7");
  const after = await readPostgresDigests(other.url);
  expect(after['appeals']?.rows).toBe(2000);
  expect(after['appeals']?.sha256).not.toBe(before['appeals']?.sha256);

  await other.drop();
  await expect(readPostgresDigests(other.url)).rejects.toThrow('does not exist');
}, 60_000);
