import { buildNginxConfig } from './build-nginx-config.ts';
import { quoteLiteral, quoteValue } from './directives.ts';
import type { NginxSettings } from './env.ts';

const settings: NginxSettings = {
  siteDir: '/srv/site',
  siteUrl: 'https://example.uz/',
  listen: { addresses: ['443'], certificate: { file: '/etc/c.pem', key: '/etc/k.pem' } },
  unsafeAddresses: ['80'],
  edge: '127.0.0.1:8000',
  releases: [],
  runDir: '/srv/nginx',
  moduleFile: '/usr/lib/headers-more.so',
  user: 'www-data',
  trustedProxies: ['10.0.0.0/8'],
  panel: { host: 'panel.example.uz', cms: 'http://127.0.0.1:1337', listen: { addresses: ['443'] } },
};

test('a site by https uses HTTP/2, redirects http, and has its panel under another host', () => {
  const text = buildNginxConfig(settings);
  for (const line of [
    'listen 443 ssl http2;',
    'ssl_certificate "/etc/c.pem";',
    'return 301 "https://example.uz$request_uri";',
    'more_set_headers "Strict-Transport-Security: max-age=31536000";',
    'server_name panel.example.uz;',
    'set_real_ip_from 10.0.0.0/8;',
    'user www-data;',
  ])
    expect(text).toContain(line);
});

test('resolves names per request, and addresses not at all', () => {
  const panel = { host: 'panel.example.uz', cms: 'http://cms:1337/', listen: settings.listen };
  const text = buildNginxConfig({ ...settings, edge: 'edge:8000', resolver: '127.0.0.11', panel });
  for (const line of [
    'resolver 127.0.0.11 valid=1s ipv6=off;',
    'proxy_pass http://edge:8000$request_uri;',
    'proxy_pass http://cms:1337$request_uri;',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('upstream edge');
  for (const edge of ['127.0.0.1:8000', '[::1]:8000'])
    expect(buildNginxConfig({ ...settings, edge, resolver: '127.0.0.11' })).toContain(`server ${edge} max_fails=0;`);
});

test('logs nothing about readers', () => {
  expect(buildNginxConfig(settings)).toContain('access_log off;');
});

test('resolves the release once per request, and uses the result for all its files', () => {
  const releases = ['/srv/site/releases/1', '/srv/site/releases/2'].map((folder) => ({
    folder: `${folder}/public`,
    redirected: ['/uz/old'],
    scriptHashes: [],
    styleHashes: [],
  }));
  expect(buildNginxConfig({ ...settings, releases }).match(/\$realpath_root/gu)).toHaveLength(1);
});

const known = (id: string, mark?: string) => ({
  folder: `/srv/site/releases/${id}/public`,
  redirected: ['/uz/old'],
  scriptHashes: [],
  styleHashes: [],
  mark,
});

test('serves ordinary requests by the current release while its mark is there', () => {
  const text = buildNginxConfig({ ...settings, releases: [known('1'), known('2', '/srv/site/current/2')] });
  const [, page = ''] = text.split('location "/uz" {');
  const [location = ''] = page.split('location "/ru" {');
  for (const line of [
    'root "/srv/site/releases/2/public";',
    'if (!-f "/srv/site/current/2") {',
    'if (-f "/srv/site/releases/2/public/alert/uz.txt") {',
  ])
    expect(location).toContain(line);
  // What editors redirected is not looked up on the disk.
  expect(text).toContain('location = "/uz/old" {');
});

test('serves every request the general way where no release has a mark', () => {
  const text = buildNginxConfig({ ...settings, releases: [known('1')] });
  expect(text).not.toContain('$quick_path = ""');
  expect(text).toMatch(/location \/ \{\s+client_max_body_size \d+;\s+rewrite \^ \/\.ochiq\/general last;\s+\}/u);
});

test('compares open files with their paths at every request', () => {
  expect(buildNginxConfig(settings)).toContain('open_file_cache_valid 0;');
});

test('quoted values stay unchanged', () => {
  expect(quoteValue('a "b" \\c $d')).toBe('"a \\"b\\" \\\\c $d"');
  expect(() => quoteLiteral('/srv/$site')).toThrow('for a variable');
});
