import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { fromRoot } from '@ochiq/cli/workplace/root';

/** A parent as our commands are: it starts a PostgreSQL, tells where it is, and waits. */
const parent = `
  import { stopChildrenWithUs } from './packages/cli/src/process/children.ts';
  import { startPostgres } from './packages/tooling/src/postgres/start-postgres.ts';
  stopChildrenWithUs();
  const { url } = await startPostgres({ logDir: process.env.LOGS });
  console.log(url);
  setInterval(() => undefined, 1000);
`;

/** Its own, so that no other test has a database there; the user that PostgreSQL runs as has to enter it. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-cluster-test-'));
chmodSync(folder, 0o755);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function startParent() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    cwd: fromRoot(),
    env: { ...process.env, TMPDIR: folder, LOGS: path.join(folder, 'logs') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: new URL(line.toString().trim()) };
}

/** Returns whether it responds to an unknown client: PostgreSQL replies to a TLS request with one letter. */
function answers({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname);
    socket.once('connect', () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])));
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    // A server that stops after it accepted the connection closes it without a word and without an error.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      resolve(false);
    });
  });
}

const listDatabases = () => readdirSync(folder).filter((name) => name.startsWith('ochiq-postgres-'));

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'it answers on this machine only, with a password, and ends with a parent that ends by %s',
  async (signal) => {
    const { child, url } = await startParent();
    expect([url.hostname, url.password.length]).toEqual(['127.0.0.1', 48]);
    expect(await answers(url)).toBe(true);
    expect(listDatabases()).toHaveLength(1);
    child.kill(signal);
    await once(child, 'exit');
    for (let look = 0; look < 100 && ((await answers(url)) || listDatabases().length > 0); look += 1) await wait(100);
    expect(await answers(url)).toBe(false);
    expect(listDatabases()).toEqual([]);
  },
);

test('explains how to install it where it is missing', () => {
  const script = "import { findPostgres } from './packages/cli/src/postgres/cluster.ts'; await findPostgres('/nowhere');";
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fromRoot(),
    env: { PATH: '/nowhere' },
    encoding: 'utf8',
  });
  expect(stderr).toContain('apt-get install -y postgresql');
});
