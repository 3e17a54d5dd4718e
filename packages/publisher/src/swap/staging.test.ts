import fs, { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { clearStaging, Staging } from './staging.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'ochiq-staging-'));
});
afterEach(() => rm(site, { recursive: true }));

const textOf = async (kept: Buffer | { staged: string }) => String(Buffer.isBuffer(kept) ? kept : await readFile(kept.staged));

test('holds the first files in memory and writes the rest to disk, also concurrently', async () => {
  const staging = new Staging(site, 5);
  const kept = await Promise.all(['one', 'three', 'four', 'x'].map((text) => staging.keep(Buffer.from(text))));
  expect(kept.map((one) => Buffer.isBuffer(one))).toEqual([true, false, false, true]);
  expect(await Promise.all(kept.map(textOf))).toEqual(['one', 'three', 'four', 'x']);
  await staging.clear();
  expect(await readdir(path.join(site, 'staging'))).toEqual([]);
});

test('removes the remains of a crash', async () => {
  await new Staging(site, 0).keep(Buffer.from('left'));
  await clearStaging(site);
  expect(await readdir(site)).toEqual([]);
});

test('ignores files that can’t be removed, and removes them at the next start', async () => {
  const staging = new Staging(site, 0);
  await staging.keep(Buffer.from('left'));
  const broken = jest.spyOn(fs, 'rm').mockRejectedValue(new Error('EROFS: read-only file system'));
  await staging.clear();
  broken.mockRestore();
  await clearStaging(site);
  expect(await readdir(site)).toEqual([]);
});
