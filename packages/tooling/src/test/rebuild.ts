import { readFile } from 'node:fs/promises';

import { stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { buildSite, publishSite } from '../site/build-site.ts';
import type { Settings } from '../workplace/settings.ts';

/** Builds and publishes the site that a browser test has changed. The first argument is the settings file. */
stopChildrenWithUs();
try {
  const settings = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as Settings;
  await buildSite(settings, () => undefined);
  await publishSite(settings, () => undefined);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
