import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

import { encodeAgeKey, settingNames, type Settings } from '../workplace/settings.ts';
import { createBackupName } from '../backup/backup-folder.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { readDatabaseDigests } from '../backup/run-script.ts';
import { compareTrees } from './compare-trees.ts';
import { fromRoot } from '../workplace/root.ts';
import { restoreBackup } from './restore-backup.ts';
import { quietSteps, sendAppeal, createSmallSite } from '../../test/create-small-site.ts';

let folder: string;
let settings: Settings;
beforeEach(async () => {
  ({ settings, folder } = await createSmallSite());
});
afterEach(() => rm(folder, { recursive: true }));

const backups = () => readdir(path.join(folder, 'backups'));
const other = () => path.join(folder, 'other');
const given = () => ({
  BACKUP_KEY: settings.BACKUP_KEY,
  DATA_DIR: other(),
  SITE_PORT: String(settings.SITE_PORT),
  CMS_PORT: String(settings.CMS_PORT),
  PUBLISHER_PORT: String(settings.PUBLISHER_PORT),
});
const backUp = async () => (await makeBackup(settings, quietSteps)).file;
const bring = (file: string, values: Readonly<Record<string, string>> = {}) =>
  restoreBackup({ file, given: { ...given(), ...values }, into: null, envFile: path.join(folder, '.env') }, quietSteps);

test('restores the state of the backup, without later changes', async () => {
  const file = await backUp();
  await sendAppeal(settings, 'later');
  const { dataDir, manifest } = await bring(file);
  expect(dataDir).toBe(other());
  expect(manifest.tables?.['appeals']?.rows).toBe(1);
  expect(await readDatabaseDigests(settings, path.join(dataDir, 'cms', 'data.db'))).toEqual(manifest.tables);
  expect((await compareTrees(path.join(settings.siteDir, 'releases'), path.join(dataDir, 'site', 'releases'))).different).toEqual([]);
  expect(await readFile(path.join(dataDir, 'site/current/public/index.html'), 'utf8')).toBe('<p>Ochiq</p>');
  expect(await readFile(path.join(dataDir, 'cms/public/uploads/map.pdf'), 'utf8')).toBe('map');
  const sent = path.join(dataDir, 'cms/private/files/a1');
  expect(await readFile(sent, 'utf8')).toBe('sent');
  expect(manifest.parts.private.files).toBe(1);
  const modes = await Promise.all(
    [path.resolve(sent, '../..'), path.dirname(sent), sent].map(async (place) => (await stat(place)).mode & 0o777),
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
  const env = await readFile(path.join(folder, '.env'), 'utf8');
  expect(env).toContain(`DATA_DIR=${other()}\n`);
  expect(env).toContain(`ENCRYPTION_KEY=${settings.ENCRYPTION_KEY}\n`);
  expect((await readdir(folder)).sort()).toEqual(['.env', 'backups', 'data', 'other']);
});

test('leaves no temporary files of a backup', async () => {
  const before = await readdir(settings.dataDir);
  await backUp();
  expect((await readdir(settings.dataDir)).filter((name) => name !== 'logs' && name !== 'site').sort()).toEqual(
    before.filter((name) => name !== 'site').sort(),
  );
  expect(await backups()).toHaveLength(1);
});

test('removes old and interrupted backups, and keeps other files', async () => {
  const folderOfThem = path.join(folder, 'backups');
  await mkdir(folderOfThem);
  const old = createBackupName(new Date('2020-01-05T00:00:00Z'));
  const names = [old, `${createBackupName(new Date('2026-01-05T00:00:00Z'))}.partial`, 'notes.txt'];
  for (const name of names) await writeFile(path.join(folderOfThem, name), '');
  const { file, removed } = await makeBackup(settings, quietSteps);
  expect(removed).toBe(1);
  expect((await backups()).sort()).toEqual(['notes.txt', path.basename(file)]);
});

test('reports a missing or impossible backup folder in one line', async () => {
  await expect(makeBackup({ ...settings, backupDir: null }, quietSteps)).rejects.toThrow('BACKUP_DIR is not set: name a folder');
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(makeBackup({ ...settings, backupDir: path.join(file, 'backups') }, quietSteps)).rejects.toThrow(
    `${path.join(file, 'backups')} can't be written: a file is where a folder should be: name another folder.`,
  );
});

test('rejects a second concurrent backup', async () => {
  await mkdir(settings.dataDir, { recursive: true });
  await writeFile(path.join(settings.dataDir, 'backing-up'), String(process.ppid));
  await expect(backUp()).rejects.toThrow(`Another backup is running (process ${String(process.ppid)})`);
});

test('does not touch a folder with content', async () => {
  const file = await backUp();
  await mkdir(other());
  await writeFile(path.join(other(), 'mine'), 'mine');
  await expect(bring(file)).rejects.toThrow(`${other()} holds something already: move it away, or name an empty folder with --into.`);
  expect(await readdir(other())).toEqual(['mine']);
});

test('does not touch a running site, unless another folder is named', async () => {
  const file = await backUp();
  const server = net.createServer().listen(settings.CMS_PORT, '127.0.0.1');
  await once(server, 'listening');
  try {
    await expect(bring(file)).rejects.toThrow(`A site is running (port ${String(settings.CMS_PORT)} on 127.0.0.1 is taken): stop it`);
    const sideBySide = await restoreBackup({ file, given: given(), into: path.join(folder, 'beside'), envFile: null }, quietSteps);
    expect(await readFile(sideBySide.settingsFile, 'utf8')).toContain('BUILD_TOKEN=');
  } finally {
    server.close();
  }
});

test.each([
  ['is cut short', () => ({}), async (file: string) => truncate(file, 5000), 'is cut short or was changed'],
  [
    'was sealed with another key',
    () => ({ BACKUP_KEY: encodeAgeKey(new Uint8Array(32)) }),
    () => Promise.resolve(),
    'was sealed with another key',
  ],
])('leaves nothing behind of a backup that %s', async (_, values, spoil, message) => {
  const file = await backUp();
  await spoil(file);
  await expect(bring(file, values())).rejects.toThrow(message);
  expect((await readdir(folder)).sort()).toEqual(['backups', 'data']);
});

test('asks for a missing key', async () => {
  const restoreOptions = { file: 'a', given: { DATA_DIR: other() }, into: null, envFile: null };
  await expect(restoreBackup(restoreOptions, quietSteps)).rejects.toThrow('BACKUP_KEY is not set');
});

test('leaves no partial file after Ctrl-C', async () => {
  // Zeros that lie nowhere on the disk, and take their time.
  const large = path.join(settings.cmsDataDir, 'public', 'uploads', 'film.mp4');
  await writeFile(large, '');
  await truncate(large, 64 * 1024 ** 3);
  const env = Object.fromEntries(settingNames.map((name) => [name, String(settings[name] ?? '')]));
  const child = spawn(process.execPath, ['packages/cli/src/backup/main.ts'], {
    cwd: fromRoot(),
    env: { ...env, PATH: process.env['PATH'] ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) if (String(chunk).includes('Packing and sealing')) break;
  while (!(await backups()).some((name) => name.endsWith('.partial'))) await new Promise((resolve) => setImmediate(resolve));
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(await backups()).toEqual([]);
  expect(await readdir(settings.dataDir)).not.toContain('held-for-backup');
}, 60_000);
