import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { MediaFile } from '@ochiq/pages/content/media-files';
import { createCard } from '@ochiq/pages/view-models/card';

import { startCardDrawing, writeCardFiles, writeMediaFiles } from './site-files';

const env = { cmsUrl: 'http://cms.example' };
/** The smallest PNG there is. */
const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const pdf: MediaFile = { from: '/uploads/a_1.pdf', mime: 'application/pdf', bytes: null, to: '/media/a_1.pdf', variants: [] };
const photo: MediaFile = {
  from: '/uploads/b_1.jpg',
  mime: 'image/jpeg',
  bytes: null,
  to: '/media/b_1.jpg',
  variants: [320, 400].map((width) => ({ width, to: `/media/b_1-${String(width)}.webp` })),
};

let folders = { publicFolder: '', cacheFolder: '' };
let served = new Map<string, Buffer>();
const inPublic = (...names: string[]) => path.join(folders.publicFolder, ...names);

beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-files-'));
  folders = { publicFolder: path.join(folder, 'public'), cacheFolder: path.join(folder, 'cache') };
  served = new Map([
    ['/uploads/a_1.pdf', Buffer.from('%PDF')],
    ['/uploads/b_1.jpg', onePixel],
  ]);
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const bytes = url instanceof URL ? served.get(url.pathname) : undefined;
    return Promise.resolve(new Response(bytes ? new Uint8Array(bytes) : null, { status: bytes ? 200 : 404 }));
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(path.dirname(folders.publicFolder), { recursive: true, force: true });
});

test('downloads files unchanged, images in their widths, and deletes unused ones', async () => {
  await mkdir(inPublic('media'), { recursive: true });
  await writeFile(inPublic('media', 'old.pdf'), '');
  const done = jest.fn();
  await writeMediaFiles([pdf, photo], env, folders, done);
  expect((await readdir(inPublic('media'))).sort()).toEqual(['a_1.pdf', 'b_1-320.webp', 'b_1-400.webp']);
  expect(await readFile(inPublic('media', 'a_1.pdf'), 'utf8')).toBe('%PDF');
  expect(done).toHaveBeenCalledTimes(2);
});

test('names a missing file, or one that is no image, with advice', async () => {
  served.delete('/uploads/a_1.pdf');
  await expect(writeMediaFiles([pdf], env, folders)).rejects.toThrow(/answers 404 for \/uploads\/a_1\.pdf.*upload it again/u);
  served.set('/uploads/b_1.jpg', Buffer.from('no picture'));
  await expect(writeMediaFiles([photo], env, folders)).rejects.toThrow(/b_1\.jpg can't be read: upload it again/u);
});

test('draws cards once, and deletes them with their page', async () => {
  const cards = ['A', 'B'].map((title) => createCard({ title, label: null, name: 'x', seed: title }));
  await writeCardFiles(cards, folders);
  await writeCardFiles(cards.slice(0, 1), folders);
  expect((await readdir(inPublic('cards'))).map((name) => `/cards/${name}`)).toEqual([cards[0]?.path]);
  expect(await readdir(path.join(folders.cacheFolder, 'cards'))).toHaveLength(1);
});

const cardsOf = (...titles: string[]) => titles.map((title) => createCard({ title, label: null, name: 'x', seed: title }));

test('draws cards meanwhile, and counts those that are drawn before the rest is awaited', async () => {
  const drawing = startCardDrawing(cardsOf('A', 'B', 'C'), folders);
  const done = jest.fn();
  const before = drawing.countDrawn();
  await drawing.finish(done);
  expect(drawing.countDrawn()).toBe(3);
  expect(before + done.mock.calls.length).toBe(3);
  expect(await readdir(inPublic('cards'))).toHaveLength(3);
});

test('fails where it is awaited, and not before, if a card cannot be written', async () => {
  await mkdir(inPublic(), { recursive: true });
  // A file in the place of the folder.
  await writeFile(inPublic('cards'), '');
  const drawing = startCardDrawing(cardsOf('A'), folders);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect(drawing.finish(() => undefined)).rejects.toThrow('EEXIST');
});
