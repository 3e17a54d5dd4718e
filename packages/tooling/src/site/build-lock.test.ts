import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { takeBuildLock } from './build-lock.ts';

let folder: string;
let lockFile: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-lock-'));
  lockFile = path.join(folder, 'site', 'building');
});
afterEach(() => rm(folder, { recursive: true }));

test('a lock is taken and given back', async () => {
  const lock = await takeBuildLock(lockFile);
  expect(lock.interrupted).toBe(false);
  expect(await readFile(lockFile, 'utf8')).toBe(String(process.pid));
  await lock.release();
  expect((await takeBuildLock(lockFile)).interrupted).toBe(false);
});

test('a second build at the same time is refused with the number of the first', async () => {
  await takeBuildLock(lockFile);
  await writeFile(lockFile, String(process.ppid));
  await expect(takeBuildLock(lockFile)).rejects.toThrow(`process ${String(process.ppid)}`);
});

test('the lock of a build that was killed is taken over, and said', async () => {
  await takeBuildLock(lockFile);
  await writeFile(lockFile, '999999999');
  expect((await takeBuildLock(lockFile)).interrupted).toBe(true);
});
