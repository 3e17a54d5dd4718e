import { access, constants } from 'node:fs/promises';

import { chromium } from '@playwright/test';

const onTheSystem = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser for the browser tests: the one that `CHROMIUM` names, the system's, or Playwright's own. @throws there is none */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM'];
  const candidates = named ? [named] : [...onTheSystem, chromium.executablePath()];
  for (const candidate of candidates) {
    const runs = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return candidate;
  }
  if (named) throw new Error(`CHROMIUM names ${named}, which can't be run.`);
  throw new Error(
    'The browser tests need Chromium and found none. On Debian or Ubuntu: apt-get install -y chromium — elsewhere: npx playwright install chromium, or set CHROMIUM to the path of yours.',
  );
}
