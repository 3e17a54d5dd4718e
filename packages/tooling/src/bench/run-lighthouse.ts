import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';
import { trackChild } from '@ochiq/cli/process/children';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';

import { type LighthouseReport, reportSchema } from './audit.ts';
import { findChromium } from '../test/chromium.ts';

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

/** A trace sometimes lacks its beginning; the next one is complete. */
const attempts = 3;

/** Runs Lighthouse on a page, as on a phone. @throws Error when it can't load the page */
export async function runLighthouse(url: string, port: number): Promise<LighthouseReport> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories });
    const report = reportSchema.parse(result?.lhr);
    if (!report.runtimeError) return report;
    if (attempt === attempts) throw new Error(`${url}: ${report.runtimeError.message}`);
  }
}
