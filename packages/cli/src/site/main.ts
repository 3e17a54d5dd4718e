import { toError } from '../process/errors.ts';
import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import type { Settings } from '../workplace/settings.ts';
import { compareSite, parseSiteArguments } from './compare-site.ts';
import { buildSite, publishSite } from './build-site.ts';
import { createStamp, writeStamp } from './fingerprint.ts';

async function rebuildAndPublish(settings: Settings): Promise<void> {
  const steps = new Steps();
  const stamp = await createStamp(settings).catch((error: unknown) => {
    const why = error instanceof TypeError ? `The CMS does not answer at ${settings.cmsUrl}: start it with \`pnpm start\`.` : error;
    throw toError(why);
  });
  await steps.step('Building the site', (say) => buildSite(settings, say));
  await steps.step('Publishing the site', (say) => publishSite(settings, say));
  await writeStamp(settings, stamp);
}

/**
 * Builds the site from the running CMS and publishes it; with `--compare` it compares it with the published one, and
 * repairs that.
 */
stopChildrenWithUs();
try {
  const { isComparing } = parseSiteArguments(process.argv.slice(2));
  const settings = await ensureSettings();
  if (isComparing) for (const line of await compareSite(settings, new Steps())) console.log(line);
  else await rebuildAndPublish(settings);
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
