import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { icons } from '@ochiq/pages/metadata-files/places';

import { writeIcons } from './icon-files';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

it('draws every icon that the manifest names', async () => {
  await writeIcons(path.join(__dirname, '..', '..', 'static', 'favicon.svg'), folder);
  expect((await readdir(path.join(folder, 'icons'))).map((name) => `/icons/${name}`).sort()).toEqual(icons.map((icon) => icon.path).sort());
});

it('packs `favicon.ico` of three sizes, each a complete PNG', async () => {
  await writeIcons(path.join(__dirname, '..', '..', 'static', 'favicon.svg'), folder);
  const icon = await readFile(path.join(folder, 'favicon.ico'));
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const pictures = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index;
    const png = icon.subarray(icon.readUInt32LE(entry + 12), icon.readUInt32LE(entry + 12) + icon.readUInt32LE(entry + 8));
    return { side: icon.readUInt8(entry), name: png.toString('latin1', 1, 4), width: png.readUInt32BE(16) };
  });
  expect(pictures).toEqual([16, 32, 48].map((side) => ({ side, name: 'PNG', width: side })));
});
