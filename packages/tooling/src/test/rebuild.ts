import { readFile } from 'node:fs/promises';

import { stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import type { Settings } from '../workplace/settings.ts';
import { buildForTests } from './stages.ts';

/** Builds and publishes the site that a browser test has changed. The first argument is the settings file. */
stopChildrenWithUs();
try {
  const settings = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as Settings;
  await buildForTests(settings, () => undefined);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
