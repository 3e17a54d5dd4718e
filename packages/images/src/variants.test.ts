import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { openFileCache, type FileCache } from './file-cache.ts';
import { renderVariants } from './variants.ts';

let folder = '';
let cache: FileCache;
const inFolder = (name: string) => path.join(folder, name);
const cached = () => readdir(inFolder('cache'));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  cache = await openFileCache(inFolder('cache'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const photo = (background = '#3f7fbd') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
const variants = [320, 900].map((width) => ({ width, to: `/media/a-${String(width)}.webp` }));

test('renders each width with the aspect ratio and without metadata', async () => {
  const files = await renderVariants(cache, 'a.jpg', await photo(), variants);
  expect([...files.keys()]).toEqual(['/media/a-320.webp', '/media/a-900.webp']);
  const metadata = await Promise.all([...files.values()].map((bytes) => sharp(bytes).metadata()));
  expect(metadata.map(({ format, width, height, exif }) => [format, width, height, exif])).toEqual([
    ['webp', 320, 213, undefined],
    ['webp', 900, 600, undefined],
  ]);
});

test('renders nothing twice, and renders changed bytes again', async () => {
  let made = 0;
  const counting: FileCache = {
    ...cache,
    getOrCreate: (name, make) =>
      cache.getOrCreate(name, () => {
        made += 1;
        return make();
      }),
  };
  const first = await renderVariants(counting, 'a.jpg', await photo(), variants);
  expect(await renderVariants(counting, 'a.jpg', await photo(), variants)).toEqual(first);
  expect(made).toBe(2);
  expect(await renderVariants(counting, 'a.jpg', await photo('#8a5a24'), variants)).not.toEqual(first);
  expect(made).toBe(4);
});

test('prunes unused variants and has no partial files', async () => {
  await renderVariants(cache, 'a.jpg', await photo(), variants);
  await renderVariants(cache, 'b.jpg', await photo('#8a5a24'), variants);
  expect(await cached()).toHaveLength(4);
  const next = await openFileCache(inFolder('cache'));
  await renderVariants(next, 'b.jpg', await photo('#8a5a24'), variants);
  await next.pruneUnused();
  expect(await cached()).toHaveLength(2);
});

test.each([
  ['no picture at all', () => Promise.resolve(Buffer.from('nothing'))],
  ['a picture that is cut short', async () => (await photo()).subarray(0, 900)],
])('reports %s with a hint, and leaves no file behind', async (_, bytes) => {
  await expect(renderVariants(cache, 'well.jpg', await bytes(), variants)).rejects.toThrow(
    /^The picture well\.jpg can't be read: upload it again/u,
  );
  expect(await cached()).toEqual([]);
});
