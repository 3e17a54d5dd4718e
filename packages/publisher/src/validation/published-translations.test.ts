import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { getPageDataFile } from '../site-paths.ts';
import { readPublishedTranslations } from './published-translations.ts';

let publicDir: string;
beforeEach(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'ochiq-translations-'));
});
afterEach(() => rm(publicDir, { recursive: true }));

/** Publishes the data of a page as a transaction does: another file takes the name, with a time of its own. */
async function publish(paths: readonly string[], second: number): Promise<string> {
  const file = path.join(publicDir, getPageDataFile('/uz/faq'));
  await mkdir(path.dirname(file), { recursive: true });
  const translations = paths.map((to) => ({ path: to }));
  await writeFile(`${file}.part`, JSON.stringify({ result: { pageContext: { page: { head: { translations } } } } }));
  await utimes(`${file}.part`, second, second);
  await rename(`${file}.part`, file);
  return file;
}

const read = () => readPublishedTranslations(publicDir, '/uz/faq');

test('reads the translations of a live page, again where its file is replaced by one of the same size', async () => {
  await publish(['/uz/faq', '/ru/faq'], 1_000_000);
  expect(await read()).toEqual(new Set(['/uz/faq', '/ru/faq']));
  expect(await read()).toEqual(new Set(['/uz/faq', '/ru/faq']));
  await publish(['/uz/faq', '/en/faq'], 1_000_001);
  expect(await read()).toEqual(new Set(['/uz/faq', '/en/faq']));
});

test('finds none where there is no page, nor any more', async () => {
  expect(await read()).toBeNull();
  const file = await publish(['/uz/faq'], 1_000_000);
  expect(await read()).toEqual(new Set(['/uz/faq']));
  await rm(file);
  expect(await read()).toBeNull();
});

test('rejects data that are no page of ours', async () => {
  await writeFile(await publish([], 1_000_000), '{"result":{}}');
  await expect(read()).rejects.toThrow('pageContext');
});
