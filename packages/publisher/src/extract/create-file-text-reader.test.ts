import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { createFileTextReader, extractText } from './create-file-text-reader.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const threadFile = new URL('../../test/extract-thread-of-sources.mjs', import.meta.url);
const sample = path.join(here, 'test/order.pdf');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-texts-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('extracts the text of a PDF file in line order', async () => {
  expect(await extractText(sample, 'pdf', { threadFile })).toMatch(/47-son.*\nQuduqlarni hisobga olish va quduq pasportini yuritish\n/u);
});

test('extracts each content once, whatever the file name', async () => {
  const textOf = createFileTextReader(path.join(folder, 'kept'), threadFile);
  const first = await textOf(sample);
  expect(first.text).toContain('Quduqlarni hisobga olish');
  const again = path.join(folder, 'again.pdf');
  await cp(sample, again);
  const broken = pathToFileURL(path.join(folder, 'none.mjs'));
  expect(await createFileTextReader(path.join(folder, 'kept'), broken)(again)).toEqual(first);
  expect(await readdir(path.join(folder, 'kept/v1'))).toHaveLength(1);
});

test('returns texts even if the cache can’t be written', async () => {
  await writeFile(path.join(folder, 'kept'), '');
  const textOf = createFileTextReader(path.join(folder, 'kept'), threadFile);
  expect(await textOf(sample)).toEqual({ text: expect.stringContaining('Quduqlarni hisobga olish') as string, problem: null });
});

test('reports a file that can’t be read, and does not retry it', async () => {
  const file = path.join(folder, 'broken.pdf');
  await writeFile(file, '%PDF-1.4 and nothing else');
  const textOf = createFileTextReader(path.join(folder, 'kept'), threadFile);
  expect(await textOf(file)).toEqual({ text: '', problem: expect.stringMatching(/PDF/u) as string });
  expect(await textOf(file)).toEqual({ text: '', problem: null });
});

/** A reader that does this. */
async function readerThat(does: string): Promise<URL> {
  const file = path.join(folder, 'reader.mjs');
  await writeFile(file, does);
  return pathToFileURL(file);
}

test.each([
  ['without a pause', 'for (;;);'],
  ['waiting for something', "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => undefined);"],
])('ends a parser that takes too long %s', async (_, does) => {
  await expect(extractText(sample, 'pdf', { threadFile: await readerThat(does), timeoutMs: 300 })).rejects.toThrow(
    'not read within 300 ms',
  );
});

test.each([
  ['takes more memory than it may', 'for (const all = []; ; ) all.push(new Array(1e6).fill(1));', 'memory'],
  ['ends without a word', 'process.exit(0);', 'ended without a word'],
  ['does not start', "throw new Error('torn');", 'torn'],
])('loses only the text of its own file when a parser %s', async (_, does, why) => {
  await expect(extractText(sample, 'pdf', { threadFile: await readerThat(does) })).rejects.toThrow(why);
});

test('runs parsers without our environment', async () => {
  const threadFile = await readerThat(
    "import { parentPort } from 'node:worker_threads'; parentPort.postMessage(JSON.stringify(process.env));",
  );
  expect(await extractText(sample, 'pdf', { threadFile })).toBe('{"NODE_ENV":"production"}');
});

test('returns no text for missing files and for files that are not documents', async () => {
  const textOf = createFileTextReader(folder, threadFile);
  expect(await textOf('/media/picture.webp')).toEqual({ text: '', problem: null });
  expect(await textOf(path.join(folder, 'gone.pdf'))).toEqual({ text: '', problem: expect.stringMatching(/ENOENT/u) as string });
});
