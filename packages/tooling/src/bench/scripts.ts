import type { Settings } from '../workplace/settings.ts';
import type { SiteArguments } from './arguments.ts';
import { keepFigures } from './figures.ts';
import { lookAt } from './look-at.ts';
import { metrics, type Report } from './audit.ts';
import { startChromium } from './chromium.ts';
import { listedPages } from './listed-pages.ts';
import { median } from './median.ts';
import { progress } from './progress.ts';
import { standIn, withoutScripts } from './stripped-site.ts';
import { table } from './table.ts';

/** The templates that are read most; one language is representative. */
const templates = new Set(['home', 'news-list', 'news-item', 'document-list', 'contact', 'service']);

const compared = metrics.filter(({ title }) => title === 'LCP s' || title === 'TBT ms');

/** A figure of a page, and of the same page without scripts. */
type Pair = [whole: number, bare: number];

const cellsOf = (figures: readonly Pair[]) =>
  compared.flatMap(({ write }, at) => {
    const [whole, bare] = figures[at] ?? [0, 0];
    return [write(whole), write(bare), (whole / bare).toFixed(2)];
  });

/**
 * Prints largest paint and blocking time of pages compared with the same pages without any script, in alternating runs.
 */
export async function benchScripts({ siteUrl }: Settings, { runs, only }: SiteArguments): Promise<void> {
  const pages = (await listedPages(only)).filter(({ template, form }) => form === 'ru' && (only !== null || templates.has(template)));
  const sites = [await standIn(siteUrl, (html) => html), await standIn(siteUrl, withoutScripts)] as const;
  const { port } = await startChromium();
  const rows: string[][] = [];
  const sums: Pair[] = [];
  for (const [index, { path }] of pages.entries()) {
    const reports: [Report[], Report[]] = [[], []];
    for (let number = 1; number <= runs; number += 1) {
      progress(`${String(index + 1)} of ${String(pages.length)}, run ${String(number)} of ${String(runs)}: ${path}`);
      reports[0].push(await lookAt(`${sites[0]}${path}`, port));
      reports[1].push(await lookAt(`${sites[1]}${path}`, port));
    }
    const medians = compared.map(({ of }): Pair => [median(reports[0].map(of)), median(reports[1].map(of))]);
    for (const [at, [whole, bare]] of medians.entries()) {
      const [wholeBefore = 0, bareBefore = 0] = sums[at] ?? [];
      sums[at] = [wholeBefore + whole, bareBefore + bare];
    }
    rows.push([path, ...cellsOf(medians)]);
  }
  progress('');
  // One page's blocking time varies between runs by more than scripts cost: the sum is more reliable.
  rows.push(['All together', ...cellsOf(sums)]);
  console.log(table([['Page', ...compared.flatMap(({ title }) => [title, 'without', 'ratio'])], ...rows]));
  console.log(`\nMedians of ${String(runs)}, page by page in turns; “without”: the same page with every script taken out.`);
  await keepFigures('scripts', { runs, head: compared.map(({ title }) => title), rows });
}
