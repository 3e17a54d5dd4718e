import { readNginxEnv } from './env.ts';

const least = {
  SITE_DIR: '/srv/site',
  SITE_URL: 'https://example.uz/',
  EDGE_ADDRESS: '127.0.0.1:8000',
  NGINX_DIR: '/srv/nginx',
  CMS_URL: 'http://127.0.0.1:1337',
};

test('listens on plain HTTP without a certificate', () => {
  expect(readNginxEnv({ ...least, NGINX_CERTIFICATE: '' })).toMatchObject({
    listen: { addresses: ['80', '[::]:80'], certificate: undefined },
    unsafeAddresses: [],
    panel: undefined,
  });
});

test('redirects http to https with a certificate', () => {
  const panel = { PANEL_HOST: 'panel.example.uz', PUBLISHER_URL: 'http://127.0.0.1:1338' };
  const read = readNginxEnv({ ...least, NGINX_CERTIFICATE: '/c.pem', NGINX_CERTIFICATE_KEY: '/k.pem', ...panel });
  expect(read).toMatchObject({
    listen: { addresses: ['443', '[::]:443'], certificate: { file: '/c.pem', key: '/k.pem' } },
    unsafeAddresses: ['80', '[::]:80'],
    panel: { host: 'panel.example.uz', cms: 'http://127.0.0.1:1337', publisher: 'http://127.0.0.1:1338' },
  });
});

test('writes the configuration to a path of its own', () => {
  expect(readNginxEnv(least)).toMatchObject({ file: '/srv/nginx/nginx.conf', runDir: '/srv/nginx' });
  expect(readNginxEnv({ ...least, NGINX_CONFIG: '/nginx/a.conf' })).toMatchObject({ file: '/nginx/a.conf', runDir: '/srv/nginx' });
});

test.each([
  [{ NGINX_CERTIFICATE: '/c.pem' }, 'NGINX_CERTIFICATE goes with NGINX_CERTIFICATE_KEY: set both or neither'],
  [{ NGINX_LISTEN: '80; include /etc/passwd' }, 'NGINX_LISTEN.0 has signs that belong in no address'],
  [{ SITE_DIR: 'site' }, 'SITE_DIR is not an absolute path'],
])('reports %j', (given, message) => {
  expect(() => readNginxEnv({ ...least, ...given })).toThrow(message);
});
