import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { SearchDocument } from '@ochiq/contract/search/search';
import { SearchWriter } from '@ochiq/search/writer';

import { sendRequest } from './send-request.ts';
import { runSite, type RunningSite } from './running-site.ts';

const document = (path: string, title: string): SearchDocument => ({
  path,
  locale: 'uz',
  type: 'news',
  title,
  summary: '',
  text: 'Yer osti suvlari sathi kuzatildi.',
  keywords: [],
  date: '2026-03-04',
  files: [],
});

let site: RunningSite;
let folder: string;
beforeEach(async () => {
  // What runs in a thread is built; the rest of this test is of sources.
  const searchThread = pathToFileURL(join(__dirname, '../../../search/dist/threads/thread.js'));
  site = await runSite('institution', { searchThread });
  folder = join(site.siteDir, 'search');
  await mkdir(folder);
});
afterEach(() => site.stop());

const get = async (path: string) => {
  const { status, body } = await sendRequest(site.origin, { path });
  return { status, text: body.toString() };
};

function write(...documents: SearchDocument[]): void {
  const writer = new SearchWriter(join(folder, 'index.sqlite'));
  writer.rebuild(documents, 'a');
  writer.close();
}

test('uses the published index as soon as it exists, and its next version', async () => {
  expect((await get('/uz/search?q=suv')).status).toBe(503);
  write(document('/uz/news/a', 'Oʻzbekiston suvlari'));
  const first = await get("/uz/search?q=o'zbekiston");
  expect(first.status).toBe(200);
  expect(first.text).toContain('href="/uz/news/a"><b data-slot="title"><mark>Oʻzbekiston</mark> suvlari</b>');
  write(document('/uz/news/a', 'Oʻzbekiston suvlari'), document('/uz/news/b', 'Oʻzbekiston yerlari'));
  expect((await get('/uz/search?q=%D1%9E%D0%B7%D0%B1%D0%B5%D0%BA%D0%B8%D1%81%D1%82%D0%BE%D0%BD')).text).toContain('href="/uz/news/b"');
  expect(JSON.parse((await get('/uz/search/suggestions.json?q=ozbek')).text)).toHaveLength(2);
});

test('reports a broken index as unavailable until it is repaired, and serves pages meanwhile', async () => {
  write(document('/uz/news/a', 'Suv'));
  expect((await get('/uz/search?q=suv')).status).toBe(200);
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await writeFile(join(folder, 'index.sqlite'), 'no index at all');
  expect((await get('/uz/search?q=suv')).status).toBe(503);
  expect((await get('/uz/about')).status).toBe(200);
  write(document('/uz/news/a', 'Suv'));
  expect((await get('/uz/search?q=suv')).status).toBe(200);
});

test('serves pages without delay while search is slow', async () => {
  const file = join(folder, 'busy.mjs');
  const busy = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, kind }) => {
      const until = performance.now() + 2000;
      while (performance.now() < until);
      parentPort.postMessage(JSON.stringify({ id, kind, answer: null }));
    });`;
  await writeFile(file, busy);
  const slow = await runSite('institution', { searchThread: pathToFileURL(file) });
  const order: string[] = [];
  const seen = async (name: string, path: string) => {
    expect((await sendRequest(slow.origin, { path })).status).toBe(name === 'search' ? 503 : 200);
    order.push(name);
  };
  const searches = ['a', 'b', 'c'].map((q) => seen('search', `/uz/search?q=${q}`));
  for (let count = 0; count < 5; count += 1) await seen('page', '/uz/about');
  await Promise.all(searches);
  expect(order).toEqual([...Array.from({ length: 5 }, () => 'page'), 'search', 'search', 'search']);
  await slow.stop();
});
