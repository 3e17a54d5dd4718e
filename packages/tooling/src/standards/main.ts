import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import vnu from 'vnu-jar';
import { z } from 'zod';
import { stopAll, stopChildrenWithUs } from '@ochiq/cli/process/children';
import { reportFailure } from '@ochiq/cli/process/report-failure';
import { Steps } from '@ochiq/cli/process/steps';
import { buildCode, startCms } from '@ochiq/cli/start/services';
import { fromRoot } from '@ochiq/cli/workplace/root';
import type { Settings } from '@ochiq/cli/workplace/settings';

import { getErrorCode } from '@ochiq/cli/process/errors';
import { publishForTests, runBrowserTests } from '../test/stages.ts';
import { createThrowawaySettings } from '../test/throwaway-settings.ts';
import { acceptedMessages } from './accepted-messages.ts';
import { checkCatalogue } from './check-files.ts';
import { classifyFindings, describeFindings, type Finding } from './judge.ts';
import { readShapes, shapesFiles } from './shapes.ts';
import { quickChecks, runSiteCheck } from './site-files.ts';

const findingsSchema = z.array(z.object({ message: z.string(), place: z.string() }));

/** Runs Siteimprove Alfa on a page of each template in each language, in a browser. */
async function readAlfa(settings: Settings, say: (how: string) => void): Promise<Finding[]> {
  const file = path.join(settings.dataDir, 'alfa.json');
  const env = { ALFA_FINDINGS: file };
  const { failed } = await runBrowserTests(settings, { name: 'standards', args: ['--project=standards'], env }, say);
  if (failed > 0) throw new Error('Alfa did not come to its end');
  const findings = findingsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return findings.map((one): Finding => ({ validator: 'accessibility', ...one }));
}

const outputSchema = z.object({
  messages: z.array(z.object({ type: z.string(), url: z.string(), lastLine: z.number().optional(), message: z.string() })),
});

const longestOutput = 512 * 1024 * 1024;

/** Checks the pages in a folder with the Nu Html Checker. It needs Java 11 or newer. @throws there is no Java */
async function checkHtml(folder: string): Promise<Finding[]> {
  const options = ['--skip-non-html', '--format', 'json', '--exit-zero-always', '--also-check-svg'];
  const { stderr } = await promisify(execFile)('java', ['-Xss4m', '-jar', vnu, ...options, folder], { maxBuffer: longestOutput }).catch(
    (error: unknown) => {
      if (getErrorCode(error) !== 'ENOENT') throw error;
      throw new Error('The Nu Html Checker needs Java and found none. On Debian: apt-get install -y default-jre-headless', {
        cause: error,
      });
    },
  );
  return outputSchema.parse(JSON.parse(stderr)).messages.map(({ type, url, lastLine, message }) => ({
    validator: 'html',
    message: `${type}: ${message}`,
    place: `${decodeURIComponent(url.split(folder).at(-1) ?? url)}:${String(lastLine ?? 1)}`,
  }));
}

/** The exit code when it is not known whether all is well. */
const couldNotRun = 2;

/** Builds and serves the seeded site, and has validators that others wrote look at all of it. */
stopChildrenWithUs();
const settings = await createThrowawaySettings('standards');
const steps = new Steps();
try {
  await steps.step('Building the code', (say) => buildCode(settings, say));
  await steps.step('Starting a CMS with the seed', (say) => startCms(settings, say));
  await steps.step('Building, publishing and serving the site', (say) => publishForTests(settings, say));
  const site = path.join(settings.siteDir, 'current', 'public');
  const findings: Finding[] = [];
  let failed = 0;
  /** Runs one validator. One that cannot run (its shapes could not be downloaded) hides nothing of what the others find. */
  const check = async (title: string, work: (say: (how: string) => void) => Promise<readonly Finding[]>) => {
    try {
      findings.push(...(await steps.step(title, work)));
    } catch (error) {
      reportFailure(error);
      failed += 1;
    }
  };
  await check('HTML, by the Nu Html Checker', () => checkHtml(site));
  for (const one of quickChecks) await check(one.title, () => runSiteCheck(one, site));
  await check('The catalogue of open data, against DCAT-AP', async () => {
    const catalogue = await readFile(path.join(site, 'data', 'catalog.ttl'), 'utf8');
    const cacheDir = fromRoot('.ochiq', 'cache', 'standards');
    const all = shapesFiles.map(async (file) => checkCatalogue(catalogue, await readShapes(file, cacheDir), file.version));
    return (await Promise.all(all)).flat();
  });
  await check('Accessibility, by Siteimprove Alfa', (say) => readAlfa(settings, say));
  const judgement = classifyFindings(findings, acceptedMessages);
  console.log(['', ...describeFindings(judgement)].join('\n'));
  const open = judgement.open.length + judgement.unused.length;
  console.log(
    `\n${String(judgement.accepted.length)} messages accepted, ${String(open)} to mend, ${String(failed)} validators did not run`,
  );
  process.exitCode = failed > 0 ? couldNotRun : Math.min(open, 1);
} catch (error) {
  reportFailure(error);
  process.exitCode = couldNotRun;
} finally {
  await stopAll();
  await rm(settings.dataDir, { recursive: true, force: true });
}
