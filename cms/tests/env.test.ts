import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type * as env from '../src/env';
import { scratch } from './support/scratch';

type Environment = Readonly<Record<string, string>>;

const secrets: Environment = {
  ADMIN_EMAIL: 'admin@ochiq.example',
  ADMIN_JWT_SECRET: 'j'.repeat(16),
  ADMIN_PASSWORD: 'Password-2026',
  API_TOKEN_SALT: 's'.repeat(16),
  APP_KEYS: 'one, two,',
  BUILD_TOKEN: 'b'.repeat(16),
  EDGE_KEY: 'e'.repeat(16),
  ENCRYPTION_KEY: 'k'.repeat(16),
  TRANSFER_TOKEN_SALT: 't'.repeat(16),
};

/** Reads the settings as a CMS that is started in this environment. */
function readIn(environment: Environment) {
  const own = process.env;
  process.env = { PATH: own['PATH'], ...environment };
  jest.resetModules();
  try {
    const { readSecrets, settings, secretsIfSet } = jest.requireActual<typeof env>('../src/env');
    return { settings, secretsIfSet, secrets: readSecrets() };
  } finally {
    process.env = own;
  }
}

const list = (...lines: readonly string[]) =>
  [
    'The environment of the CMS is incomplete:',
    ...lines.map((line) => `  ${line}`),
    'Set these variables where the CMS is started; cms/src/env.ts says what they are.',
  ].join('\n');

test('has a default for everything but secrets, and takes an empty setting for none', () => {
  const { settings, secretsIfSet } = readIn({ ...secrets, CMS_PORT: '', SMTP_URL: '' });
  expect(settings).toMatchObject({
    CMS_HOST: '127.0.0.1',
    CMS_PORT: 1337,
    DATABASE_CLIENT: 'sqlite',
    MAIL_RETRY_MS: 60_000,
    SEED: 'never',
  });
  expect(settings.SMTP_URL).toBeUndefined();
  expect(secretsIfSet).toMatchObject({ APP_KEYS: ['one', 'two'], EDGE_KEY: secrets['EDGE_KEY'] });
});

test('reads a secret from its file', () => {
  const file = path.join(scratch('env'), 'edge-key');
  writeFileSync(file, `${'f'.repeat(16)}\n`);
  expect(readIn({ ...secrets, EDGE_KEY: '', EDGE_KEY_FILE: file }).secrets.EDGE_KEY).toBe('f'.repeat(16));
});

const staffOneId = { STAFF_ONEID_CLIENT_ID: 'panel', STAFF_ONEID_CLIENT_SECRET: 'word', PANEL_HOST: 'panel.example.uz' };
const telegram = { SIGN_IN_TELEGRAM_CLIENT_ID: '1' };
test.each([
  [{ DATABASE_CLIENT: 'postgres' }, list('DATABASE_URL is not set')],
  [{ SMTP_URL: 'smtp://127.0.0.1:25' }, list('MAIL_FROM is not set')],
  [{ PUBLISHER_URL: 'http://127.0.0.1:9000' }, list('PUBLISHER_KEY is not set')],
  [telegram, list('SIGN_IN_TELEGRAM_CLIENT_SECRET is not set', 'SITE_URL is not set')],
  [
    { SMTP_URL: 'mail', MAIL_FROM: 'site@ochiq.example' },
    list('SMTP_URL is not the address of a mail server: smtp://user:password@host:port'),
  ],
  [{ CMS_DATA_DIR: 'data' }, list('CMS_DATA_DIR is not an absolute path')],
  [{ PANEL_HOST: 'https://panel.example.uz' }, list('PANEL_HOST is not a host: panel.example.uz')],
  [
    { STAFF_OIDC_ISSUER: 'https://sso.example.uz' },
    list('STAFF_OIDC_CLIENT_ID is not set', 'STAFF_OIDC_CLIENT_SECRET is not set', 'PANEL_HOST is not set'),
  ],
  [
    { STAFF_OIDC_ONLY: 'true', STAFF_OIDC_CLIENT_ID: 'panel', STAFF_OIDC_CLIENT_SECRET: 'word' },
    list('STAFF_OIDC_ISSUER is not set', 'PANEL_HOST is not set'),
  ],
  [
    { STAFF_OIDC_ISSUER: 'http://sso.example.uz', STAFF_OIDC_CLIENT_ID: 'panel', STAFF_OIDC_CLIENT_SECRET: 'word' },
    list('STAFF_OIDC_ISSUER has to begin with https:// and to have neither a query nor a fragment'),
  ],
  [{ STAFF_ONEID_CLIENT_ID: 'panel' }, list('STAFF_ONEID_CLIENT_SECRET is not set', 'PANEL_HOST is not set')],
  [
    { ...staffOneId, STAFF_OIDC_ISSUER: 'https://sso.example.uz', STAFF_OIDC_CLIENT_ID: 'panel', STAFF_OIDC_CLIENT_SECRET: 'word' },
    list('STAFF_ONEID_CLIENT_ID is set beside STAFF_OIDC_…: the staff have one provider'),
  ],
  [{ ...staffOneId, STAFF_OIDC_ONLY: 'true' }, list('STAFF_OIDC_ONLY is not possible with OneID: accounts are linked after a password')],
  [{ STAFF_OIDC_SCOPE: 'email' }, list('STAFF_OIDC_SCOPE lacks openid')],
  [
    { MACHINE_TRANSLATION_URL: 'https://api.libretranslate.com/' },
    list(
      'MACHINE_TRANSLATION_URL leads out of the own network, and drafts would with it: set MACHINE_TRANSLATION_OUTSIDE=api.libretranslate.com where that is decided',
    ),
  ],
  [
    { MACHINE_TRANSLATION_URL: 'http://8.8.8.8', MACHINE_TRANSLATION_OUTSIDE: '8.8.8.8' },
    list('MACHINE_TRANSLATION_URL has to begin with https:// outside the own network'),
  ],
  [
    { MACHINE_TRANSLATION_URL: 'http://user:word@mt' },
    list('MACHINE_TRANSLATION_URL has a name, a password, a query or a fragment: the key goes into MACHINE_TRANSLATION_KEY'),
  ],
  [{ TRUSTED_PROXIES: 'x' }, list('TRUSTED_PROXIES is not a list of addresses and subnets: write them as 10.0.0.1,192.168.0.0/16')],
  [{ ADMIN_EMAIL: 'admin' }, list('ADMIN_EMAIL is not an e-mail address')],
  [{ ADMIN_EMAIL: '' }, list('ADMIN_EMAIL is not set')],
  [{ EDGE_KEY: '' }, list('EDGE_KEY is not set')],
  [{ APP_KEYS: ' , ' }, list('APP_KEYS holds no key')],
  [{ BUILD_TOKEN: 'short', APP_KEYS: '' }, list('APP_KEYS is not set', 'BUILD_TOKEN is shorter than 16 characters')],
])('names what is wrong or missing with %j', (wrong, message) => {
  expect(() => readIn({ ...secrets, ...wrong })).toThrow(expect.objectContaining({ message }));
});

test.each([
  { MACHINE_TRANSLATION_URL: 'http://libretranslate:5000' },
  { MACHINE_TRANSLATION_URL: 'http://[fd00::5]:5000/' },
  { MACHINE_TRANSLATION_URL: 'https://Mt.Example.com/', MACHINE_TRANSLATION_OUTSIDE: 'mt.example.com' },
])('takes a server of machine translation in the own network, or one that is named twice: %j', (wanted) => {
  expect(readIn({ ...secrets, ...wanted }).settings).toMatchObject(wanted);
});

test.each(['CMS_PORT', 'DATABASE_URL', 'SEED'])('says of %s what does not fit', (name) => {
  expect(() => readIn({ ...secrets, [name]: 'x' })).toThrow(new RegExp(`^  ${name} is wrong: Invalid`, 'mu'));
});
