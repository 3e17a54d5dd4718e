import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { largestUpload } from '@ochiq/contract/fields/upload';
import type { MediaFile } from '@ochiq/pages/content/media-files';
import { createCard } from '@ochiq/pages/view-models/card';
import { openFileCache, type FileCache } from '@ochiq/images/file-cache';
import { uploadLimits } from '@ochiq/images/download-upload';

import { fetchAssetFiles } from './asset-loader.ts';
import { type AssetPlan, listPlannedAssets } from './asset-sources.ts';

/** The smallest PNG there is. */
const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const pdf: MediaFile = { from: '/uploads/a_1.pdf', mime: 'application/pdf', bytes: null, to: '/media/a_1-x.pdf', variants: [] };
const photo: MediaFile = {
  from: '/uploads/b_1.png',
  mime: 'image/png',
  bytes: null,
  to: '/media/b_1-x.png',
  variants: [320, 400].map((width) => ({ width, to: `/media/b_1-x-${String(width)}.webp` })),
};
const card = createCard({ title: 'A', label: null, name: 'x', seed: '/uz' });
const cardName = card.path.slice(1);
const plan: AssetPlan = { media: [pdf, photo], cards: [card], made: [{ to: '/media/c_1-x.json', text: '[“ʻ”]\n' }] };

let folder = '';
let cache: FileCache;
let served = new Map<string, Buffer>();
const fetchMock = jest.fn();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bring-file-'));
  cache = await openFileCache(folder);
  served = new Map([
    ['/uploads/a_1.pdf', Buffer.from('%PDF')],
    ['/uploads/b_1.png', onePixel],
  ]);
  fetchMock.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    fetchMock(url instanceof URL ? url.href : url);
    const bytes = url instanceof URL ? served.get(url.pathname) : undefined;
    return Promise.resolve(new Response(bytes ? new Uint8Array(bytes) : null, { status: bytes ? 200 : 404 }));
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const bring = (name: string, from = plan) => fetchAssetFiles(name, from, { cmsUrl: 'http://cms.example', cache });

test('plans uploads, image widths, cards and generated files', () => {
  expect(listPlannedAssets(plan)).toEqual([
    'media/a_1-x.pdf',
    'media/b_1-x-320.webp',
    'media/b_1-x-400.webp',
    cardName,
    'media/c_1-x.json',
  ]);
});

test('fetches an upload unchanged from the CMS', async () => {
  expect(await bring('media/a_1-x.pdf')).toEqual(new Map([['media/a_1-x.pdf', Buffer.from('%PDF')]]));
  expect(fetchMock.mock.calls).toEqual([['http://cms.example/uploads/a_1.pdf']]);
});

test('generates all widths of an image with any of them', async () => {
  const files = await bring('media/b_1-x-400.webp');
  expect([...files.keys()]).toEqual(['media/b_1-x-320.webp', 'media/b_1-x-400.webp']);
  expect([...files.values()].map((bytes) => bytes.toString('latin1', 8, 12))).toEqual(['WEBP', 'WEBP']);
});

test('generates cards and other files without the CMS', async () => {
  expect((await bring(cardName)).get(cardName)?.toString('latin1', 1, 4)).toBe('PNG');
  expect((await bring('media/c_1-x.json')).get('media/c_1-x.json')?.toString()).toBe('[“ʻ”]\n');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('reads as large a file as the media library accepts', () => {
  expect(uploadLimits.largest).toBe(largestUpload);
});

test('can fetch every planned file', async () => {
  for (const name of listPlannedAssets(plan)) expect([...(await bring(name)).keys()]).toContain(name);
});

test('looks up each plan separately', async () => {
  const other: AssetPlan = { media: [], cards: [], made: [{ to: '/media/c_1-x.json', text: 'other' }] };
  expect((await bring('media/c_1-x.json', other)).get('media/c_1-x.json')?.toString()).toBe('other');
  await expect(bring('media/a_1-x.pdf', other)).rejects.toThrow('needs no file media/a_1-x.pdf');
});

test('names what an editor has to fix', async () => {
  served.set('/uploads/b_1.png', Buffer.from('no picture'));
  await expect(bring('media/b_1-x-320.webp')).rejects.toThrow(/b_1\.png can't be read: upload it again/u);
  served.clear();
  await expect(bring('media/a_1-x.pdf')).rejects.toThrow(/404 for \/uploads\/a_1\.pdf.*upload it again/u);
});
