import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { cp, mkdir, mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { queryPostgres, readPostgresDigests } from '../backup/postgres.ts';
import { startCluster, type Cluster } from '../postgres/cluster.ts';
import { writeSecrets } from '../secrets/write-secrets.ts';
import { findFreePort } from '../workplace/find-free-port.ts';
import { fromRoot } from '../workplace/root.ts';
import { readCompose } from './compose-file.ts';
import { toLocalEnv } from './local-env.ts';

const { services } = readCompose().compose;
const host = '127.0.0.1';
const volumes = ['cms', 'site', 'lost'] as const;
let cluster: Cluster;
let folder: string;
beforeAll(async () => {
  [cluster, folder] = await Promise.all([startCluster(), mkdtemp(path.join(os.tmpdir(), 'ochiq-server-'))]);
  await mkdir(path.join(folder, 'backups'));
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true });
});

/** A server as the Compose file describes it: empty volumes, mounted in one another, an empty database, secrets in files. */
async function newServer(name: string, secretsFrom: string | null) {
  const top = path.join(folder, name);
  const data = path.join(top, 'work', 'data');
  const secrets = path.join(top, 'secrets');
  for (const volume of volumes) await mkdir(path.join(data, volume), { recursive: true });
  await queryPostgres(cluster.url, `CREATE DATABASE ${name}`);
  const database = new URL(cluster.url);
  database.pathname = name;
  if (secretsFrom === null) await mkdir(secrets);
  else await cp(secretsFrom, secrets, { recursive: true, filter: (file) => !file.endsWith('database-url') });
  await writeFile(path.join(secrets, 'database-url'), database.href);
  await writeSecrets(secrets);
  const ports = { SITE_PORT: await findFreePort(host), CMS_PORT: await findFreePort(host), PUBLISHER_PORT: await findFreePort(host) };
  return { top, data, secrets, database: database.href, ports };
}
type Server = Awaited<ReturnType<typeof newServer>>;

/** `docker compose run --rm <service>`, without containers. @returns what it said @throws it fails: the message has it */
async function runOn({ top, secrets, ports }: Server, name: string): Promise<string> {
  const service = services[name];
  const instead = { '/work': path.join(top, 'work'), '/backups': path.join(folder, 'backups'), '/run/secrets': secrets, publisher: host };
  const values = { SITE_URL: 'https://example.uz', ADMIN_EMAIL: 'admin@example.uz' };
  const own = Object.fromEntries(Object.entries(ports).map(([port, number]) => [port, String(number)]));
  const env = { PATH: process.env['PATH'], ...toLocalEnv(service?.environment ?? {}, { values, instead }), ...own };
  const words = Object.entries([...(service?.entrypoint ?? []), ...(service?.command ?? [])]);
  const [command = '', ...args] = Object.values(toLocalEnv(Object.fromEntries(words), { values, instead }));
  return (await promisify(execFile)(command, args, { cwd: fromRoot(), env })).stdout;
}

test('backs up a server and restores it on an empty one by one command each, without overwriting data', async () => {
  const old = await newServer('old', null);
  const release = path.join(old.data, 'site', 'releases', 'r1', 'public');
  await mkdir(release, { recursive: true });
  await writeFile(path.join(release, 'index.html'), '<p>Ochiq</p>');
  await writeFile(path.join(release, '..', 'release.json'), '{}');
  await symlink('releases/r1', path.join(old.data, 'site', 'current'));
  await mkdir(path.join(old.data, 'cms', 'public', 'uploads'), { recursive: true });
  await writeFile(path.join(old.data, 'cms', 'public', 'uploads', 'map.pdf'), 'map');
  await queryPostgres(old.database, "CREATE TABLE appeals AS SELECT 1 AS id, 'Suv yoʻq' AS text");
  expect(await runOn(old, 'backup')).toContain('The backup: ');

  const fresh = await newServer('fresh', old.secrets);
  expect(await runOn(fresh, 'restore')).toContain('Say `docker compose up -d`');
  for (const file of ['site/releases/r1/public/index.html', 'cms/public/uploads/map.pdf']) {
    const [before, after] = [old, fresh].map(({ data }) => path.join(data, file));
    expect(await readFile(after ?? '', 'utf8')).toBe(await readFile(before ?? '', 'utf8'));
    expect(Math.trunc((await stat(after ?? '')).mtimeMs / 1000)).toBe(Math.trunc((await stat(before ?? '')).mtimeMs / 1000));
  }
  expect(await readlink(path.join(fresh.data, 'site', 'current'))).toBe('releases/r1');
  expect(await readPostgresDigests(fresh.database)).toEqual(await readPostgresDigests(old.database));
  // The settings of the backup are those that the old server was told.
  const secret = (await readFile(path.join(old.secrets, 'encryption-key'), 'utf8')).trim();
  expect(await readFile(path.join(fresh.data, 'settings.env'), 'utf8')).toContain(`ENCRYPTION_KEY=${secret}\n`);
  await expect(runOn(fresh, 'restore')).rejects.toThrow('holds something already');
});

test('reverts a publication by the server’s publisher', async () => {
  const server = await newServer('undoing', null);
  const key = (await readFile(path.join(server.secrets, 'publisher-key'), 'utf8')).trim();
  const requests: unknown[] = [];
  const publisher = createServer(({ method, url, headers }, response) => {
    requests.push([method, url, headers.authorization]);
    response.end(JSON.stringify({ number: 2, undoes: 1, pages: 3, documents: [] }));
  });
  await new Promise<void>((resolve) => publisher.listen(0, host, resolve));
  const { port } = publisher.address() as AddressInfo;
  const output = await runOn({ ...server, ports: { ...server.ports, PUBLISHER_PORT: port } }, 'undo');
  publisher.close();
  expect(requests).toEqual([['POST', '/undo', `Bearer ${key}`]]);
  expect(output).toContain('Took back change 1: 3 pages as before');
});
