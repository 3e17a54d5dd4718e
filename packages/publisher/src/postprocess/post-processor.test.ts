import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { inlinePostProcessor, startPostProcessor } from './post-processor.ts';

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
});
const completePage = pageOf(`<p>${words}</p><a href="/uz/faq">x</a><img alt="" src="/media/a_1.png"><script>1</script>`);

test('processes and compresses a page in the thread as in the calling thread', async () => {
  const finished = await finisher.page(completePage);
  expect(finished).toEqual(await inlinePostProcessor.page(completePage));
  if ('unfit' in finished) throw new Error(finished.unfit);
  expect(finished.links).toEqual({ links: ['/uz/faq'], alternates: ['/ru/about'] });
  expect(finished.shown).toEqual(['media/a_1.png']);
  expect(finished.hashes.scripts).toHaveLength(1);
  const twins = new Map(finished.twins.map(({ name, bytes }) => [name, bytes]));
  expect(brotliDecompressSync(twins.get('uz/about/index.html.br') ?? '')).toEqual(completePage.html);
  expect(gunzipSync(twins.get('page-data/uz/about/page-data.json.gz') ?? '')).toEqual(completePage.pageData);
  expect(twins.size).toBe(4);
});

test('rejects an unfit page with the reason, and invalid HTML with the position', async () => {
  expect(await finisher.page(pageOf('\uFFFD'))).toEqual({ unfit: expect.stringContaining('broken character') });
  expect(await finisher.page(pageOf('<p><div></div></p>'))).toMatchObject({ links: { fault: expect.stringContaining('<div>') } });
});

test('returns no variants of a file that is too short', async () => {
  expect(await finisher.pack({ name: 'robots.txt', bytes: Buffer.from('User-agent: *\n') })).toEqual([]);
});

test('processes many pages concurrently without mixing them up', async () => {
  const pages = Array.from({ length: 40 }, (_, index) => ({ ...completePage, path: `/uz/page-${String(index)}` }));
  const finished = await Promise.all(pages.map((page) => finisher.page(page)));
  expect(finished.map((page) => ('unfit' in page ? page.unfit : page.twins[0]?.name))).toEqual(
    pages.map(({ path: to }) => `${to.slice(1)}/index.html.br`),
  );
});

test('rejects a page that can’t be processed, and continues with the next', async () => {
  const broken = { ...completePage, path: '/uz/%E0%A4%A' };
  await expect(finisher.page(broken)).rejects.toThrow('URI malformed');
  expect(await finisher.page(completePage)).toHaveProperty('shown');
});

test('rejects the page that crashes the thread, and continues in another thread', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-finisher-'));
  const threadFile = path.join(folder, 'thread.mjs');
  await writeFile(threadFile, `export const page = ({ path }) => (path === '/bad' ? process.exit(1) : { unfit: path });`);
  const mortal = startPostProcessor(pathToFileURL(threadFile));
  try {
    await expect(mortal.page({ ...completePage, path: '/bad' })).rejects.toThrow();
    expect(await mortal.page({ ...completePage, path: '/good' })).toEqual({ unfit: '/good' });
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
    const first = await mortal.page({ ...completePage, path: '/first' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await mortal.page({ ...completePage, path: '/last' })).not.toEqual(first);
  } finally {
    await mortal.close();
    await rm(folder, { recursive: true });
  }
});
