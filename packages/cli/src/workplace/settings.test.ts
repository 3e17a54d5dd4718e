import { createCmsEnv, createEdgeEnv } from './service-env.ts';
import { encodeAgeKey, parseSettings, SettingsError } from './settings.ts';

const keys = Object.fromEntries(
  [
    'ADMIN_PASSWORD',
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'ENCRYPTION_KEY',
    'BUILD_TOKEN',
    'EDGE_KEY',
    'PUBLISHER_KEY',
  ].map((name) => [name, 'x'.repeat(20)]),
);

const secrets = { ...keys, BACKUP_KEY: encodeAgeKey(new Uint8Array(32)) };

test('uses the documented defaults', () => {
  expect(parseSettings(secrets)).toMatchObject({ siteUrl: 'http://127.0.0.1:8000', cmsUrl: 'http://127.0.0.1:1337', SITE_PORT: 8000 });
});

test('treats an empty value as not set', () => {
  expect(parseSettings({ ...secrets, SITE_PORT: '', SITE_URL: '' })).toMatchObject({ siteUrl: 'http://127.0.0.1:8000' });
});

test('accepts a public address with a path, and strips its trailing slash', () => {
  expect(parseSettings({ ...secrets, SITE_URL: 'https://example.uz/geology/' }).siteUrl).toBe('https://example.uz/geology');
});

test('passes provider credentials to the CMS only', () => {
  const given = { SIGN_IN_GOOGLE_CLIENT_ID: 'client', SIGN_IN_GOOGLE_CLIENT_SECRET: 'word' };
  const settings = parseSettings({ ...secrets, ...given, SIGN_IN_ONEID_CLIENT_ID: '' });
  const named = (env: Readonly<Record<string, string>>) => Object.entries(env).filter(([name]) => name.startsWith('SIGN_IN_'));
  expect(named(createCmsEnv(settings))).toEqual(Object.entries(given));
  expect(named(createEdgeEnv(settings))).toEqual([]);
});

test.each([
  ['a port that is none', { SITE_PORT: 'eight' }, 'SITE_PORT must be a port number'],
  ['a port out of range', { CMS_PORT: '70000' }, 'CMS_PORT'],
  ['an address that is none', { SITE_URL: 'example' }, 'SITE_URL must be a web address'],
  [
    'a mail server of another kind',
    { SMTP_URL: 'https://mail.a.uz' },
    'SMTP_URL must be the address of a mail server: smtp://user:password@host:port',
  ],
  ['a mirror that is no bucket', { MIRROR_URL: 's3://site' }, 'MIRROR_URL must be the address of a bucket with its key'],
  [
    'a mirror among the uploads',
    { MIRROR_URL: 'https://a:b@s3.uz/media/site', UPLOADS_URL: 'https://c:d@s3.uz/media' },
    'MIRROR_URL must be another place than UPLOADS_URL',
  ],
  ['an hour that is none', { NIGHTLY_BUILD: '24:00' }, 'NIGHTLY_BUILD must be a time in Tashkent, as 03:00, or off'],
  ['a backup key that age would not take', { BACKUP_KEY: 'AGE-SECRET-KEY-1QQ' }, 'BACKUP_KEY must be a key of age'],
  ['a short secret', { BUILD_TOKEN: 'short' }, 'BUILD_TOKEN must have at least 16 characters'],
  ['a client of two words', { SIGN_IN_ONEID_CLIENT_ID: 'two words' }, 'SIGN_IN_ONEID_CLIENT_ID must be letters, digits and signs'],
  ['PostgreSQL without an address', { DATABASE_CLIENT: 'postgres' }, 'DATABASE_URL is needed'],
])('rejects %s by name', (_, values, message) => {
  expect(() => parseSettings({ ...secrets, ...values })).toThrow(SettingsError);
  expect(() => parseSettings({ ...secrets, ...values })).toThrow(message);
});
