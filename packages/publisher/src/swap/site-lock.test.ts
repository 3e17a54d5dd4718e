import { createServer } from 'node:net';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';

import { takeSiteLock } from './site-lock.ts';
import { childScripts, ended, told, type ChildScripts } from './test/child-scripts.ts';

let scripts: ChildScripts;
let site: string;
beforeAll(async () => {
  scripts = await childScripts();
});
afterAll(() => scripts.remove());
beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'ochiq-lock-'));
});
afterEach(() => rm(site, { recursive: true }));

const inLock = () => readdir(path.join(site, 'lock'));

test('gives the lock to one process, and names it to another', async () => {
  const owner = scripts.start('locking-child', [site]);
  expect(await told(owner)).toBe('mine');
  await expect(takeSiteLock(site)).rejects.toMatchObject({ fault: 'locked', message: expect.stringContaining(`process ${owner.pid}`) });
  owner.send('stop');
  expect(await ended(owner)).toBe(0);
  await (await takeSiteLock(site)).release();
  expect(await inLock()).toEqual([]);
});

test('frees the lock of a killed process at once', async () => {
  const owner = scripts.start('locking-child', [site]);
  expect(await told(owner)).toBe('mine');
  owner.kill('SIGKILL');
  expect(await ended(owner)).toBe('SIGKILL');
  expect(await inLock()).toHaveLength(1);
  const lock = await takeSiteLock(site);
  expect(await inLock()).toEqual([expect.stringMatching(new RegExp(`^${process.pid}-`, 'u'))]);
  await lock.release();
});

test('keeps the lock of a stopped process', async () => {
  const owner = scripts.start('locking-child', [site]);
  expect(await told(owner)).toBe('mine');
  owner.kill('SIGSTOP');
  await expect(takeSiteLock(site)).rejects.toMatchObject({ fault: 'locked' });
  owner.kill('SIGKILL');
  await ended(owner);
});

test('ignores the process id of a dead owner that another process has got since', async () => {
  const folder = path.join(site, 'lock');
  await mkdir(folder);
  await writeFile(path.join(folder, `${process.pid}-12345678.sock`), '');
  await (await takeSiteLock(site)).release();
});

test('gives the lock to at most one of many processes that start at once', async () => {
  const children = Array.from({ length: 5 }, () => scripts.start('locking-child', [site]));
  const answers = await Promise.all(children.map(told));
  expect(answers.filter((answer) => answer === 'mine').length).toBeLessThanOrEqual(1);
  expect(answers.filter((answer) => answer !== 'mine' && answer !== 'locked')).toEqual([]);
  const deaths = children.map(ended);
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(deaths);
  await (await takeSiteLock(site)).release();
});

test('gives the lock to at most one of many concurrent calls, in any order', async () => {
  for (let round = 0; round < 10; round += 1) {
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => takeSiteLock(site)));
    const locks = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(locks.length).toBeLessThanOrEqual(1);
    await Promise.all(locks.map((lock) => lock.release()));
  }
});

test('ignores a process that only prepares to try', async () => {
  await mkdir(path.join(site, 'lock'));
  const server = createServer().listen(path.join(site, 'lock', '1-12345678.sock.new'));
  await once(server, 'listening');
  await (await takeSiteLock(site)).release();
  expect(await inLock()).toHaveLength(1);
  server.close();
});

test('locks folders with long paths separately', async () => {
  const long = path.join(site, 'x'.repeat(100));
  const longer = `${long}y`;
  const [one, other] = [await takeSiteLock(long), await takeSiteLock(longer)];
  await expect(takeSiteLock(long)).rejects.toMatchObject({ fault: 'locked' });
  await one.release();
  await (await takeSiteLock(long)).release();
  await other.release();
});

test('reports a folder that can’t be created', async () => {
  await writeFile(path.join(site, 'file'), '');
  await expect(takeSiteLock(path.join(site, 'file'))).rejects.toMatchObject({ name: 'SwapError' });
});
