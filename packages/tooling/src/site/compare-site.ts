import path from 'node:path';

import { CommandFailure, run } from '../process/run.ts';
import type { Steps } from '../process/steps.ts';
import { inRoot } from '../workplace/root.ts';
import { compareEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { buildSite, gentle } from './build-site.ts';

/** @returns what it printed */
async function compareStep(settings: Settings, args: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  await run({
    command: process.execPath,
    args: [inRoot('packages', 'publisher', 'dist', 'compare', 'main.js'), ...args],
    cwd: inRoot('packages', 'publisher'),
    env: compareEnv(settings),
    log: path.join(settings.logDir, `compare-${args[0] ?? ''}.log`),
    onLine: (line) => lines.push(line),
    niceness: gentle,
  });
  return lines;
}

function reasonOf(error: unknown): string {
  if (error instanceof CommandFailure) return error.lines.findLast((line) => line.trim() !== '') ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Builds the whole site, compares it byte for byte with what readers get, and makes the build the release where they differ.
 * What comes of it, be it a failure, stands in the publisher's status and log.
 * @returns what was found, in lines
 */
export async function compareSite(settings: Settings, steps: Pick<Steps, 'step'>): Promise<string[]> {
  try {
    await steps.step('Waiting until all that is published is live', () => compareStep(settings, ['begin']));
    await steps.step('Building the site', (say) => buildSite(settings, say, gentle));
    return await steps.step('Comparing the build with the site', () => compareStep(settings, ['end']));
  } catch (error) {
    // The first failure says more than one of saying so.
    await compareStep(settings, ['fail', reasonOf(error)]).catch(() => undefined);
    throw error;
  }
}
