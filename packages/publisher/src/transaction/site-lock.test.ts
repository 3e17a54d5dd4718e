import { createServer } from 'node:net';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';

import { acquireSiteLock } from './site-lock.ts';
import { compileChildScripts, waitForExit, waitForMessage, type ChildScripts } from './test/child-scripts.ts';

let scripts: ChildScripts;
let site: string;
beforeAll(async () => {
  scripts = await compileChildScripts();
});
afterAll(() => scripts.remove());
beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'ochiq-lock-'));
});
afterEach(() => rm(site, { recursive: true }));

const inLock = () => readdir(path.join(site, 'lock'));

test('gives the lock to one process, and names it to another', async () => {
  const owner = scripts.start('locking-child', [site]);
  expect(await waitForMessage(owner)).toBe('mine');
  await expect(acquireSiteLock(site)).rejects.toMatchObject({ fault: 'locked', message: expect.stringContaining(`process ${owner.pid}`) });
  owner.send('stop');
  expect(await waitForExit(owner)).toBe(0);
  await (await acquireSiteLock(site)).release();
  expect(await inLock()).toEqual([]);
});

test('frees the lock of a killed process at once', async () => {
  const owner = scripts.start('locking-child', [site]);
  expect(await waitForMessage(owner)).toBe('mine');
  owner.kill('SIGKILL');
  expect(await waitForExit(owner)).toBe('SIGKILL');
  expect(await inLock()).toHaveLength(1);
  const lock = await acquireSiteLock(site);
  expect(await inLock()).toEqual([expect.stringMatching(new RegExp(`^${process.pid}-`, 'u'))]);
  await lock.release();
});

test('keeps the lock of a stopped process', async () => {
  const owner = scripts.start('locking-child', [site]);
  expect(await waitForMessage(owner)).toBe('mine');
  owner.kill('SIGSTOP');
  await expect(acquireSiteLock(site)).rejects.toMatchObject({ fault: 'locked' });
  owner.kill('SIGKILL');
  await waitForExit(owner);
});

test('ignores the process id of a dead owner that another process has got since', async () => {
  const folder = path.join(site, 'lock');
  await mkdir(folder);
  await writeFile(path.join(folder, `${process.pid}-12345678.sock`), '');
  await (await acquireSiteLock(site)).release();
});

test('gives the lock to at most one of many processes that start at once', async () => {
  const children = Array.from({ length: 5 }, () => scripts.start('locking-child', [site]));
  const answers = await Promise.all(children.map(waitForMessage));
  expect(answers.filter((reply) => reply === 'mine').length).toBeLessThanOrEqual(1);
  expect(answers.filter((reply) => reply !== 'mine' && reply !== 'locked')).toEqual([]);
  const deaths = children.map(waitForExit);
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(deaths);
  await (await acquireSiteLock(site)).release();
});

test('gives the lock to at most one of many concurrent calls, in any order', async () => {
  for (let round = 0; round < 10; round += 1) {
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => acquireSiteLock(site)));
    const locks = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(locks.length).toBeLessThanOrEqual(1);
    await Promise.all(locks.map((lock) => lock.release()));
  }
});

test('ignores a process that only prepares to try', async () => {
  await mkdir(path.join(site, 'lock'));
  const server = createServer().listen(path.join(site, 'lock', '1-12345678.sock.new'));
  await once(server, 'listening');
  await (await acquireSiteLock(site)).release();
  expect(await inLock()).toHaveLength(1);
  server.close();
});

test('locks folders with long paths separately', async () => {
  const long = path.join(site, 'x'.repeat(100));
  const longer = `${long}y`;
  const [one, other] = [await acquireSiteLock(long), await acquireSiteLock(longer)];
  await expect(acquireSiteLock(long)).rejects.toMatchObject({ fault: 'locked' });
  await one.release();
  await (await acquireSiteLock(long)).release();
  await other.release();
});

test('reports a folder that can’t be created', async () => {
  await writeFile(path.join(site, 'file'), '');
  await expect(acquireSiteLock(path.join(site, 'file'))).rejects.toMatchObject({ name: 'SwapError' });
});
