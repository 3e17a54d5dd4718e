import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { hashBytes } from './send-reader-request.ts';
import { FileVersions } from './reader-target.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-versions-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('knows previous and current bodies of a page only', async () => {
  const page = path.join(folder, 'uz', 'news', 'index.html');
  const is = (text: string) => versions.isKnown('/uz/news', hashBytes(Buffer.from(text)));
  await mkdir(path.dirname(page), { recursive: true });
  await writeFile(page, 'before');
  const versions = new FileVersions(folder, ['/uz/news']);
  expect(is('before')).toBe(false);
  await versions.read();
  await writeFile(page, 'after');
  expect([is('before'), is('after')]).toEqual([true, false]);
  await versions.read();
  expect([is('before'), is('after'), is('aft')]).toEqual([true, true, false]);
  expect(versions.isKnown('/uz', hashBytes(Buffer.from('after')))).toBe(false);
});
