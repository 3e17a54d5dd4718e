import { readFileSync } from 'node:fs';

import { inRoot } from '../workplace/root.ts';

/** Where the settings of each service are read and checked. */
const envFiles = {
  cms: ['cms', 'src', 'env.ts'],
  publisher: ['packages', 'publisher', 'src', 'live', 'env.ts'],
  edge: ['packages', 'edge', 'src', 'env.ts'],
  site: ['web', 'src', 'build', 'env.ts'],
} as const;
export type OwnService = keyof typeof envFiles;

export const ownServices = Object.keys(envFiles) as OwnService[];

/** What publishes a build is told more. */
const further: Partial<Record<OwnService, readonly string[]>> = { site: ['BUILD_DIR', 'SITE_DIR'] };

/** What Node and its tools read themselves. */
const common = ['NODE_ENV', 'XDG_CONFIG_HOME'];

/** The names that a service's schema knows. They are read from its source: it alone may read them from there. */
export function settingNames(service: OwnService): ReadonlySet<string> {
  const source = readFileSync(inRoot(...envFiles[service]), 'utf8');
  const own = [...source.matchAll(/^ {2,}([A-Z][A-Z_]+): \S/gmu)].flatMap(([, name]) => name ?? []);
  return new Set([...own, ...(further[service] ?? []), ...common]);
}

/** The secrets that a file may hold. */
export function secretNames(): readonly string[] {
  const source = readFileSync(inRoot('packages', 'service', 'src', 'secret-names.ts'), 'utf8');
  return [...source.matchAll(/'([A-Z_]+)'/gu)].flatMap(([, name]) => name ?? []);
}
