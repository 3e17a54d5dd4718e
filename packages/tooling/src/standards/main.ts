import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { buildCode, startCms } from '../start/services.ts';
import { publishForTests } from '../test/stages.ts';
import { fromRoot } from '../workplace/root.ts';
import { createThrowawaySettings } from '../workplace/create-throwaway-settings.ts';
import { acceptedMessages } from './accepted-messages.ts';
import { checkCalendars } from './check-calendars.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkHtml } from './check-html.ts';
import { checkStructuredData } from './check-structured-data.ts';
import { checkTables } from './check-tables.ts';
import type { Finding } from './finding.ts';
import { describeFindings, classifyFindings } from './judge.ts';
import { readAlfa } from './read-alfa.ts';
import { readSiteFiles } from './read-site.ts';
import { readShapes, shapesFiles } from './shapes.ts';

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
  await check('Tables, by csv-parse', async () => checkTables(await readSiteFiles(site, '.csv')));
  await check('Calendars, by ical.js', async () => checkCalendars(await readSiteFiles(site, '.ics')));
  await check('Structured data, against schema.org', async () => checkStructuredData(await readSiteFiles(site, '.html')));
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
