import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { Ajv } from 'ajv';

import { createSecrets, getSecretFile } from '../secrets/write-secrets.ts';
import { fromRoot } from '../workplace/root.ts';
import { readCompose, type ComposeService } from './compose-file.ts';
import { ownServices, readSecretNames, readServiceSettingNames } from '../../test/service-setting-names.ts';

const { raw, compose } = readCompose();
const services = Object.entries(compose.services);
const known = readSecretNames();
/** Commands for the whole server, and the site's build: they end by themselves. */
const ofServer = ['backup', 'restore', 'undo', 'export'];
const ending = [...ofServer, 'seed', 'site'];

test('is a valid Compose file', () => {
  const schema: object = JSON.parse(readFileSync(fromRoot('packages/cli/src/local-stack/compose-spec.json'), 'utf8'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // Its address of the draft lacks the usual end, by which Ajv knows it.
  const validate = ajv.compile({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' });
  validate(raw);
  expect(validate.errors).toBeNull();
  expect(validate({ services: { edge: { imagine: 'x' } } })).toBe(false);
});

test('defines the services of Ochiq', () => {
  expect(Object.keys(compose.services).sort()).toEqual(
    ['cms', 'edge', 'mail-relay', 'nginx', 'postgres', 'publisher', 'seed', 'site', ...ofServer].sort(),
  );
});

describe.each(services)('%s', (name, service: ComposeService) => {
  test('has minimal privileges', () => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.privileged).toBeUndefined();
    expect(service.user).toMatch(/^(?:node|www-data|999:999)$/u);
    for (const limit of Object.values(service.deploy.resources.limits)) expect(limit).toBeTruthy();
  });

  test('restarts, and has a health check', () => {
    const ends = ending.includes(name);
    expect(service.restart).toBe(ends ? 'no' : 'unless-stopped');
    expect(service.healthcheck.disable ?? false).toBe(ends);
    expect(service.healthcheck.test.length > 0).toBe(!ends);
    // Who only says `up` starts none of them.
    expect(service.profiles.length > 0).toBe(ends || name === 'mail-relay');
  });

  test('logs without blocking, to files of bounded size', () => {
    if (service.restart === 'no') return;
    expect(service.logging?.options).toMatchObject({ mode: 'non-blocking', 'max-size': '20m', 'max-file': '5' });
  });

  test('only nginx is public', () => {
    expect(service.ports).toEqual(name === 'nginx' ? ['80:80', '443:443'] : []);
    const outside = service.networks.filter((network) => compose.networks[network]?.internal !== true);
    const open = {
      nginx: ['public'],
      'mail-relay': ['out'],
      cms: ['outside'],
      publisher: ['outside'],
      backup: ['outside'],
      restore: ['outside'],
    };
    expect(outside).toEqual(new Map(Object.entries(open)).get(name) ?? []);
    for (const network of service.networks) expect(Object.keys(compose.networks)).toContain(network);
  });

  test('pins its image, or builds it', () => {
    if (service.image.startsWith('ochiq/')) expect(service.image).toMatch(/:\$\{OCHIQ_VERSION:-[\w-]+\}$/u);
    else expect(service.image).toMatch(/^[\w/]+:\d+\.\d+(?:\.\d+)?-[\w.-]+(?:@sha256:[\da-f]{64})?$/u);
  });

  test('passes its secrets as files, and uses each of them', () => {
    const settings = Object.entries(service.environment).filter(([, value]) => value.startsWith('/run/secrets/'));
    for (const [variable, value] of settings) expect(value).toBe(`/run/secrets/${getSecretPath(variable)}`);
    expect(settings.map(([, value]) => value.replace('/run/secrets/', '')).sort()).toEqual([...service.secrets].sort());
    for (const variable of Object.keys(service.environment)) expect(known).not.toContain(variable);
    for (const secret of service.secrets) expect(Object.keys(compose.secrets)).toContain(secret);
  });

  test('mounts named volumes, or read-only folders of the host', () => {
    for (const volume of service.volumes) {
      const source = volume.replace(/\$\{[^}]*\}/u, '.').split(':')[0] ?? '';
      // Backups and exports leave the machine's volumes: that is what they are for.
      if (source === '.') expect(volume).toMatch(['backup', 'export'].includes(name) ? /:\/backups$/u : /:ro$/u);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  });
});

function getSecretPath(variable: string): string {
  if (variable === 'POSTGRES_PASSWORD_FILE') return 'database-password';
  return getSecretFile(variable.replace(/_FILE$/u, ''));
}

/** Settings of the runtime, which no service reads itself. */
const runtimeSettings = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX'];

test.each(ownServices)('passes only known settings to %s', (name) => {
  const names = new Set([...readServiceSettingNames(name), ...runtimeSettings]);
  expect(names.size).toBeGreaterThan(4);
  for (const variable of Object.keys(compose.services[name]?.environment ?? {})) {
    const setting = variable.replace(/_FILE$/u, '');
    if (setting !== variable) expect(known).toContain(setting);
    expect([...names]).toContain(setting);
  }
});

test('uses the secrets that `pnpm secrets` generates', () => {
  expect(Object.keys(compose.secrets).sort()).toEqual([...createSecrets(new Map()).keys()].sort());
  for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`\${SECRETS_DIR:-./.secrets}/${name}`);
});

test('lets nginx bind its ports as an ordinary user, with any engine', () => {
  const first = compose.services['nginx']?.sysctls['net.ipv4.ip_unprivileged_port_start'];
  const taken = compose.services['nginx']?.ports.map((port) => Number(port.split(':')[1])) ?? [];
  expect(Math.min(...taken)).toBeGreaterThanOrEqual(Number(first));
});

test('seeds a new server with the program of `pnpm start`', () => {
  expect(compose.services['seed']?.command).toEqual(['node', 'dist/bin/seed.js']);
  expect(existsSync(fromRoot('cms/bin/seed.ts'))).toBe(true);
});

test('closes outgoing traffic by default, with a setting that Compose accepts', () => {
  expect(compose.networks['outside']?.internal).toBe('${OUTBOUND_BLOCKED:-true}');
  expect(compose.networks['out']).toBeNull();
});

test('can pass every secret that a service knows', () => {
  const settings = services.flatMap(([, { environment }]) => Object.keys(environment));
  for (const secret of known) expect(settings).toContain(`${secret}_FILE`);
});

test.each(ownServices)('passes to %s all its settings about external services', (name) => {
  const settings = Object.keys(compose.services[name]?.environment ?? {});
  const outside = /^(?:SIGN_IN_(?!ORIGIN)|STAFF_|CLAMAV_|MACHINE_TRANSLATION_|UPLOADS_|MIRROR_|LEADER_|PANEL_(?!HOST))/u;
  for (const setting of readServiceSettingNames(name))
    if (outside.test(setting)) expect(settings.map((variable) => variable.replace(/_FILE$/u, ''))).toContain(setting);
});

test('documents all variables of `.env.production` in its example', () => {
  const variables = [...readFileSync(fromRoot('docker-compose.yml'), 'utf8').matchAll(/\$\{(\w+)/gu)].flatMap(
    ([, variable]) => variable ?? [],
  );
  const example = Object.keys(parseEnv(readFileSync(fromRoot('.env.production.example'), 'utf8')));
  expect([...new Set(variables)].sort()).toEqual(example.sort());
});

test.each([
  ['edge', 'readers', ['edge', 'nginx']],
  ['cms', 'panel', ['cms', 'publisher', 'nginx']],
])('lets %s trust only the network %s of nginx', (name, network, there) => {
  const believed = compose.networks[network]?.ipam?.config.map(({ subnet }) => subnet);
  expect(believed).toEqual([compose.services[name]?.environment['TRUSTED_PROXIES']]);
  expect(services.filter(([, { networks }]) => networks.includes(network)).map(([one]) => one)).toEqual(there);
});

test('exposes the database to the CMS, seed and backup only, and the CMS not at all', () => {
  const on = (network: string) => services.filter(([, { networks }]) => networks.includes(network)).map(([name]) => name);
  expect(on('data')).toEqual(['postgres', 'cms', 'seed', 'backup', 'restore']);
  expect(on('mail')).toEqual(['cms', 'mail-relay']);
  expect(on('panel')).toEqual(['cms', 'publisher', 'nginx']);
  expect(on('content')).toEqual(['cms', 'publisher', 'edge', 'site', 'undo', 'export']);
});
