import { readFile } from 'node:fs/promises';

import { stopChildrenWithUs } from '@ochiq/cli/process/children';
import { reportFailure } from '@ochiq/cli/process/report-failure';
import type { Settings } from '@ochiq/cli/workplace/settings';

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
