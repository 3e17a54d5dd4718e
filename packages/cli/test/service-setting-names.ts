import { readFileSync } from 'node:fs';

import { fromRoot } from '../src/workplace/root.ts';

/** The files that parse the settings of each service. */
const envFiles = {
  cms: ['cms/src/env.ts'],
  publisher: ['packages/publisher/src/sync/env.ts'],
  edge: ['packages/edge/src/env.ts'],
  backup: ['packages/cli/src/workplace/settings.ts', 'packages/cli/src/workplace/sign-in-settings.ts'],
  site: ['web/src/build/env.ts', 'packages/publisher/src/env.ts', 'packages/edge/src/nginx/env.ts'],
} as const;
export type OwnService = keyof typeof envFiles;

export const ownServices = Object.keys(envFiles) as OwnService[];

/** Settings of Node and its tools, and of our commands before they read settings. */
const common = ['NODE_ENV', 'XDG_CONFIG_HOME', 'SETTINGS_FROM'];

/** Reads the setting names of a service's schema from its source, since importing it would read the settings. */
export function readServiceSettingNames(service: OwnService): ReadonlySet<string> {
  const source = envFiles[service].map((file) => readFileSync(fromRoot(file), 'utf8')).join('\n');
  const own = [...source.matchAll(/^ {2,}([A-Z][A-Z_]+): \S/gmu)].flatMap(([, name]) => name ?? []);
  return new Set([...own, ...common]);
}

/** Reads the names of secrets that may be in a file. */
export function readSecretNames(): readonly string[] {
  const source = readFileSync(fromRoot('packages', 'service-kit', 'src', 'settings.ts'), 'utf8');
  // No service uses the key of backups; commands of pnpm do.
  return [...[...source.matchAll(/^ {2}'([A-Z_]+)',$/gmu)].flatMap(([, name]) => name ?? []), 'BACKUP_KEY'];
}
