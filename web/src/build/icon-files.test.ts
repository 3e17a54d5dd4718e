import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { icons } from '@ochiq/pages/site-files/places';

import { bringIcons } from './icon-files';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

it('draws every icon that the manifest names', async () => {
  await bringIcons(path.join(__dirname, '..', '..', 'static', 'favicon.svg'), folder);
  expect((await readdir(path.join(folder, 'icons'))).map((name) => `/icons/${name}`).sort()).toEqual(icons.map((icon) => icon.path).sort());
});
