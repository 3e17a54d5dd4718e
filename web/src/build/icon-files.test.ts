import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { icons } from '@ochiq/pages/site-files/places';

import { bringIcons } from './icon-files';

it('draws every icon that the manifest names', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  await bringIcons(path.join(__dirname, '..', '..', 'static', 'favicon.svg'), folder);
  expect((await readdir(path.join(folder, 'icons'))).map((name) => `/icons/${name}`).sort()).toEqual(icons.map((icon) => icon.path).sort());
});
