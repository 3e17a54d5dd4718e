import { rmSync } from 'node:fs';
import path from 'node:path';

import { run } from '../../process/run.ts';
import type { Service } from '../../process/service.ts';
import { buildSite, publishSite } from '../../site/build-site.ts';
import { buildCode, startCms, startEdge, startPublisher } from '../../start/services.ts';
import { inRoot } from '../../workplace/root.ts';
import { cmsEnv } from '../../workplace/service-env.ts';
import type { Settings } from '../../workplace/settings.ts';
import { throwAwaySettings } from '../../workplace/throw-away-settings.ts';
import { progress } from '../progress.ts';
import { askPublisher } from './publisher-numbers.ts';

/** An Ochiq of its own with the demonstration content, which goes with this process. */
export type Instance = {
  settings: Settings;
  /** Writes made-up news until there are so many more, and waits until they are live. @param first the number of the first */
  fill: (first: number, count: number) => Promise<void>;
  /** Starts the publisher anew, so that what it counts begins. */
  restartPublisher: () => Promise<void>;
  /** Builds with Gatsby, without publishing. @returns how long it took, in milliseconds */
  build: () => Promise<number>;
  /** How many pages the site has. */
  pages: () => Promise<number>;
};

/** Says how far something is, each thing once. */
function saying(what: string): (how: string) => void {
  let last = '';
  return (how) => {
    const text = how === '' ? what : `${what}: ${how}`;
    if (text !== last) progress(text);
    last = text;
  };
}

/** Builds the code, and the site once: what is written later is brought by the publisher, which needs no minutes of Gatsby's for each size. */
export async function startInstance(): Promise<Instance> {
  const settings = await throwAwaySettings('bench');
  process.once('exit', () => {
    rmSync(settings.dataDir, { recursive: true, force: true, maxRetries: 3 });
  });
  await buildCode(settings, saying('Building the code and the panel'));
  await startCms(settings, saying('Starting the CMS'));
  await buildSite(settings, saying('Building the site of the demonstration content'));
  await publishSite(settings, saying('Publishing it'));
  await startEdge(settings);
  let publisher: Service = await startPublisher(settings);

  return {
    settings,
    fill: (first, count) =>
      run({
        command: process.execPath,
        args: [inRoot('cms', 'dist', 'bin', 'fill.js'), String(first), String(count)],
        cwd: inRoot('cms'),
        env: cmsEnv(settings),
        log: path.join(settings.logDir, 'fill.log'),
        onLine: saying('Filling the CMS'),
      }),
    restartPublisher: async () => {
      progress('Starting the publisher anew');
      await publisher.stop();
      publisher = await startPublisher(settings);
    },
    build: async () => {
      const began = performance.now();
      await buildSite(settings, saying('gatsby build'));
      return performance.now() - began;
    },
    pages: async () => (await askPublisher(settings)).pages,
  };
}
