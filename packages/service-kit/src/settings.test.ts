import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { omitEmpty, readSettings, withSecretFiles } from './settings.ts';

test('omits empty settings', () => {
  expect(omitEmpty({ CLAMAV_URL: '', SITE_PORT: '80', FORMS: undefined })).toEqual({ SITE_PORT: '80', FORMS: undefined });
});

const folder = mkdtempSync(join(tmpdir(), 'ochiq-secrets-'));
const file = join(folder, 'edge-key');
writeFileSync(file, 'from-a-file\n');
afterAll(() => rmSync(folder, { recursive: true }));

test('reads a secret from its file without the trailing line break', () => {
  expect(withSecretFiles({ EDGE_KEY_FILE: file, SITE_PORT: '80' })).toMatchObject({ EDGE_KEY: 'from-a-file', SITE_PORT: '80' });
});

test('keeps a secret that is set without a file', () => {
  expect(withSecretFiles({ EDGE_KEY: 'told', EDGE_KEY_FILE: '' })).toMatchObject({ EDGE_KEY: 'told' });
  expect(withSecretFiles({ EDGE_KEY: '', EDGE_KEY_FILE: file })).toMatchObject({ EDGE_KEY: 'from-a-file' });
});

test('treats an empty file as not set', () => {
  const empty = join(folder, 'smtp-url');
  writeFileSync(empty, '\n');
  expect(withSecretFiles({ SMTP_URL_FILE: empty })).not.toHaveProperty('SMTP_URL');
});

test('reads only secrets from files', () => {
  expect(withSecretFiles({ SITE_DIR_FILE: file })).not.toHaveProperty('SITE_DIR');
});

test.each([
  ['a file that is not there', { EDGE_KEY_FILE: join(folder, 'none') }, /^EDGE_KEY_FILE can't be read: ENOENT/u],
  ['a secret told twice', { EDGE_KEY: 'told', EDGE_KEY_FILE: file }, 'EDGE_KEY and EDGE_KEY_FILE are both set: leave one of them out'],
])('names %s', (_, source, message) => {
  expect(() => withSecretFiles(source)).toThrow(message);
});

test('reads settings, or names each that is missing or wrong', () => {
  type Issue = { path: PropertyKey[]; message: string };
  const parseWith = (issues: Issue[]) => (given: unknown) =>
    issues.length === 0 ? { success: true as const, data: given } : { success: false as const, error: { issues } };
  const source = { SITE_URL: 'x', SITE_DIR: 'site', CACHE_DIR: '', EDGE_KEY_FILE: file };
  expect(readSettings({ safeParse: parseWith([]) }, source)).toEqual({
    SITE_URL: 'x',
    SITE_DIR: 'site',
    EDGE_KEY: 'from-a-file',
    EDGE_KEY_FILE: file,
  });
  const issues = [
    { path: ['SITE_URL'], message: 'Invalid URL' },
    { path: ['SITE_DIR'], message: 'is not an absolute path' },
    { path: ['CACHE_DIR'], message: 'Invalid input: expected string, received undefined' },
  ];
  expect(() => readSettings({ safeParse: parseWith(issues) }, source)).toThrow(
    'SITE_URL is wrong: Invalid URL\nSITE_DIR is not an absolute path\nCACHE_DIR is not set',
  );
});
