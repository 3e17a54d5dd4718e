import path from 'node:path';

import { getErrorMessage } from '../process/errors.ts';
import { CommandFailure, run } from '../process/run.ts';
import type { Steps } from '../process/steps.ts';
import { fromRoot } from '../workplace/root.ts';
import { createCompareEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { buildSite, lowestPriority } from './build-site.ts';

/** Parses the arguments of `pnpm site`. @throws Error with what is wrong */
export function parseSiteArguments(args: readonly string[]): { isComparing: boolean } {
  // pnpm passes its separator through.
  const given = args.filter((arg) => arg !== '--');
  const [first] = given;
  if (first === undefined) return { isComparing: false };
  if (given.length === 1 && first === '--compare') return { isComparing: true };
  throw new Error(`“${given.join(' ')}” is unknown: say \`pnpm site\` to publish the site anew, or \`pnpm site --compare\`.`);
}

/** Runs a step of the comparison. @returns its output */
async function compareStep(settings: Settings, args: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  await run({
    command: process.execPath,
    args: [fromRoot('packages', 'publisher', 'dist', 'drift-check', 'main.js'), ...args],
    cwd: fromRoot('packages', 'publisher'),
    env: createCompareEnv(settings),
    log: path.join(settings.logDir, `compare-${args[0] ?? ''}.log`),
    onLine: (line) => lines.push(line),
    niceness: lowestPriority,
  });
  return lines;
}

function extractReason(error: unknown): string {
  if (error instanceof CommandFailure) return error.lines.findLast((line) => line.trim() !== '') ?? error.message;
  return getErrorMessage(error);
}

/**
 * Builds the complete site, compares it byte for byte with the published one, and publishes the build where they
 * differ. The result, failures included, is in the publisher's status and log.
 * @returns the findings, in lines
 */
export async function compareSite(settings: Settings, steps: Pick<Steps, 'step'>): Promise<string[]> {
  try {
    await steps.step('Waiting until all that is published is live', () => compareStep(settings, ['begin']));
    await steps.step('Building the site', (say) => buildSite(settings, say, lowestPriority));
    return await steps.step('Comparing the build with the site', () => compareStep(settings, ['end']));
  } catch (error) {
    // The first failure is more useful than one of reporting it.
    await compareStep(settings, ['fail', extractReason(error)]).catch(() => undefined);
    throw error;
  }
}
