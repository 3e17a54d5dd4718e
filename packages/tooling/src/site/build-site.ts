import { rm } from 'node:fs/promises';
import path from 'node:path';

import { run } from '../process/run.ts';
import { inRoot } from '../workplace/root.ts';
import { buildEnv, publisherEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { takeBuildLock } from './build-lock.ts';

/** Gatsby's own words for what it is at, the part that tells a person something. */
const activity = /^(?:success|info|\[=+.*?\])?\s*(?<what>[A-Z][\w ]{3,60}?)(?: - (?<time>[\d.]+ ?s.*))?$/u;

/** Builds the site from the running CMS into `web/public`. */
export async function buildSite(settings: Settings, say: (how: string) => void): Promise<void> {
  const lock = await takeBuildLock();
  if (lock.interrupted)
    await Promise.all([
      rm(inRoot('web', '.cache'), { recursive: true, force: true }),
      rm(inRoot('web', 'public'), { recursive: true, force: true }),
    ]);
  const prefixed = new URL(settings.siteUrl).pathname !== '/';
  await run({
    command: inRoot('web', 'node_modules', '.bin', 'gatsby'),
    args: ['build', ...(prefixed ? ['--prefix-paths'] : [])],
    cwd: inRoot('web'),
    env: buildEnv(settings),
    log: path.join(settings.logDir, 'site-build.log'),
    onLine: (line) => {
      const what = activity.exec(line)?.groups?.['what'];
      if (what) say(what);
    },
  });
  await lock.release();
  say('');
}

/** Makes the finished build the one that readers get. */
export async function publishSite(settings: Settings, say: (how: string) => void): Promise<void> {
  await run({
    command: process.execPath,
    args: [inRoot('packages', 'publisher', 'dist', 'main.js')],
    cwd: inRoot('packages', 'publisher'),
    env: publisherEnv(settings),
    log: path.join(settings.logDir, 'publish.log'),
    onLine: say,
  });
}
