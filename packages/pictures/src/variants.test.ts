import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { openCache, type FileCache } from './file-cache.ts';
import { writeVariants } from './variants.ts';

let folder = '';
let cache: FileCache;
const inFolder = (name: string) => path.join(folder, name);
const cached = () => readdir(inFolder('cache'));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  cache = await openCache(inFolder('cache'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const photo = (background = '#3f7fbd') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
const variants = () => [320, 900].map((width) => ({ width, target: inFolder(`a-${String(width)}.webp`) }));

test('a picture is written in each width, in its own shape, without its metadata', async () => {
  expect(await writeVariants(cache, 'a.jpg', await photo(), variants())).toBe(2);
  const metadata = await Promise.all(variants().map(async ({ target }) => sharp(await readFile(target)).metadata()));
  expect(metadata.map(({ format, width, height, exif }) => [format, width, height, exif])).toEqual([
    ['webp', 320, 213, undefined],
    ['webp', 900, 600, undefined],
  ]);
});

test('nothing is made twice, and other bytes under the same name are made anew', async () => {
  await writeVariants(cache, 'a.jpg', await photo(), variants());
  expect(await writeVariants(cache, 'a.jpg', await photo(), variants())).toBe(0);
  expect(await writeVariants(cache, 'a.jpg', await photo('#8a5a24'), variants())).toBe(2);
});

test('the cache forgets what is not needed any more, and holds nothing half made', async () => {
  await writeVariants(cache, 'a.jpg', await photo(), variants());
  await writeVariants(cache, 'b.jpg', await photo('#8a5a24'), variants());
  expect(await cached()).toHaveLength(4);
  const next = await openCache(inFolder('cache'));
  await writeVariants(next, 'b.jpg', await photo('#8a5a24'), variants());
  await next.forgetOthers();
  expect(await cached()).toHaveLength(2);
});

test.each([
  ['no picture at all', () => Promise.resolve(Buffer.from('nothing'))],
  ['a picture that is cut short', async () => (await photo()).subarray(0, 900)],
])('%s is named, with what to do, and leaves nothing behind', async (_, bytes) => {
  await expect(writeVariants(cache, 'well.jpg', await bytes(), variants())).rejects.toThrow(
    /^The picture well\.jpg can't be read: upload it again/u,
  );
  expect(await cached()).toEqual([]);
});
