import { launch } from 'chrome-launcher';

import { track } from '../process/children.ts';
import { findChromium } from '../test/chromium.ts';
import { toolEnv } from '../workplace/service-env.ts';

/** Those of the browser tests: as root, without a network of its own. */
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

/** Starts Chromium to be driven from outside; it ends with us. @throws Error when it does not start */
export async function startChromium(): Promise<{ port: number }> {
  const chromium = await launch({
    ...{ chromePath: await findChromium(), chromeFlags, ignoreDefaultFlags: true, startingUrl: 'about:blank' },
    ...{ envVars: toolEnv(), handleSIGINT: false },
  });
  track(chromium.process);
  // Its profile goes with it.
  process.once('exit', () => chromium.kill());
  return { port: chromium.port };
}
