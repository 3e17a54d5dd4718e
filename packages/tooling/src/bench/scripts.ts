import type { Settings } from '@ochiq/cli/workplace/settings';

import type { SiteArguments } from './arguments.ts';
import { saveFigures } from './figures.ts';
import { runLighthouse, startChromium } from './run-lighthouse.ts';
import { type LighthouseReport, metrics } from './audit.ts';
import { selectListedPages } from './select-listed-pages.ts';
import { computeMedian } from './quantiles.ts';
import { showProgress } from './show-progress.ts';
import { removeScripts, startSiteProxy } from './stripped-site.ts';
import { formatTable } from './format-table.ts';

/** The templates that are read most; one language is representative. */
const templates = new Set(['home', 'news-list', 'news-item', 'document-list', 'contact', 'service']);

const compared = metrics.filter(({ title }) => title === 'LCP s' || title === 'TBT ms');

/** A figure of a page, and of the same page without scripts. */
type FigurePair = [whole: number, bare: number];

const formatCells = (figures: readonly FigurePair[]) =>
  compared.flatMap(({ write }, at) => {
    const [scripted, bare] = figures[at] ?? [0, 0];
    return [write(scripted), write(bare), (scripted / bare).toFixed(2)];
  });

/**
 * Prints largest paint and blocking time of pages compared with the same pages without any script, in alternating runs.
 */
export async function runScriptsBench({ siteUrl }: Settings, { runs, only }: SiteArguments): Promise<void> {
  const pages = (await selectListedPages(only)).filter(({ template, form }) => form === 'ru' && (only !== null || templates.has(template)));
  const sites = [await startSiteProxy(siteUrl, (html) => html), await startSiteProxy(siteUrl, removeScripts)] as const;
  const { port } = await startChromium();
  const rows: string[][] = [];
  const sums: FigurePair[] = [];
  for (const [index, { path }] of pages.entries()) {
    const reports: [LighthouseReport[], LighthouseReport[]] = [[], []];
    for (let number = 1; number <= runs; number += 1) {
      showProgress(`${String(index + 1)} of ${String(pages.length)}, run ${String(number)} of ${String(runs)}: ${path}`);
      reports[0].push(await runLighthouse(`${sites[0]}${path}`, port));
      reports[1].push(await runLighthouse(`${sites[1]}${path}`, port));
    }
    const medians = compared.map(({ of }): FigurePair => [computeMedian(reports[0].map(of)), computeMedian(reports[1].map(of))]);
    for (const [at, [scripted, bare]] of medians.entries()) {
      const [scriptedBefore = 0, bareBefore = 0] = sums[at] ?? [];
      sums[at] = [scriptedBefore + scripted, bareBefore + bare];
    }
    rows.push([path, ...formatCells(medians)]);
  }
  showProgress('');
  // One page's blocking time varies between runs by more than scripts cost: the sum is more reliable.
  rows.push(['All together', ...formatCells(sums)]);
  console.log(formatTable([['Page', ...compared.flatMap(({ title }) => [title, 'without', 'ratio'])], ...rows]));
  console.log(`\nMedians of ${String(runs)}, page by page in turns; “without”: the same page with every script taken out.`);
  await saveFigures('scripts', { runs, head: compared.map(({ title }) => title), rows });
}
