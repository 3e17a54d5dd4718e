import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { parseSecretsFolder, writeSecrets } from './write-secrets.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'ochiq-secrets-'));
  folder = path.join(parent, 'secrets');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const read = (name: string) => readFile(path.join(folder, name), 'utf8');

test('generates every secret, in a folder without access for others', async () => {
  const made = await writeSecrets(folder);
  expect(made.sort()).toEqual((await readdir(folder)).sort());
  expect((await read('edge-key')).trim().length).toBeGreaterThan(40);
  expect(await read('database-url')).toBe(`postgres://ochiq:${(await read('database-password')).trim()}@postgres:5432/ochiq\n`);
  expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700');
});

test('leaves optional secrets empty and writable, and keeps what is written', async () => {
  await writeSecrets(folder);
  expect(await read('uploads-url')).toBe('\n');
  expect(((await stat(path.join(folder, 'uploads-url'))).mode & 0o777).toString(8)).toBe('644');
  await writeFile(path.join(folder, 'uploads-url'), 'https://key:secret@s3.example.uz/uploads\n');
  expect(await writeSecrets(folder)).toEqual([]);
  expect(await read('uploads-url')).toBe('https://key:secret@s3.example.uz/uploads\n');
});

test('keeps existing secrets, and generates only deleted ones', async () => {
  await writeSecrets(folder);
  const before = await read('app-keys');
  await rm(path.join(folder, 'edge-key'));
  await rm(path.join(folder, 'smtp-url'));
  await writeFile(path.join(folder, 'smtp-url'), 'smtp://mail-relay:2525\n');
  expect(await writeSecrets(folder)).toEqual(['edge-key']);
  expect([await read('app-keys'), await read('smtp-url')]).toEqual([before, 'smtp://mail-relay:2525\n']);
  expect(await writeSecrets(folder)).toEqual([]);
});

test('requires a folder', () => {
  expect(parseSecretsFolder(['--', '--to', '/srv/secrets'])).toBe('/srv/secrets');
  for (const wrong of [[], ['--to'], ['/srv/secrets'], ['--to', 'a', 'b']])
    expect(() => parseSecretsFolder(wrong)).toThrow('pnpm secrets --to');
});
