import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { buildSite, publishSite } from '@ochiq/cli/site/build-site';
import { startEdge, startPublisher } from '@ochiq/cli/start/services';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createCmsEnv, createToolEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

import type { OutcomeCount } from '../check/run-checks.ts';
import { runRestoreDrill, type RestoredSite } from '../restore-test/drill.ts';
import type { ProductionDrill } from '../chaos/drill.ts';
import { findTestBrowser } from './chromium.ts';
import { printFailedTests, runJest, runTests } from './run-jest.ts';
import { readPlaywrightReport } from './test-report.ts';
import { noStaffProvider } from './trial-provider.ts';

type Say = (how: string) => void;

/** The tests of all packages but the CMS are one run, from the folder of the tooling. */
const unitReport = '.results/unit.json';
const contractTest = 'tests/contract.test';

/** The report of each run of CMS tests, below `cms`. */
export const cmsReports = { cms: '.results.json', contract: '.results/contract.json', postgres: '.results/postgres.json' } as const;

/** Lists all Jest reports. */
export const listJestReports = (): string[] => [
  fromRoot('packages', 'tooling', unitReport),
  ...Object.values(cmsReports).map((name) => fromRoot('cms', name)),
];
const getBinPath = (folder: string, name: string) => fromRoot(folder, 'node_modules', '.bin', name);

/** Runs the tests that need nothing but their code, of all packages at once. */
export const runUnitTests = ({ logDir }: Settings, say: Say): Promise<OutcomeCount> =>
  runJest({
    folder: 'packages/tooling',
    results: unitReport,
    args: ['--config', 'jest/all.mjs'],
    env: createToolEnv(),
    log: path.join(logDir, 'unit-tests.log'),
    say: (line) => {
      if (line === '' || line.startsWith('PASS')) say(line.replace('PASS ', ''));
    },
  });

// The trial providers are for the browser's CMS: an empty setting is none.
const createCmsTestEnv = (settings: Settings) => ({
  ...createCmsEnv(settings),
  ...{ NODE_ENV: 'test', SIGN_IN_ORIGIN: '', MACHINE_TRANSLATION_URL: '' },
  ...noStaffProvider,
});

/** Runs the CMS's own tests, which start everything they need. */
export const runCmsTests = (settings: Settings, say: Say): Promise<OutcomeCount> =>
  runJest({
    folder: 'cms',
    results: cmsReports.cms,
    args: ['--testPathIgnorePatterns', contractTest, 'tests/postgres/'],
    env: createCmsTestEnv(settings),
    log: path.join(settings.logDir, 'cms-tests.log'),
    say,
  });

/** Checks the content of the running seeded CMS against the contract. */
export const runContractTests = (settings: Settings, say: Say): Promise<OutcomeCount> =>
  runJest({
    folder: 'cms',
    results: cmsReports.contract,
    args: ['--config', 'jest.contract.mjs', '--runInBand'],
    env: { ...createCmsTestEnv(settings), CMS_TEST_URL: settings.cmsUrl },
    log: path.join(settings.logDir, 'contract-tests.log'),
    say,
  });

/** The planner's list of pages, as the last build wrote it, in the folder that all builds share. */
const builtPages = fromRoot('web', '.site', 'pages.json');

/** Returns the file of a site's list of pages. */
const getPagesFile = ({ dataDir }: Settings) => path.join(dataDir, 'pages.json');

/** Builds and publishes the site of the tests. */
export async function buildForTests(settings: Settings, say: Say): Promise<void> {
  await buildSite(settings, say);
  await copyFile(builtPages, getPagesFile(settings));
  await publishSite(settings, say);
}

export async function publishForTests(settings: Settings, say: Say): Promise<void> {
  await buildForTests(settings, say);
  await startEdge(settings);
  await startPublisher(settings);
}

type BrowserRun = { name: string; args: readonly string[]; env?: Readonly<Record<string, string>> };

export const getBrowserReport = (name: string) => fromRoot('web', '.results', `${name}.json`);

/**
 * Runs browser tests on the served site; they may build and publish again through `rebuild.ts`.
 * @param run its name, arguments and additional environment
 */
export async function runBrowserTests(settings: Settings, { name, args, env = {} }: BrowserRun, say: Say): Promise<OutcomeCount> {
  const settingsFile = path.join(settings.dataDir, `settings-${name}.json`);
  const results = getBrowserReport(name);
  await writeFile(settingsFile, JSON.stringify(settings));
  await rm(results, { force: true });
  await runTests({
    command: getBinPath('web', 'playwright'),
    args: ['test', '--config', 'e2e/playwright.config.ts', '--workers=1', `--output=${fromRoot('web', '.results', name)}`, ...args],
    cwd: fromRoot('web'),
    env: {
      ...createToolEnv(),
      ...env,
      CHROMIUM: await findTestBrowser(),
      TEST_SETTINGS: settingsFile,
      PLAYWRIGHT_JSON_OUTPUT_FILE: results,
    },
    log: path.join(settings.logDir, `browser-${name}.log`),
    onLine: say,
  });
  say('');
  const { count, failed } = await readPlaywrightReport(results);
  printFailedTests(failed);
  return count;
}

/** Runs the fault drill, and prints its report. */
export async function runFaultTests({ drill }: ProductionDrill, say: Say): Promise<OutcomeCount> {
  const { checks, report } = await drill((line) => say(line.trim()));
  say('');
  console.log(`\n${report}\n`);
  printFailedTests(checks.failed.map((name) => ({ name, reason: '' })));
  return { passed: checks.passed.length, failed: checks.failed.length };
}

/**
 * Backs up the running site of the tests, and restores it elsewhere, where it runs until the end of the tests.
 * @param others further settings that the restored site has, by their names
 */
export async function runRestoreTests(
  settings: Settings,
  others: Readonly<Record<string, string>>,
  say: Say,
): Promise<OutcomeCount & { restored: RestoredSite['settings'] }> {
  const scratch = await mkdtemp(path.join(settings.dataDir, 'elsewhere-'));
  const { checks, settings: restored } = await runRestoreDrill(settings, scratch, say, others);
  await copyFile(getPagesFile(settings), getPagesFile(restored));
  say('');
  printFailedTests(checks.failed.map((name) => ({ name, reason: '' })));
  return { passed: checks.passed.length, failed: checks.failed.length, restored };
}
