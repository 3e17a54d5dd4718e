import { access, constants } from 'node:fs/promises';

import { chromium } from '@playwright/test';

/** Headless Chromium: a page costs a third of the processor time, because no toolbar is drawn for it. */
const headlessShells = ['/usr/bin/chromium-headless-shell'];

const onTheSystem = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds a browser: the one of `CHROMIUM`, or the first existing candidate. @throws there is none */
async function findFirst(known: readonly string[]): Promise<string> {
  const named = process.env['CHROMIUM'];
  const candidates = named ? [named] : known;
  for (const candidate of candidates) {
    const runs = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return candidate;
  }
  if (named) throw new Error(`CHROMIUM names ${named}, which can't be run.`);
  throw new Error(
    'The browser tests need Chromium and found none. On Debian: apt-get install -y chromium-headless-shell — elsewhere: npx playwright install chromium, or set CHROMIUM to the path of yours.',
  );
}

/** Finds the browser of the browser tests, headless where there is one. @throws there is none */
export const findTestBrowser = (): Promise<string> => findFirst([...headlessShells, ...onTheSystem, chromium.executablePath()]);

/** Finds the full browser, as people have it, for measurements. @throws there is none */
export const findChromium = (): Promise<string> => findFirst([...onTheSystem, chromium.executablePath(), ...headlessShells]);
