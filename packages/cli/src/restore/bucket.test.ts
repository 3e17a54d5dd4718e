import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import S3rver from '@20minutes/s3rver';

import { makeBackup } from '../backup/make-backup.ts';
import { uploadFolder, downloadBucket } from '../backup/run-script.ts';
import type { Settings } from '../workplace/settings.ts';
import { restoreBackup } from './restore-backup.ts';
import { quietSteps, createSmallSite } from '../../test/create-small-site.ts';

let folder: string;
let settings: Settings;
let storage: S3rver;
let port: number;
const bucket = (name: string) => `http://S3RVER:S3RVER@127.0.0.1:${String(port)}/${name}/files`;

beforeAll(async () => {
  ({ settings, folder } = await createSmallSite());
  const directory = await mkdtemp(path.join(folder, 'storage-'));
  const configureBuckets = [{ name: 'media' }, { name: 'other' }];
  storage = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  ({ port } = await storage.run());
  settings = { ...settings, UPLOADS_URL: bucket('media') };
  const media = await mkdtemp(path.join(folder, 'media-'));
  await writeFile(path.join(media, 'depths_1.csv'), 'well,depth\n1,120\n');
  await writeFile(path.join(media, 'empty_1.txt'), '');
  expect(await uploadFolder({ settings, url: bucket('media') }, media)).toBe(2);
});
afterAll(async () => {
  await storage.close().catch(() => undefined);
  await rm(folder, { recursive: true });
});

const given = (dataDir: string) => ({
  BACKUP_KEY: settings.BACKUP_KEY,
  DATA_DIR: dataDir,
  SITE_PORT: String(settings.SITE_PORT),
  CMS_PORT: String(settings.CMS_PORT),
  PUBLISHER_PORT: String(settings.PUBLISHER_PORT),
});
const uploadsIn = async (dataDir: string) => (await readdir(path.join(dataDir, 'cms/public/uploads'))).sort();

async function inBucket(name: string): Promise<Record<string, string>> {
  const there = await mkdtemp(path.join(os.tmpdir(), 'ochiq-held-'));
  try {
    await downloadBucket({ settings, url: bucket(name) }, there);
    const names = (await readdir(there)).sort();
    return Object.fromEntries(await Promise.all(names.map(async (one) => [one, await readFile(path.join(there, one), 'utf8')] as const)));
  } finally {
    await rm(there, { recursive: true });
  }
}

const all = { 'depths_1.csv': 'well,depth\n1,120\n', 'empty_1.txt': '', 'map.pdf': 'map' };

test('backs up the uploads of a bucket, and restores them to a bucket or a folder', async () => {
  const { file } = await makeBackup(settings, quietSteps);

  const sideBySide = path.join(folder, 'beside');
  await restoreBackup({ file, given: given(sideBySide), into: sideBySide, envFile: null }, quietSteps);
  expect(await uploadsIn(sideBySide)).toEqual(Object.keys(all));
  expect(await readFile(path.join(sideBySide, 'cms/public/uploads/depths_1.csv'), 'utf8')).toBe(all['depths_1.csv']);
  expect(await inBucket('media')).not.toHaveProperty(['map.pdf']);

  const again = path.join(folder, 'again');
  const envFile = path.join(folder, 'again.env');
  const restoreOptions = { file, given: { ...given(again), UPLOADS_URL: bucket('other') }, into: null, envFile };
  await restoreBackup(restoreOptions, quietSteps);
  expect(await inBucket('other')).toEqual(all);
  expect(await uploadsIn(again)).toEqual([]);
  expect(await readFile(envFile, 'utf8')).toContain(`UPLOADS_URL=${bucket('other')}\n`);
}, 60_000);

test('reports a refusing bucket without its key, and changes nothing', async () => {
  const { file } = await makeBackup(settings, quietSteps);
  const nowhere = path.join(folder, 'nowhere');
  const restoreOptions = { file, given: { ...given(nowhere), UPLOADS_URL: bucket('none') }, into: null, envFile: null };
  const failure = await restoreBackup(restoreOptions, quietSteps).then(
    () => 'it went well',
    (error: unknown) => String(error),
  );
  expect(failure).toMatch(/The uploads can't be put into their bucket \(.*answers 404.*Name another with UPLOADS_URL/u);
  expect(failure).not.toContain('S3RVER');
  expect(await readdir(folder)).not.toContain('nowhere');
}, 60_000);

test('makes no backup without its storage', async () => {
  await storage.close();
  await expect(makeBackup(settings, quietSteps)).rejects.toThrow();
  expect((await readdir(path.join(folder, 'backups'))).some((name) => name.endsWith('.partial'))).toBe(false);
}, 60_000);
