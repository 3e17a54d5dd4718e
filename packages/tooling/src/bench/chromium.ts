import { launch } from 'chrome-launcher';

import { trackChild } from '@ochiq/cli/process/children';
import { findChromium } from '../test/chromium.ts';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';

/** The flags of the browser tests: as root, without background network traffic. */
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts Chromium for remote control; it ends with this process. @throws Error when it does not start */
export async function startChromium(): Promise<{ port: number }> {
  const chromium = await launch({
    ...{ chromePath: await findChromium(), chromeFlags, ignoreDefaultFlags: true, startingUrl: 'about:blank' },
    ...{ envVars: createToolEnv(), handleSIGINT: false },
  });
  trackChild(chromium.process);
  // Its profile is removed, too.
  process.once('exit', () => chromium.kill());
  return { port: chromium.port };
}
