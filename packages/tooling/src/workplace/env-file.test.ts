import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { withSecrets } from './env-file.ts';
import { inRoot } from './root.ts';
import { settingNames, settingsFrom } from './settings.ts';

const example = readFileSync(inRoot('.env.example'), 'utf8');

test('the example with fresh secrets is a usable settings file', () => {
  expect(() => settingsFrom(parseEnv(withSecrets(example)))).not.toThrow();
});

test('the example holds no secret', () => {
  const filled = Object.entries(parseEnv(example)).filter(([name, value]) => /SECRET|SALT|KEY|TOKEN|PASSWORD/u.test(name) && value);
  expect(filled).toEqual([]);
});

test('secrets are different each time, and one that is there stays', () => {
  const [one, other] = [parseEnv(withSecrets(example)), parseEnv(withSecrets(example))];
  expect(one['BUILD_TOKEN']).not.toBe(other['BUILD_TOKEN']);
  const once = withSecrets(example);
  expect(withSecrets(once)).toBe(once);
});

test('a secret that an older settings file lacks is added to it', () => {
  const filled = withSecrets('SITE_PORT=9000\n');
  expect(parseEnv(filled)).toMatchObject({ SITE_PORT: '9000', BUILD_TOKEN: expect.stringMatching(/.{40}/u) });
});

test('every setting of the example is known', () => {
  const known: readonly string[] = settingNames;
  expect(Object.keys(parseEnv(example)).filter((name) => !known.includes(name))).toEqual([]);
});
