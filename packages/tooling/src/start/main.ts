import { setTimeout as wait } from 'node:timers/promises';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { holdListener } from '../process/held-listener.ts';
import { keepService } from '../process/keep-service.ts';
import { failureText, reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { buildSite, gentle, publishSite } from '../site/build-site.ts';
import { contentFingerprint } from '../site/fingerprint.ts';
import { currentStamp, publishedStamp, writeStamp } from '../site/stamp.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { isFree } from '../workplace/free-port.ts';
import type { Settings } from '../workplace/settings.ts';
import { backUpEveryNight, compareEveryNight } from './nightly.ts';
import { buildCode, isEdgeBuilt, isPublished, readEdgeCode, startCms, startEdge, startPublisher } from './services.ts';
import { startSite, type StartEffects } from './start-site.ts';
import { startSummary } from './summary.ts';

async function refuseTakenPorts({ SITE_HOST, SITE_PORT, CMS_HOST, CMS_PORT, PUBLISHER_HOST, PUBLISHER_PORT }: Settings): Promise<void> {
  const wanted = [
    ['SITE_PORT', SITE_HOST, SITE_PORT],
    ['CMS_PORT', CMS_HOST, CMS_PORT],
    ['PUBLISHER_PORT', PUBLISHER_HOST, PUBLISHER_PORT],
  ] as const;
  for (const [name, host, port] of wanted) {
    if (!(await isFree(host, port)))
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
  const listener = holdListener(settings.SITE_HOST, settings.SITE_PORT);
  return {
    step: (title, work) => steps.step(title, work),
    say,
    isPublished: () => isPublished(settings),
    isEdgeBuilt,
    readEdgeCode,
    buildCode: (how) => buildCode(settings, how),
    keepEdge: (isRequired) => keepService('The edge', () => startEdge(settings, listener), { isRequired, pauses: pauses.edge, say }),
    keepCms: (isRequired, how) => keepService('The CMS', () => startCms(settings, how), { isRequired, pauses: pauses.cms, say }),
    keepPublisher: (isRequired) =>
      keepService('The publisher', () => startPublisher(settings), { isRequired, pauses: pauses.publisher, say }),
    readWantedStamp: () => currentStamp(settings),
    readPublishedStamp: () => publishedStamp(settings),
    readContentState: () => contentFingerprint(settings),
    buildSite: (how, isGentle) => buildSite(settings, how, isGentle ? gentle : undefined),
    publishSite: async (stamp, how) => {
      await publishSite(settings, how);
      // Without it the next start rebuilds a site that is up to date: no reason to build it again now.
      await writeStamp(settings, stamp).catch((error: unknown) => {
        say(`What the site was made from is not noted, so the next start builds it again: ${failureText(error)}`);
      });
    },
    withSiteBuild,
    beginNights: () => {
      compareEveryNight(settings, withSiteBuild);
      backUpEveryNight(settings);
    },
    wait,
    now: () => performance.now(),
  };
}

async function start(): Promise<void> {
  const began = performance.now();
  const settings = await ensureSettings();
  await refuseTakenPorts(settings);
  const started = await startSite(createEffects(settings, new Steps()));
  console.log(startSummary(started, performance.now() - began, settings));
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
