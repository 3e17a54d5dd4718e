import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { inlinePostProcessor, startPostProcessor } from './post-processor.ts';

let folder: string;
let staged = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-staged-'));
});
afterAll(() => rm(folder, { recursive: true }));

const finisher = startPostProcessor(pathToFileURL(path.join(__dirname, '..', '..', 'test', 'finish-thread-of-sources.mjs')));
afterAll(() => finisher.close());

const siteUrl = 'https://ochiq.example';
const words = 'Yer osti suvlari. '.repeat(60);
const pageOf = (body: string) => ({
  path: '/uz/about',
  siteUrl,
  html: Buffer.from(
    `<!DOCTYPE html><html><head><title>T</title><link rel="alternate" hreflang="ru" href="${siteUrl}/ru/about"/></head><body>${body}</body></html>`,
  ),
  pageData: Buffer.from(JSON.stringify({ words })),
  words: '',
});

/** The page with a place in the staging area that no other has. */
const toStage = (page: ReturnType<typeof pageOf>) => {
  staged += 1;
  return { ...page, staging: path.join(folder, String(staged)) };
};

const completePage = pageOf(`<p>${words}</p><a href="/uz/faq">x</a><img alt="" src="/media/a_1.png"><script>1</script>`);

const readFiles = ({ files }: { files: { name: string; staged: string }[] }) =>
  new Map(files.map(({ name, staged: file }) => [name, readFileSync(file)]));

test('processes and compresses a page in the thread as in the calling thread', async () => {
  const finished = await finisher.page(toStage(completePage));
  const inline = await inlinePostProcessor.page(toStage(completePage));
  if (!('files' in finished) || !('files' in inline)) throw new Error('The page is unfit');
  const [files, inlineFiles] = [readFiles(finished), readFiles(inline)];
  expect({ ...finished, files }).toEqual({ ...inline, files: inlineFiles });
  expect(finished.links).toEqual({ links: ['/uz/faq'], alternates: ['/ru/about'] });
  expect(finished.shown).toEqual(['media/a_1.png']);
  expect(finished.hashes.scripts).toHaveLength(1);
  expect(files.get('uz/about/index.html')).toEqual(completePage.html);
  expect(brotliDecompressSync(files.get('uz/about/index.html.br') ?? '')).toEqual(completePage.html);
  expect(files.get('page-data/uz/about/page-data.json')).toEqual(completePage.pageData);
  expect(gunzipSync(files.get('page-data/uz/about/page-data.json.gz') ?? '')).toEqual(completePage.pageData);
  expect(files.size).toBe(6);
});

test('stages a page also in Cyrillic, where it names that view', async () => {
  const named = pageOf(`<a href="/uz-cyrl/about" lang="uz-Cyrl" hrefLang="uz-Cyrl">Ўзбекча</a><p>${words}</p><i>Ochiqda</i>`);
  const finished = await finisher.page({ ...toStage(named), words: 'Ochiq' });
  if (!('files' in finished)) throw new Error('The page is unfit');
  const files = readFiles(finished);
  expect(String(files.get('uz-cyrl/about/index.html'))).toMatch(/Ер ости сувлари\..*<i>Ochiqда<\/i>/u);
  expect(brotliDecompressSync(files.get('uz-cyrl/about/index.html.br') ?? '')).toEqual(files.get('uz-cyrl/about/index.html'));
  expect(files.size).toBe(9);
  // It is there where the page is, and is not looked for.
  expect(finished.links).toEqual({ links: ['/uz/about'], alternates: ['/ru/about'] });
});

test('rejects an unfit page with the reason, and invalid HTML with the position', async () => {
  expect(await finisher.page(toStage(pageOf('\uFFFD')))).toEqual({ unfit: expect.stringContaining('broken character') });
  expect(await finisher.page(toStage(pageOf('<p><div></div></p>')))).toMatchObject({ links: { fault: expect.stringContaining('<div>') } });
});

test('tells the file that the disk rejects, and why', async () => {
  const staging = path.join(folder, 'nowhere', '1');
  expect(await finisher.page({ ...completePage, staging })).toEqual({
    unwritten: 'uz/about/index.html',
    code: 'ENOENT',
    message: expect.stringContaining('no such file'),
  });
});

test('returns no variants of a file that is too short', async () => {
  expect(await finisher.pack({ name: 'robots.txt', bytes: Buffer.from('User-agent: *\n') })).toEqual([]);
});

test('processes many pages concurrently without mixing them up', async () => {
  const pages = Array.from({ length: 40 }, (_, index) => ({ ...completePage, path: `/uz/page-${String(index)}` }));
  const finished = await Promise.all(pages.map((page) => finisher.page(toStage(page))));
  expect(finished.map((page) => ('files' in page ? page.files[2]?.name : page))).toEqual(
    pages.map(({ path: to }) => `${to.slice(1)}/index.html.br`),
  );
});

test('rejects a page that can’t be processed, and continues with the next', async () => {
  const broken = { ...completePage, path: '/uz/%E0%A4%A' };
  await expect(finisher.page(toStage(broken))).rejects.toThrow('URI malformed');
  expect(await finisher.page(toStage(completePage))).toHaveProperty('shown');
});

test('rejects the page that crashes the thread, and continues in another thread', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-finisher-'));
  const threadFile = path.join(folder, 'thread.mjs');
  await writeFile(threadFile, `export const page = ({ path }) => (path === '/bad' ? process.exit(1) : { unfit: path });`);
  const mortal = startPostProcessor(pathToFileURL(threadFile));
  try {
    await expect(mortal.page(toStage({ ...completePage, path: '/bad' }))).rejects.toThrow();
    expect(await mortal.page(toStage({ ...completePage, path: '/good' }))).toEqual({ unfit: '/good' });
  } finally {
    await mortal.close();
    await rm(folder, { recursive: true });
  }
});

test('replaces a thread that crashes between two pages', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-finisher-'));
  const threadFile = path.join(folder, 'thread.mjs');
  const diesLater = `if (!path.endsWith('last')) setTimeout(() => { throw new Error('between two pages'); }, 50);`;
  await writeFile(
    threadFile,
    `import { threadId } from 'node:worker_threads'; export const page = ({ path }) => { ${diesLater} return { unfit: String(threadId) }; };`,
  );
  const mortal = startPostProcessor(pathToFileURL(threadFile));
  try {
    const first = await mortal.page(toStage({ ...completePage, path: '/first' }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await mortal.page(toStage({ ...completePage, path: '/last' }))).not.toEqual(first);
  } finally {
    await mortal.close();
    await rm(folder, { recursive: true });
  }
});
