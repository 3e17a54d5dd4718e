import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { CommandFailure, run } from '../process/run.ts';
import { fromRoot } from '../workplace/root.ts';
import { createBuildEnv, createPublisherEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { takeBuildLock } from './build-lock.ts';
import { computeCodeFingerprint } from './fingerprint.ts';

/** Records the code and the address of the last build in Gatsby's working folder. */
const madeWithFile = fromRoot('web', '.site', 'made-with');

/** Reports progress. */
type Say = (how: string) => void;

/** The lowest priority of a process. */
export const lowestPriority = 19;

/** Extracts the activity from a line of Gatsby's output. */
const activity = /^(?:success|info|\[=+.*?\])?\s*(?<what>[A-Z][\w ]{3,60}?)(?: - (?<time>[\d.]+ ?s.*))?$/u;

async function runGatsby(settings: Settings, say: Say, niceness?: number): Promise<void> {
  const prefixed = new URL(settings.siteUrl).pathname !== '/';
  await run({
    command: fromRoot('web', 'node_modules', '.bin', 'gatsby'),
    args: ['build', ...(prefixed ? ['--prefix-paths'] : [])],
    cwd: fromRoot('web'),
    env: createBuildEnv(settings),
    log: path.join(settings.logDir, 'site-build.log'),
    // Gatsby leaves a folder for each pool of workers.
    cleansUp: true,
    ...(niceness === undefined ? {} : { niceness }),
    onLine: (line) => {
      const what = activity.exec(line)?.groups?.['what'];
      if (what) say(what);
    },
  });
}

async function clearWorkingFolder(): Promise<void> {
  await Promise.all(['.cache', 'public'].map((folder) => rm(fromRoot('web', folder), { recursive: true, force: true })));
}

/** Builds the site from the running CMS into `web/public`. @param niceness from 0 to 19 */
export async function buildSite(settings: Settings, say: Say, niceness?: number): Promise<void> {
  const lock = await takeBuildLock();
  const madeWith = `${await computeCodeFingerprint()} ${settings.siteUrl}`;
  // A killed build leaves a cache that can't be trusted, and a warm one keeps old styles in pages whose scripts did not
  // change.
  if (lock.interrupted || madeWith !== (await readFile(madeWithFile, 'utf8').catch(() => null))) await clearWorkingFolder();
  try {
    await runGatsby(settings, say, niceness);
  } catch (error) {
    // Content that can't be built leaves the cache intact.
    if (error instanceof CommandFailure && !error.stopped) await lock.release();
    throw error;
  }
  await writeFile(madeWithFile, madeWith);
  await lock.release();
  say('');
}

/** Publishes the finished build to readers. */
export async function publishSite(settings: Settings, say: Say): Promise<void> {
  await run({
    command: process.execPath,
    args: [fromRoot('packages', 'publisher', 'dist', 'main.js')],
    cwd: fromRoot('packages', 'publisher'),
    env: createPublisherEnv(settings),
    log: path.join(settings.logDir, 'publish.log'),
    onLine: say,
  });
}
