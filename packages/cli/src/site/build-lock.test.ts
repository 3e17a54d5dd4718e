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

test('takes and releases a lock', async () => {
  const lock = await takeBuildLock(lockFile);
  expect(lock.interrupted).toBe(false);
  expect(await readFile(lockFile, 'utf8')).toBe(String(process.pid));
  await lock.release();
  expect((await takeBuildLock(lockFile)).interrupted).toBe(false);
});

test('rejects a second concurrent build with the process id of the first', async () => {
  await takeBuildLock(lockFile);
  await writeFile(lockFile, String(process.ppid));
  await expect(takeBuildLock(lockFile)).rejects.toThrow(`process ${String(process.ppid)}`);
});

test('takes over the lock of a killed build, and reports it', async () => {
  await takeBuildLock(lockFile);
  await writeFile(lockFile, '999999999');
  expect((await takeBuildLock(lockFile)).interrupted).toBe(true);
});
