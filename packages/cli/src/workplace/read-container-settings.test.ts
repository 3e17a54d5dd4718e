import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { hasContainerSettings, readContainerSettings } from './read-container-settings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-told-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('reads settings of a container from the environment, and secrets from files', async () => {
  const file = path.join(folder, 'edge-key');
  await writeFile(file, 'a key of sixteen letters\n');
  const source = { SETTINGS_FROM: 'environment', SITE_URL: 'https://example.uz', EDGE_KEY_FILE: file };
  expect(hasContainerSettings(source)).toBe(true);
  expect(readContainerSettings(source)).toMatchObject({ SITE_URL: 'https://example.uz', EDGE_KEY: 'a key of sixteen letters' });
});

test('uses .env otherwise', () => {
  expect(hasContainerSettings({ SITE_URL: 'https://example.uz' })).toBe(false);
});

test('reports a missing file by the name of its setting', () => {
  expect(() => readContainerSettings({ EDGE_KEY_FILE: path.join(folder, 'none') })).toThrow("EDGE_KEY_FILE can't be read");
});
