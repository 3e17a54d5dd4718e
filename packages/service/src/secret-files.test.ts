import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { withSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochiq-secrets-'));
const file = join(folder, 'edge-key');
writeFileSync(file, 'from-a-file\n');
afterAll(() => rmSync(folder, { recursive: true }));

test('a secret is read from the file that is named, without the line break at its end', () => {
  expect(withSecretFiles({ EDGE_KEY_FILE: file, SITE_PORT: '80' })).toMatchObject({ EDGE_KEY: 'from-a-file', SITE_PORT: '80' });
});

test('a secret that is told without a file stays', () => {
  expect(withSecretFiles({ EDGE_KEY: 'told', EDGE_KEY_FILE: '' })).toMatchObject({ EDGE_KEY: 'told' });
  expect(withSecretFiles({ EDGE_KEY: '', EDGE_KEY_FILE: file })).toMatchObject({ EDGE_KEY: 'from-a-file' });
});

test('an empty file is a secret that is not set', () => {
  const empty = join(folder, 'smtp-url');
  writeFileSync(empty, '\n');
  expect(withSecretFiles({ SMTP_URL_FILE: empty })).not.toHaveProperty('SMTP_URL');
});

test('only secrets are read from files', () => {
  expect(withSecretFiles({ SITE_DIR_FILE: file })).not.toHaveProperty('SITE_DIR');
});

test.each([
  ['a file that is not there', { EDGE_KEY_FILE: join(folder, 'none') }, /^EDGE_KEY_FILE can't be read: ENOENT/u],
  ['a secret told twice', { EDGE_KEY: 'told', EDGE_KEY_FILE: file }, 'EDGE_KEY and EDGE_KEY_FILE are both set: leave one of them out'],
])('%s is named', (_, source, message) => {
  expect(() => withSecretFiles(source)).toThrow(message);
});
