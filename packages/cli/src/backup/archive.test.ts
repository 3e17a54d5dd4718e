import {
  appendFile,
  copyFile,
  link,
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { createFolderWriter, verifyWrittenFolder } from '../restore/restored-folder.ts';
import { encodeAgeKey } from '../workplace/settings.ts';
import { packFolder } from './pack.ts';
import { discardEntry, readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const key = encodeAgeKey(new Uint8Array(32).fill(7));
const facts = { madeAt: '2026-11-22T22:00:00.000Z', code: 'abc', node: 'v20', database: 'sqlite', tables: null } as const;
const large = Buffer.alloc(3 * 1024 * 1024, 'well ');
const long = `${'uzun-nom-'.repeat(20)}oʻzbekcha.html`;

let folder: string;
let stagingDir: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-archive-'));
  stagingDir = path.join(folder, 'held');
  file = path.join(folder, 'backup.tar.gz.age');
  await mkdir(path.join(stagingDir, 'site/releases/r1/public/empty'), { recursive: true });
  await mkdir(path.join(stagingDir, 'cms/public/uploads'), { recursive: true });
  await writeFile(path.join(stagingDir, 'settings.env'), 'BUILD_TOKEN=secret\n', { mode: 0o600 });
  await writeFile(path.join(stagingDir, 'cms/data.db'), 'rows');
  await writeFile(path.join(stagingDir, 'cms/public/uploads/large.pdf'), large);
  await writeFile(path.join(stagingDir, 'site/releases/r1/release.json'), '{}');
  await writeFile(path.join(stagingDir, 'site/releases/r1/public', long), '');
  await link(path.join(stagingDir, 'site/releases/r1/release.json'), path.join(stagingDir, 'site/releases/r1/same.json'));
  await symlink('releases/r1', path.join(stagingDir, 'site/current'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (to = file) => writeArchive(to, { key, fill: (packer) => packFolder(packer, stagingDir, 'sqlite'), facts });

test('round-trips bytes, times, empty folders, links and hard links', async () => {
  const manifest = await write();
  const out = path.join(folder, 'out');
  expect(await readArchive(file, key, createFolderWriter(out))).toEqual(manifest);
  expect((await readdir(out, { recursive: true })).sort()).toEqual((await readdir(stagingDir, { recursive: true })).sort());
  expect((await readFile(path.join(out, 'cms/public/uploads/large.pdf'))).equals(large)).toBe(true);
  const [one, other, before] = await Promise.all(
    [
      path.join(out, 'site/current/release.json'),
      path.join(out, 'site/releases/r1/same.json'),
      path.join(stagingDir, 'site/current/release.json'),
    ].map((name) => stat(name)),
  );
  expect(one?.ino).toBe(other?.ino);
  expect(Math.floor((one?.mtimeMs ?? 0) / 1000)).toBe(Math.floor((before?.mtimeMs ?? 1) / 1000));
  await expect(verifyWrittenFolder(out, manifest)).resolves.toBeUndefined();
});

test('keeps the second of a file changed just before its end', async () => {
  const late = 1_795_450_000.999_9;
  await utimes(path.join(stagingDir, 'cms/data.db'), late, late);
  await write();
  const out = path.join(folder, 'out');
  await readArchive(file, key, createFolderWriter(out));
  expect((await stat(path.join(out, 'cms/data.db'))).mtimeMs).toBe(1_795_450_000_000);
});

test('detects a flipped byte on the disk', async () => {
  const manifest = await write();
  const out = path.join(folder, 'out');
  await readArchive(file, key, createFolderWriter(out));
  await appendFile(path.join(out, 'cms/public/uploads/large.pdf'), '!');
  await expect(verifyWrittenFolder(out, manifest)).rejects.toThrow('does not hold what was written there (uploads)');
});

test('is unreadable without the key', async () => {
  await write();
  const sealed = await readFile(file);
  expect(sealed.includes('BUILD_TOKEN')).toBe(false);
  await expect(readArchive(file, encodeAgeKey(new Uint8Array(32).fill(8)), discardEntry)).rejects.toThrow(
    'was sealed with another key: set BACKUP_KEY to the one it was made with.',
  );
});

/** Bytes near the beginning, in the middle, at the end. */
const spots = [0.001, 0.3, 0.999];

test.each(spots)('detects a change at %d of its length', async (spot) => {
  await write();
  const handle = await open(file, 'r+');
  const at = Math.floor((await handle.stat()).size * spot);
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, at);
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at);
  await handle.close();
  await expect(readArchive(file, key, discardEntry)).rejects.toThrow('is cut short or was changed: take another backup');
});

test.each([0, 0.5, 0.999])('detects truncation at %d of its length', async (spot) => {
  await write();
  await truncate(file, Math.floor((await stat(file)).size * spot));
  await expect(readArchive(file, key, discardEntry)).rejects.toThrow('is cut short or was changed: take another backup');
});

test('rejects a mix of two backups', async () => {
  await write();
  await copyFile(file, `${file}.other`);
  await write();
  const [one, other] = [await readFile(file), await readFile(`${file}.other`)];
  const half = Math.floor(one.length / 2);
  await writeFile(file, Buffer.concat([one.subarray(0, half), other.subarray(half)]));
  await expect(readArchive(file, key, discardEntry)).rejects.toThrow('is cut short or was changed');
});

test('reports a full disk in one line', async () => {
  await expect(write('/dev/full')).rejects.toThrow(
    "/dev/full can't be written: the disk is full: free some space there, or name a folder on another disk.",
  );
});

test('reports a disk that fills while unpacking in one line', async () => {
  await write();
  const full = createFolderWriter(path.join(folder, 'out'));
  const failing = readArchive(file, key, (taken) =>
    full({
      ...taken,
      bytes: (async function* () {
        yield await Promise.reject<Uint8Array>(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
      })(),
    }),
  );
  await expect(failing).rejects.toThrow("settings.env can't be written: the disk is full");
});

test('fails with the original error of an unreadable file', async () => {
  await rm(path.join(stagingDir, 'cms/data.db'));
  await expect(write()).rejects.toThrow('ENOENT');
});

test('reports a missing backup, and how to list the others', async () => {
  await expect(readArchive(file, key, discardEntry)).rejects.toThrow('is not there: `pnpm backup --list` names the backups.');
});

test('rejects a link out of the folder', async () => {
  await symlink('../../../../etc', path.join(stagingDir, 'site/away'));
  await write();
  await expect(readArchive(file, key, createFolderWriter(path.join(folder, 'out')))).rejects.toThrow('would point out of the backup');
});
