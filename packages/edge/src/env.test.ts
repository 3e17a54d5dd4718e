import { readEnv } from './env.ts';

const sound = { SITE_DIR: '/srv/site', SITE_URL: 'https://ochiq.test/sayt/' };

test('host and port have defaults', () => {
  expect(readEnv(sound)).toEqual({
    host: '127.0.0.1',
    port: 8000,
    siteDir: '/srv/site',
    siteUrl: 'https://ochiq.test/sayt/',
    cms: undefined,
    trustedProxies: [],
    areFormsOpen: true,
    isOfflineOn: true,
  });
});

test.each([
  ['to anybody', { LISTEN_FDS: '1' }, 3],
  ['to this process', { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) }, 3],
  ['to another process', { LISTEN_FDS: '1', LISTEN_PID: String(process.pid + 1) }, undefined],
  ['to nobody', { LISTEN_FDS: '' }, undefined],
])('uses the inherited socket %s', (_, handed, socket) => {
  expect(readEnv({ ...sound, ...handed }).socket).toBe(socket);
});

test('refuses several sockets', () => {
  expect(() => readEnv({ ...sound, LISTEN_FDS: '2' })).toThrow('LISTEN_FDS is not 1');
});

test('reads whether forms are open, and the port of metrics', () => {
  const set = readEnv({ ...sound, FORMS_ENABLED: 'false', METRICS_HOST: '0.0.0.0', METRICS_PORT: '9100' });
  expect(set).toMatchObject({ areFormsOpen: false, metrics: { host: '0.0.0.0', port: 9100 } });
  expect(() => readEnv({ ...sound, FORMS_ENABLED: 'shut' })).toThrow('FORMS_ENABLED is neither true nor false');
});

test('browsers may keep pages until they may not', () => {
  expect(readEnv({ ...sound, OFFLINE_READING_ENABLED: 'false' }).isOfflineOn).toBe(false);
  expect(() => readEnv({ ...sound, OFFLINE_READING_ENABLED: 'no' })).toThrow('OFFLINE_READING_ENABLED is neither true nor false');
});

test('what is not found is counted where it is told', () => {
  expect(readEnv({ ...sound, NOT_FOUND_DIR: '/srv/lost' }).unknownPathDir).toBe('/srv/lost');
  const statistics = { STATISTICS_DIR: '/srv/days', STATISTICS_LOG_DIR: '/srv/log', STATISTICS_WRITE_MS: '500' };
  expect(readEnv({ ...sound, ...statistics }).statistics).toEqual({ folder: '/srv/days', logFolder: '/srv/log', writeMs: 500 });
  expect(readEnv({ ...sound, ...statistics, STATISTICS_ENABLED: 'false' }).statistics).toBeUndefined();
  expect(readEnv(sound).statistics).toBeUndefined();
  expect(() => readEnv({ ...sound, NOT_FOUND_DIR: 'lost' })).toThrow('NOT_FOUND_DIR is not an absolute path');
});

const cms = { CMS_URL: 'http://127.0.0.1:1337', EDGE_KEY: 'a'.repeat(16) };

test('requires CMS and key together', () => {
  expect(readEnv({ ...sound, ...cms }).cms).toEqual({ url: 'http://127.0.0.1:1337', key: 'a'.repeat(16) });
  expect(readEnv({ ...sound, CMS_URL: '', EDGE_KEY: '' }).cms).toBeUndefined();
});

test('parses proxies as addresses and subnets', () => {
  expect(readEnv({ ...sound, TRUSTED_PROXIES: ' 127.0.0.1, 10.0.0.0/8,, fd00::/8' }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    'fd00::/8',
  ]);
});

test('an empty setting is one that is not set, as Compose passes it on', () => {
  expect(readEnv({ ...sound, SITE_HOST: '', METRICS_PORT: '', CMS_URL: '' })).toEqual(readEnv(sound));
});

test('host and port can be set', () => {
  expect(readEnv({ ...sound, SITE_HOST: '0.0.0.0', SITE_PORT: '0' })).toMatchObject({ host: '0.0.0.0', port: 0 });
});

test.each([
  [{ SITE_DIR: undefined }, 'SITE_DIR is not set: name the published folder'],
  [{ SITE_DIR: 'site' }, 'SITE_DIR is not an absolute path'],
  [{ SITE_PORT: 'http' }, 'SITE_PORT is not a port number'],
  [{ SITE_PORT: '65536' }, 'SITE_PORT is not a port number: the highest is 65535'],
  [{ SITE_URL: undefined }, 'SITE_URL is not an http or https address: give the address that readers use'],
  [{ SITE_URL: 'ftp://ochiq.test' }, 'SITE_URL is not an http or https address: give the address that readers use'],
  [{ SITE_URL: 'https://ochiq.test/?x' }, 'SITE_URL is more than host and path: leave query, fragment and sign-in out'],
  [{ SITE_URL: 'https://a:b@ochiq.test/' }, 'SITE_URL is more than host and path: leave query, fragment and sign-in out'],
  [{ CMS_URL: 'http://127.0.0.1:1337' }, 'EDGE_KEY is not set: CMS_URL is, and forms need both'],
  [{ EDGE_KEY: 'a'.repeat(16) }, 'CMS_URL is not set: EDGE_KEY is, and forms need both'],
  [{ ...cms, CMS_URL: 'cms.example' }, 'CMS_URL is not an http or https address: give the one of the CMS'],
  [{ ...cms, EDGE_KEY: 'a'.repeat(15) }, 'EDGE_KEY is too weak: give at least 16 letters, digits or signs without spaces'],
  [{ ...cms, EDGE_KEY: `${'a'.repeat(16)}\r\nX: y` }, 'EDGE_KEY is too weak: give at least 16 letters, digits or signs without spaces'],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES is not a list of addresses and subnets: write them as 10.0.0.1,192.168.0.0/16'],
])('reports %j in one sentence', (wrong, sentence) => {
  expect(() => readEnv({ ...sound, ...wrong })).toThrow(new Error(sentence));
});

test('reports all errors at once', () => {
  expect(() => readEnv({})).toThrow(/^SITE_DIR .*\nSITE_URL /u);
});
