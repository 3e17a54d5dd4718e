import fs, { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { clearStaging, StagingArea } from './staging-area.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'ochiq-staging-'));
});
afterEach(() => rm(site, { recursive: true }));

const textOf = async (stored: Buffer | { staged: string }) => String(Buffer.isBuffer(stored) ? stored : await readFile(stored.staged));

test('holds the first files in memory and writes the rest to disk, also concurrently', async () => {
  const staging = new StagingArea(site, 5);
  const stored = await Promise.all(['one', 'three', 'four', 'x'].map((text) => staging.store(Buffer.from(text))));
  expect(stored.map((one) => Buffer.isBuffer(one))).toEqual([true, false, false, true]);
  expect(await Promise.all(stored.map(textOf))).toEqual(['one', 'three', 'four', 'x']);
  await staging.clear();
  expect(await readdir(path.join(site, 'staging'))).toEqual([]);
});

test('removes the remains of a crash', async () => {
  await new StagingArea(site, 0).store(Buffer.from('left'));
  await clearStaging(site);
  expect(await readdir(site)).toEqual([]);
});

test('ignores files that can’t be removed, and removes them at the next start', async () => {
  const staging = new StagingArea(site, 0);
  await staging.store(Buffer.from('left'));
  const broken = jest.spyOn(fs, 'rm').mockRejectedValue(new Error('EROFS: read-only file system'));
  await staging.clear();
  broken.mockRestore();
  await clearStaging(site);
  expect(await readdir(site)).toEqual([]);
});
