import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { fromRoot } from './root.ts';
import { refuseServerSettings, serverOnly } from './env-file.ts';
import { settingNames, SettingsError } from './settings.ts';

const example = (name: string) => readFileSync(fromRoot(name), 'utf8');
const ofServers = example('.env.production.example');

test('rejects the settings of a server by name', () => {
  expect(() => refuseServerSettings(ofServers)).toThrow(SettingsError);
  expect(() => refuseServerSettings('SITE_URL=https://example.uz\nMAIL_RELAY=\n')).toThrow(
    /\(MAIL_RELAY\).*Rename it to \.env\.production/u,
  );
});

test('accepts those of a development machine', () => {
  expect(() => refuseServerSettings(example('.env.example'))).not.toThrow();
});

test('knows the server-only settings', () => {
  const known: readonly string[] = settingNames;
  const only = Object.keys(parseEnv(ofServers)).filter((name) => !known.includes(name));
  expect(only.sort()).toEqual([...serverOnly].sort());
});
