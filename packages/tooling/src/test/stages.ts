import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Count } from '../check/run-checks.ts';
import { run } from '../process/run.ts';
import { buildSite, publishSite } from '../site/build-site.ts';
import { startEdge, startPublisher } from '../start/services.ts';
import { inRoot } from '../workplace/root.ts';
import { cmsEnv, toolEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { findChromium } from './chromium.ts';
import { failedInJest, failedInPlaywright } from './failed-tests.ts';
import { jestCount, playwrightCount, sum } from './results.ts';

type Say = (how: string) => void;

/** Packages whose tests need nothing but their code. */
const unitPackages = [
  'packages/contract',
  'packages/edge',
  'packages/network',
  'packages/pages',
  'packages/pictures',
  'packages/publisher',
  'packages/search',
  'packages/strata',
  'packages/tooling',
  'packages/uzbek',
  'web',
];

const resultsOf = (folder: string) => inRoot(folder, '.results.json');
const bin = (folder: string, name: string) => inRoot(folder, 'node_modules', '.bin', name);

/** Runs a test command; its results tell what failed, and its output what to do. */
async function runTests(command: Parameters<typeof run>[0]): Promise<void> {
  await run(command).catch((error: unknown) => {
    console.error(`  ${error instanceof Error ? error.message : String(error)}; see ${command.log}`);
  });
}

/** A person mends by name: the report of a whole run is long. */
function tell(failed: readonly string[]): void {
  for (const test of failed) console.error(`  ✗ ${test}`);
}

export async function unitTests({ logDir }: Settings, say: Say): Promise<Count> {
  await Promise.all(unitPackages.map((folder) => rm(resultsOf(folder), { force: true })));
  await runTests({
    command: bin('.', 'turbo'),
    args: ['run', 'test', '--continue', '--filter=!@ochiq/cms'],
    cwd: inRoot(),
    env: toolEnv(),
    log: path.join(logDir, 'unit-tests.log'),
    onLine: (line) => {
      if (line.includes('PASS')) say(line.replace(/^.*PASS/u, ''));
    },
  });
  say('');
  tell((await Promise.all(unitPackages.map((folder) => failedInJest(resultsOf(folder))))).flat());
  return sum(await Promise.all(unitPackages.map((folder) => jestCount(resultsOf(folder)))));
}

/** The CMS's own tests, the contract test against the running seeded CMS among them. */
export async function cmsTests(settings: Settings, say: Say): Promise<Count> {
  await rm(resultsOf('cms'), { force: true });
  await runTests({
    command: bin('cms', 'jest'),
    args: ['--json', '--outputFile=.results.json', '--runInBand'],
    cwd: inRoot('cms'),
    env: { ...cmsEnv(settings), NODE_ENV: 'test', CMS_TEST_URL: settings.cmsUrl },
    log: path.join(settings.logDir, 'cms-tests.log'),
    onLine: say,
  });
  say('');
  tell(await failedInJest(resultsOf('cms')));
  return jestCount(resultsOf('cms'));
}

export async function publishForTests(settings: Settings, say: Say): Promise<void> {
  await buildSite(settings, say);
  await publishSite(settings, say);
  await startEdge(settings);
  await startPublisher(settings);
}

/** The browser tests over the served site; they may build and publish again through `rebuild.ts`. */
export async function browserTests(settings: Settings, say: Say): Promise<Count> {
  const settingsFile = path.join(settings.dataDir, 'settings.json');
  const results = inRoot('web', '.results', 'browser.json');
  await writeFile(settingsFile, JSON.stringify(settings));
  await rm(results, { force: true });
  await runTests({
    command: bin('web', 'playwright'),
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    cwd: inRoot('web'),
    env: { ...toolEnv(), CHROMIUM: await findChromium(), TEST_SETTINGS: settingsFile, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
    log: path.join(settings.logDir, 'browser-tests.log'),
    onLine: say,
  });
  say('');
  tell(await failedInPlaywright(results));
  return playwrightCount(results);
}
