import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { readJsonFolder } from './read-json-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-json-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('reads the JSON files of a folder, and nothing beside them', async () => {
  await writeFile(path.join(folder, '1.json'), '{"one":1}');
  await writeFile(path.join(folder, 'ended.json.next'), '[');
  expect([...(await readJsonFolder(folder))]).toEqual([['1.json', { one: 1 }]]);
});

test('reads nothing where there is no folder, and fails on a broken file', async () => {
  expect((await readJsonFolder(path.join(folder, 'none'))).size).toBe(0);
  await writeFile(path.join(folder, '1.json'), '{');
  await expect(readJsonFolder(folder)).rejects.toThrow(SyntaxError);
});
