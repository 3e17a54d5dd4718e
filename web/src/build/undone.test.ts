import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { UndoneVersion } from '@ochiq/contract/wire/undone-version';

import { readUndone } from './undone';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'ochiq-undone-'));
});
afterEach(() => rm(site, { recursive: true }));

const version = (documentId: string, at: string): UndoneVersion => ({
  ...{ type: 'news', documentId, locale: 'uz', before: null, isSilent: false, undone: 'x', at },
});

async function write(files: Readonly<Record<string, unknown>>): Promise<void> {
  const folder = path.join(site, 'current', 'held');
  await mkdir(folder, { recursive: true });
  for (const [name, value] of Object.entries(files)) await writeFile(path.join(folder, name), JSON.stringify(value));
}

test('a build without a published site, or without undone versions, includes everything', async () => {
  expect(await readUndone(null)).toEqual([]);
  expect(await readUndone(site)).toEqual([]);
});

test('reads undone versions that were not published again, the oldest undo last', async () => {
  const [early, late, ended] = [version('early', '1'), version('late', '2'), version('ended', '3')];
  const rest = { pages: {}, files: {}, facts: null };
  await write({ '9.json': { ...rest, versions: [early] }, '10.json': { ...rest, versions: [late, ended] }, '11.json': rest });
  await write({ 'ended.json': ['news ended uz 3'] });
  expect(await readUndone(site)).toEqual([late, early]);
});

test('an invalid file stops the build, which would publish undone versions', async () => {
  await write({ '9.json': { versions: [{ type: 'news' }] } });
  await expect(readUndone(site)).rejects.toThrow();
});
