import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { runChecks, type Count } from '../check/run-checks.ts';
import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { buildCode, startCms } from '../start/services.ts';
import { temporarySettings } from '../workplace/env-file.ts';
import { freePort } from '../workplace/free-port.ts';
import { inRoot } from '../workplace/root.ts';
import type { Settings } from '../workplace/settings.ts';
import { findChromium } from './chromium.ts';
import { sum } from './results.ts';
import { browserTests, cmsTests, publishForTests, unitTests } from './stages.ts';

async function testSettings(): Promise<Settings> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'ochiq-test-'));
  const host = '127.0.0.1';
  const settings = temporarySettings({
    DATA_DIR: dataDir,
    SITE_PORT: String(await freePort(host)),
    CMS_PORT: String(await freePort(host)),
    PUBLISHER_PORT: String(await freePort(host)),
  });
  return { ...settings, logDir: inRoot('.ochiq', 'logs', 'test') };
}

/** Runs everything; a stage that can't begin counts as one failure, and the others go on where they can. */
async function testAll(settings: Settings): Promise<Count> {
  const steps = new Steps();
  const counts: Count[] = [];
  const stage = async (title: string, work: (say: (how: string) => void) => Promise<Count>) => {
    const count = await steps.step(title, async (say) => {
      const result = await work(say);
      say(`${String(result.passed)} passed, ${String(result.failed)} failed`);
      return result;
    });
    counts.push(count);
  };

  await findChromium();
  await steps.step('Building the code and the panel', (say) => buildCode(settings, say));
  counts.push(await runChecks(steps, settings.logDir));
  await stage('Unit tests', (say) => unitTests(settings, say));
  await steps.step('Starting a CMS with the seed', (say) => startCms(settings, say));
  await stage('CMS and contract tests', (say) => cmsTests(settings, say));
  await steps.step('Building and serving the site', (say) => publishForTests(settings, say));
  await stage('Browser tests', (say) => browserTests(settings, say));
  return sum(counts);
}

stopChildrenWithUs();
const settings = await testSettings();
let total: Count = { passed: 0, failed: 1 };
try {
  total = await testAll(settings);
} catch (error) {
  reportFailure(error);
}
await stopAll();
await rm(settings.dataDir, { recursive: true, force: true });
console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exit(total.failed === 0 ? 0 : 1);
