import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { omitEmpty, withSecretFiles } from './settings.ts';

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
