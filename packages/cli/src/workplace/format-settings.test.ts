import { parseEnv } from 'node:util';

import fc from 'fast-check';

import { createTemporarySettings, formatSettings } from './env-file.ts';
import { settingNames, parseSettings } from './settings.ts';

test('round-trips settings', () => {
  const word = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !/[\n\r]/u.test(text) && text.trim() === text);
  const oneQuote = word.filter((text) => !(text.includes("'") && text.includes('`')));
  fc.assert(
    fc.property(oneQuote, fc.integer({ min: 1, max: 65_535 }), (value, port) => {
      const settings = createTemporarySettings({ TRUSTED_PROXIES: value, SITE_PORT: String(port), SMTP_URL: 'smtp://a:b%23c@mail.uz:587' });
      expect(parseSettings(parseEnv(formatSettings(settings)))).toEqual(settings);
    }),
  );
});

test('does not write an address that is derived from the port', () => {
  expect(formatSettings(createTemporarySettings({}))).not.toContain('SITE_URL');
  expect(formatSettings(createTemporarySettings({ SITE_URL: 'https://example.uz' }))).toContain('SITE_URL=https://example.uz');
});

test('includes every secret', () => {
  const secrets = settingNames.filter((name) => /KEY|SECRET|SALT|TOKEN|PASSWORD/u.test(name));
  const made = createTemporarySettings({});
  const given = Object.fromEntries(secrets.filter((name) => made[name] === undefined).map((name) => [name, `${name}-of-the-tests`]));
  const text = formatSettings(createTemporarySettings(given));
  for (const name of secrets) expect(text).toContain(`${name}=`);
});
