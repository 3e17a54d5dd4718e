import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { trackChild } from '@ochiq/cli/process/children';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createBuildEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

export type DevelopOptions = {
  /** Pseudo-localized messages: truncated or hard-coded text is visible at once. */
  pseudo: boolean;
};

/**
 * Creates the environment of the development server: its own address, the settings of a published site, and the
 * options.
 */
export function createDevelopEnv(settings: Settings, { pseudo }: DevelopOptions): Readonly<Record<string, string>> {
  const siteUrl = `http://${settings.SITE_HOST}:${String(settings.SITE_PORT)}`;
  return { ...createBuildEnv(settings), NODE_ENV: 'development', SITE_URL: siteUrl, PSEUDO: pseudo ? '1' : '0' };
}

const gatsby = fromRoot('web', 'node_modules', '.bin', 'gatsby');

/**
 * Runs Gatsby's development server, which shows every change as it is saved, until it ends.
 * @param command replaces Gatsby in tests
 */
export async function runGatsby(settings: Settings, options: DevelopOptions, command = gatsby): Promise<number> {
  const child = spawn(command, ['develop', '--host', settings.SITE_HOST, '--port', String(settings.SITE_PORT)], {
    cwd: fromRoot('web'),
    env: createDevelopEnv(settings, options),
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  trackChild(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
