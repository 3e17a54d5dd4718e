import { setTimeout as wait } from 'node:timers/promises';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reserveListener } from '../process/reserved-listener.ts';
import { superviseService } from '../process/supervise-service.ts';
import { formatFailure, reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { buildSite, lowestPriority, publishSite } from '../site/build-site.ts';
import { createStamp, fetchContentFingerprint, readPublishedStamp, writeStamp } from '../site/fingerprint.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { isPortFree } from '../workplace/find-free-port.ts';
import type { Settings } from '../workplace/settings.ts';
import { scheduleNightlyBackup, scheduleNightlyComparison } from './nightly.ts';
import { buildCode, isEdgeBuilt, isPublished, readEdgeCode, startCms, startEdge, startPublisher } from './services.ts';
import { startSite, type StartEffects } from './start-site.ts';
import { formatStartSummary } from './summary.ts';

async function assertFreePorts({ SITE_HOST, SITE_PORT, CMS_HOST, CMS_PORT, PUBLISHER_HOST, PUBLISHER_PORT }: Settings): Promise<void> {
  const requiredPorts = [
    ['SITE_PORT', SITE_HOST, SITE_PORT],
    ['CMS_PORT', CMS_HOST, CMS_PORT],
    ['PUBLISHER_PORT', PUBLISHER_HOST, PUBLISHER_PORT],
  ] as const;
  for (const [name, host, port] of requiredPorts) {
    if (!(await isPortFree(host, port)))
      throw new Error(
        `Port ${String(port)} on ${host} is taken. Stop what uses it (another Ochiq?), or set ${name} in .env to a free one.`,
      );
  }
}

/** Creates a queue that runs one task after the other, whatever the result of the previous one. */
function createQueue(): StartEffects['withSiteBuild'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Delays before services are restarted, in milliseconds: readers notice only the edge. */
const pauses = {
  edge: { first: 250, longest: 1000, afterReady: 250 },
  publisher: { first: 250, longest: 5000, afterReady: 1000 },
  cms: { first: 500, longest: 30_000, afterReady: 2000 },
} as const;

function createEffects(settings: Settings, steps: Steps): StartEffects {
  const say = (line: string) => {
    steps.say(line);
  };
  const withSiteBuild = createQueue();
  const listener = reserveListener(settings.SITE_HOST, settings.SITE_PORT);
  return {
    step: (title, work) => steps.step(title, work),
    say,
    isPublished: () => isPublished(settings),
    isEdgeBuilt,
    readEdgeCode,
    buildCode: (how) => buildCode(settings, how),
    superviseEdge: (isRequired) =>
      superviseService('The edge', () => startEdge(settings, listener), { isRequired, pauses: pauses.edge, say }),
    superviseCms: (isRequired, how) => superviseService('The CMS', () => startCms(settings, how), { isRequired, pauses: pauses.cms, say }),
    supervisePublisher: (isRequired) =>
      superviseService('The publisher', () => startPublisher(settings), { isRequired, pauses: pauses.publisher, say }),
    readCurrentStamp: () => createStamp(settings),
    readPublishedStamp: () => readPublishedStamp(settings),
    readContentState: () => fetchContentFingerprint(settings),
    buildSite: (how, isGentle) => buildSite(settings, how, isGentle ? lowestPriority : undefined),
    publishSite: async (stamp, how) => {
      await publishSite(settings, how);
      // Without it the next start rebuilds a site that is up to date: no reason to build it again now.
      await writeStamp(settings, stamp).catch((error: unknown) => {
        say(`What the site was made from is not noted, so the next start builds it again: ${formatFailure(error)}`);
      });
    },
    withSiteBuild,
    scheduleNights: () => {
      scheduleNightlyComparison(settings, withSiteBuild);
      scheduleNightlyBackup(settings);
    },
    wait,
    now: () => performance.now(),
  };
}

async function start(): Promise<void> {
  const began = performance.now();
  const settings = await ensureSettings();
  await assertFreePorts(settings);
  const started = await startSite(createEffects(settings, new Steps()));
  console.log(formatStartSummary(started, performance.now() - began, settings));
}

// A closed terminal or a full disk for the output must not end the services.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
stopChildrenWithUs();
try {
  await start();
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
