import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { ensureSettings, fillSecrets } from './env-file.ts';
import { fromRoot } from './root.ts';
import { settingNames, parseSettings } from './settings.ts';

const example = readFileSync(fromRoot('.env.example'), 'utf8');

test('fills the example with secrets to a valid settings file', () => {
  expect(() => parseSettings(parseEnv(fillSecrets(example)))).not.toThrow();
});

test('keeps secrets out of the example', () => {
  const filled = Object.entries(parseEnv(example)).filter(([name, value]) => /SECRET|SALT|KEY|TOKEN|PASSWORD/u.test(name) && value);
  expect(filled).toEqual([]);
});

test('generates different secrets each time, and keeps existing ones', () => {
  const [one, other] = [parseEnv(fillSecrets(example)), parseEnv(fillSecrets(example))];
  expect(one['BUILD_TOKEN']).not.toBe(other['BUILD_TOKEN']);
  const once = fillSecrets(example);
  expect(fillSecrets(once)).toBe(once);
});

test('adds missing secrets to an older settings file', () => {
  const filled = fillSecrets('SITE_PORT=9000\n');
  expect(parseEnv(filled)).toMatchObject({ SITE_PORT: '9000', BUILD_TOKEN: expect.stringMatching(/.{40}/u) });
});

test('knows every setting of the example', () => {
  const known: readonly string[] = settingNames;
  expect(Object.keys(parseEnv(example)).filter((name) => !known.includes(name))).toEqual([]);
});

test('writes no secret into the settings of a server', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-env-'));
  try {
    const file = path.join(folder, '.env');
    const text = readFileSync(fromRoot('.env.production.example'), 'utf8');
    writeFileSync(file, text);
    await expect(ensureSettings(file)).rejects.toThrow('.env holds what docker-compose.yml is told');
    expect(readFileSync(file, 'utf8')).toBe(text);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['none before', null],
  ['a copy of the example', example],
  ['all secrets before', fillSecrets(example)],
])('makes a settings file unreadable for others: %s', async (_, text) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-env-'));
  try {
    const file = path.join(folder, '.env');
    if (text !== null) writeFileSync(file, text);
    if (text !== null) chmodSync(file, 0o644);
    await ensureSettings(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
