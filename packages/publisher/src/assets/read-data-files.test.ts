import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Entry } from '@ochiq/contract/content-types';
import { media } from '@ochiq/contract/fields/media';
import type { Content } from '@ochiq/pages/content/content';

import { readDataFiles } from './read-data-files.ts';

const cmsUrl = 'http://cms.example';
const file = { name: 'a.csv', hash: 'a_1', ext: '.csv', mime: 'text/csv', size: 1, url: '/uploads/a_1.csv' };

/** Content with one dataset, of which only the files matter here. */
function contentWith(...files: Record<string, unknown>[]): Pick<Content, 'dataset'> {
  const resources = files.map((one) => ({ file: media.parse({ ...file, ...one }) }));
  const entry = { resources } as Entry<'dataset'>;
  return { dataset: new Map([['d', { documentId: 'd', versions: { uz: entry, ru: entry } }]]) };
}

let requestedPaths: string[] = [];
beforeEach(() => {
  requestedPaths = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    requestedPaths.push(url instanceof URL ? url.pathname : '');
    return Promise.resolve(new Response(Buffer.from(`read ${String(requestedPaths.length)}`)));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('reads only files that may hold a table, each once', async () => {
  const texts = await readDataFiles(
    contentWith(
      {},
      { hash: 'b_1', ext: '.pdf', mime: 'application/pdf', url: '/uploads/b_1.pdf' },
      { hash: 'c_1', ext: '.json', mime: 'application/json', url: '/uploads/c_1.json' },
    ),
    cmsUrl,
  );
  expect([...texts.keys()]).toEqual(['/media/a_1.csv', '/media/c_1.json']);
  expect(requestedPaths).toEqual(['/uploads/a_1.csv', '/uploads/c_1.json']);
});

test('rereads only replaced files for the next plan', async () => {
  const before = contentWith({ updatedAt: '2026-11-20T00:00:00.000Z' });
  const first = await readDataFiles(before, cmsUrl);
  expect([...first.values()]).toEqual(['read 1']);
  expect(await readDataFiles(before, cmsUrl, first)).toEqual(first);
  const next = await readDataFiles(contentWith({ updatedAt: '2026-11-21T00:00:00.000Z' }), cmsUrl, first);
  expect([...next.values()]).toEqual(['read 2']);
});

test('leaves out a file that can’t be fetched, and retries it the next time', async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new Error('connection refused'));
  const first = await readDataFiles(contentWith({}), cmsUrl);
  expect([...first]).toEqual([]);
  expect([...(await readDataFiles(contentWith({}), cmsUrl, first)).values()]).toEqual(['read 1']);
});

test('reads published files from the disk', async () => {
  const publicDir = await mkdtemp(path.join(os.tmpdir(), 'ochiq-data-'));
  await mkdir(path.join(publicDir, 'media'));
  await writeFile(path.join(publicDir, 'media', 'a_1.csv'), 'from the disk');
  const texts = await readDataFiles(contentWith({}), cmsUrl, new Map(), publicDir);
  expect([[...texts.values()], requestedPaths]).toEqual([['from the disk'], []]);
  await rm(publicDir, { recursive: true });
});
