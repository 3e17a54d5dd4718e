import { mkdir, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { findFreePort } from '../workplace/find-free-port.ts';
import { fromRoot } from '../workplace/root.ts';

/** Local values of names that exist only in containers. */
export type EnvSubstitutions = {
  /** Values of `.env`: `${NAME}` in the Compose file. */
  values: Readonly<Record<string, string>>;
  /** Addresses and folders, from the Compose file to their local replacements; the longest match wins. */
  instead: Readonly<Record<string, string>>;
};

const reference = /\$\{(?<name>\w+)(?::(?<how>[-?])(?<otherwise>[^}]*))?\}/gu;

function substituteVariables(text: string, values: EnvSubstitutions['values']): string {
  return text.replace(reference, (placeholder: string, name: string, how: string | undefined, otherwise: string | undefined) => {
    const value = values[name];
    if (value !== undefined && value !== '') return value;
    if (how === '-') return otherwise ?? '';
    throw new Error(`${placeholder} has no value: the Compose file wants ${name}${how === '?' ? `, ${otherwise ?? ''}` : ''}`);
  });
}

/**
 * Converts the settings of a service in the Compose file to local ones without containers.
 * @throws a required value is missing
 */
export function toLocalEnv(environment: Readonly<Record<string, string>>, { values, instead }: EnvSubstitutions): Record<string, string> {
  const longestFirst = Object.entries(instead).sort(([one], [other]) => other.length - one.length);
  const replaceAddress = (text: string) => {
    const [from, to] = longestFirst.find(([start]) => text === start || text.startsWith(`${start}/`)) ?? ['', ''];
    return to + text.slice(from.length);
  };
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, replaceAddress(substituteVariables(value, values))]));
}

export const host = '127.0.0.1';
export const adminEmail = 'admin@ochiq.example';
const folders = ['data', 'site', 'cache', 'lost', 'views', 'secrets', 'nginx'] as const;

/** Prepares folders and free ports on this machine, and the replacements for `docker-compose.yml`. */
export async function preparePlaces() {
  const top = await mkdtemp(path.join(os.tmpdir(), 'ochiq-production-'));
  const at = (name: (typeof folders)[number]) => path.join(top, name);
  await Promise.all(folders.map((name) => mkdir(at(name))));
  const ports = {
    cms: await findFreePort(host),
    publisher: await findFreePort(host),
    edge: await findFreePort(host),
    nginx: await findFreePort(host),
  };
  const watched = { cms: await findFreePort(host), edge: await findFreePort(host) };
  const url = `http://${host}:${String(ports.nginx)}`;
  const places = {
    values: { SITE_URL: url, ADMIN_EMAIL: adminEmail },
    instead: {
      '/data': at('data'),
      '/site': at('site'),
      '/cache': at('cache'),
      '/lost': at('lost'),
      '/views': at('views'),
      '/run/secrets': at('secrets'),
      '/run': at('nginx'),
      '/nginx': at('nginx'),
      'edge:8000': `${host}:${String(ports.edge)}`,
      '/ochiq/web': fromRoot('web'),
      'http://cms:1337': `http://${host}:${String(ports.cms)}`,
      'http://publisher:1338': `http://${host}:${String(ports.publisher)}`,
      '0.0.0.0': host,
      '172.31.80.0/28': host,
    },
  };
  return { top, at, ports, watched, url, places };
}
