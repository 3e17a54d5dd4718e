import { access } from 'node:fs/promises';
import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { buildSite, publishSite } from '../site/build-site.ts';
import { currentStamp, publishedStamp, writeStamp } from '../site/stamp.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { isFree } from '../workplace/free-port.ts';
import type { Settings } from '../workplace/settings.ts';
import { backUpEveryNight, compareEveryNight } from './nightly.ts';
import { keepService } from '../process/keep-service.ts';
import { buildCode, startCms, startEdge, startPublisher } from './services.ts';

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

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function start(): Promise<void> {
  const began = Date.now();
  const steps = new Steps();
  const settings = await ensureSettings();
  await refuseTakenPorts(settings);

  await steps.step('Building the code and the panel', (say) => buildCode(settings, say));
  const published = await exists(path.join(settings.siteDir, 'current'));
  // A site that is there is served at once; the CMS may take its time.
  if (published) await steps.step('Serving the site', () => keepService('The edge', () => startEdge(settings)));
  await steps.step('Starting the CMS', (say) => keepService('The CMS', () => startCms(settings, say)));

  const stamp = await currentStamp(settings);
  if (!published || stamp !== (await publishedStamp(settings))) {
    await steps.step('Building the site', (say) => buildSite(settings, say));
    await steps.step('Publishing the site', (say) => publishSite(settings, say));
    await writeStamp(settings, stamp);
  }
  if (!published) await steps.step('Serving the site', () => keepService('The edge', () => startEdge(settings)));
  await steps.step('Watching for changes', () => keepService('The publisher', () => startPublisher(settings)));
  compareEveryNight(settings);
  backUpEveryNight(settings);

  console.log(
    `\nReady in ${((Date.now() - began) / 1000).toFixed(1)} s.\n  The site:  ${settings.siteUrl}\n  The panel: ${settings.cmsUrl}/admin`,
  );
  if (!published)
    console.log(
      `  The first administrator: ${settings.ADMIN_EMAIL}\n  The password:            ${settings.ADMIN_PASSWORD}\n  Both are kept in .env; change the password in the panel.`,
    );
  console.log('\nWhat is published in the panel is live at once. Ctrl-C stops everything.');
}

stopChildrenWithUs();
try {
  await start();
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
