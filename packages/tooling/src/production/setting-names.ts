import { readFileSync } from 'node:fs';

import { inRoot } from '../workplace/root.ts';

/** Where the settings of each service are read and checked. */
const envFiles = {
  cms: ['cms/src/env.ts'],
  publisher: ['packages/publisher/src/live/env.ts'],
  edge: ['packages/edge/src/env.ts'],
  backup: ['packages/tooling/src/workplace/settings.ts', 'packages/tooling/src/workplace/sign-in-settings.ts'],
  site: ['web/src/build/env.ts', 'packages/publisher/src/env.ts', 'packages/edge/src/nginx/env.ts'],
} as const;
export type OwnService = keyof typeof envFiles;

export const ownServices = Object.keys(envFiles) as OwnService[];

/** What Node and its tools read themselves, and what our commands ask before they read settings. */
const common = ['NODE_ENV', 'XDG_CONFIG_HOME', 'SETTINGS_FROM'];

/** The names that a service's schema knows. They are read from its source: it alone may read them from there. */
export function settingNames(service: OwnService): ReadonlySet<string> {
  const source = envFiles[service].map((file) => readFileSync(inRoot(file), 'utf8')).join('\n');
  const own = [...source.matchAll(/^ {2,}([A-Z][A-Z_]+): \S/gmu)].flatMap(([, name]) => name ?? []);
  return new Set([...own, ...common]);
}

/** The secrets that a file may hold. */
export function secretNames(): readonly string[] {
  const source = readFileSync(inRoot('packages', 'service', 'src', 'secret-names.ts'), 'utf8');
  // No service knows the key of backups; the commands of pnpm do.
  return [...[...source.matchAll(/'([A-Z_]+)'/gu)].flatMap(([, name]) => name ?? []), 'BACKUP_KEY'];
}
