import { rmSync } from 'node:fs';
import path from 'node:path';

import { run } from '@ochiq/cli/process/run';
import { buildSite } from '@ochiq/cli/site/build-site';
import { buildCode, startCms } from '@ochiq/cli/start/services';
import { findFreePort } from '@ochiq/cli/workplace/find-free-port';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createCmsEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

import { startPostgres } from '../postgres/start-postgres.ts';
import { createThrowawaySettings } from '../test/throwaway-settings.ts';
import { showProgress } from './show-progress.ts';

/** A separate CMS with the demonstration content, which ends with this process. */
export type FilledCms = {
  settings: Settings;
  /** Where the CMS serves its metrics. */
  metricsPort: number;
  /** Adds `count` generated news items. @param first the number of the first */
  fill: (first: number, count: number) => Promise<void>;
  /** Measures the translation memory of what is published. @param onLine receives each line that it prints */
  measureMemory: (onLine: (line: string) => void) => Promise<void>;
  /** Builds the site with Gatsby, without publishing. @returns the duration, in milliseconds */
  build: () => Promise<number>;
};

/** Creates a progress reporter that skips repeated messages. */
export function createProgressReporter(what: string): (how: string) => void {
  let last = '';
  return (how) => {
    const text = how === '' ? what : `${what}: ${how}`;
    if (text !== last) showProgress(text);
    last = text;
  };
}

/**
 * Starts a CMS with the demonstration content.
 * @param hasPublisher whether a publisher runs, so that written content is awaited until it is live
 * @param isOnPostgres whether it gets a PostgreSQL of its own
 */
export async function startFilledCms(hasPublisher: boolean, isOnPostgres = false): Promise<FilledCms> {
  const metricsPort = await findFreePort('127.0.0.1');
  const throwaway = await createThrowawaySettings('bench');
  const settings: Settings = {
    ...throwaway,
    ...(isOnPostgres && { DATABASE_CLIENT: 'postgres', DATABASE_URL: (await startPostgres(throwaway)).url }),
    CMS_METRICS_PORT: metricsPort,
    // All editors of a bench have one address.
    PANEL_RATE_LIMIT: 1_000_000,
  };
  process.once('exit', () => {
    rmSync(settings.dataDir, { recursive: true, force: true, maxRetries: 3 });
  });
  await buildCode(settings, createProgressReporter('Building the code and the panel'));
  await startCms(settings, createProgressReporter('Starting the CMS'));
  const env = Object.entries(createCmsEnv(settings)).filter(([name]) => hasPublisher || name !== 'PUBLISHER_URL');
  const runCmsCommand = (name: string, args: readonly string[], onLine: (line: string) => void) =>
    run({
      command: process.execPath,
      args: [fromRoot('cms', 'dist', 'bin', `${name}.js`), ...args],
      cwd: fromRoot('cms'),
      env: Object.fromEntries(env),
      log: path.join(settings.logDir, `${name}.log`),
      onLine,
    });
  return {
    settings,
    metricsPort,
    fill: (first, count) => runCmsCommand('fill', [String(first), String(count)], createProgressReporter('Filling the CMS')),
    measureMemory: (onLine) => runCmsCommand('measure-memory', [], onLine),
    build: async () => {
      const began = performance.now();
      await buildSite(settings, createProgressReporter('gatsby build'));
      return performance.now() - began;
    },
  };
}
