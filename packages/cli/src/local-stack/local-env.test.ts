import { readCompose } from './compose-file.ts';
import { toLocalEnv } from './local-env.ts';

const places = {
  values: { SITE_URL: 'http://127.0.0.1:8000', ADMIN_EMAIL: 'admin@ochiq.example' },
  instead: { '/site': '/tmp/a/site', '/run/secrets': '/tmp/a/secrets', 'http://cms:1337': 'http://127.0.0.1:2000', '0.0.0.0': '127.0.0.1' },
};

test('replaces folders, addresses and values by local ones', () => {
  const given = {
    SITE_DIR: '/site',
    EDGE_KEY_FILE: '/run/secrets/edge-key',
    CMS_URL: 'http://cms:1337',
    SITE_HOST: '0.0.0.0',
    SITE_URL: '${SITE_URL:?the address that readers use}',
    FORMS_ENABLED: '${FORMS_ENABLED:-true}',
    METRICS_PORT: '9100',
    NOT_A_FOLDER: '/sitemap',
  };
  expect(toLocalEnv(given, places)).toEqual({
    SITE_DIR: '/tmp/a/site',
    EDGE_KEY_FILE: '/tmp/a/secrets/edge-key',
    CMS_URL: 'http://127.0.0.1:2000',
    SITE_HOST: '127.0.0.1',
    SITE_URL: 'http://127.0.0.1:8000',
    FORMS_ENABLED: 'true',
    METRICS_PORT: '9100',
    NOT_A_FOLDER: '/sitemap',
  });
});

test('reports a required value of the Compose file that is missing', () => {
  expect(() => toLocalEnv({ MAIL_FROM: '${MAIL_FROM:?who writes}' }, places)).toThrow('the Compose file wants MAIL_FROM, who writes');
});

test('resolves every setting of the Compose file', () => {
  const { compose } = readCompose();
  for (const { environment } of Object.values(compose.services))
    expect(Object.keys(toLocalEnv(environment, places))).toEqual(Object.keys(environment));
});
