import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { withSecrets } from './env-file.ts';
import { inRoot } from './root.ts';
import { settingsFrom } from './settings.ts';

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
  const given = {
    SITE_URL: 'http://a.uz',
    LEADER_DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/c',
    DATABASE_URL: 'postgres://x',
    SMTP_URL: 'smtp://mail.a.uz:587',
    MAIL_FROM: 'sayt@a.uz',
    PREVIEW_URL: 'http://p.uz',
    TRUSTED_PROXIES: '127.0.0.1',
    NGINX_LISTEN: '8080',
    NGINX_CERTIFICATE: '/etc/c.pem',
    NGINX_CERTIFICATE_KEY: '/etc/k.pem',
    NGINX_USER: 'www-data',
    NGINX_MODULE: '/usr/lib/m.so',
    PANEL_HOST: 'panel.a.uz',
    SITE_METRICS_PORT: '9101',
    CMS_METRICS_PORT: '9102',
    BACKUP_DIR: '/backups',
    PANEL_ALLOWED: '10.0.0.0/8',
    PANEL_REQUESTS: '100',
    CLAMAV_URL: 'tcp://127.0.0.1:3310',
    CLAMAV_TIMEOUT_MS: '1000',
  };
  const known = Object.keys(settingsFrom({ ...parseEnv(withSecrets(example)), ...given }));
  expect(Object.keys(parseEnv(example)).filter((name) => !known.includes(name))).toEqual([]);
});
