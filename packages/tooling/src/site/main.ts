import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { buildSite, publishSite } from './build-site.ts';
import { currentStamp, writeStamp } from './stamp.ts';

/** Builds the site from the running CMS and publishes it. */
stopChildrenWithUs();
try {
  const settings = await ensureSettings();
  const steps = new Steps();
  const stamp = await currentStamp(settings).catch((error: unknown) => {
    const why = error instanceof TypeError ? `The CMS does not answer at ${settings.cmsUrl}: start it with \`pnpm start\`.` : error;
    throw why instanceof Error ? why : new Error(String(why));
  });
  await steps.step('Building the site', (say) => buildSite(settings, say));
  await steps.step('Publishing the site', (say) => publishSite(settings, say));
  await writeStamp(settings, stamp);
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
