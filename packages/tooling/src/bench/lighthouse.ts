import type { Settings } from '../workplace/settings.ts';
import type { SiteArguments } from './arguments.ts';
import { lostPoints, mediansOf, metrics, worst, written, type Report } from './audit.ts';
import { startChromium } from './chromium.ts';
import { keepFigures } from './figures.ts';
import { listedPages } from './listed-pages.ts';
import { lookAt } from './look-at.ts';
import { progress } from './progress.ts';
import { table } from './table.ts';

/** Prints the figures of one page of every template in every language, the worst of them, and the failed audits. */
export async function benchLighthouse({ siteUrl }: Settings, { runs, only }: SiteArguments): Promise<void> {
  const pages = await listedPages(only);
  const { port } = await startChromium();
  const rows: { path: string; medians: number[] }[] = [];
  const lost = new Map<string, string[]>();
  for (const [index, { path }] of pages.entries()) {
    const reports: Report[] = [];
    for (let number = 1; number <= runs; number += 1) {
      progress(`${String(index + 1)} of ${String(pages.length)}, run ${String(number)} of ${String(runs)}: ${path}`);
      reports.push(await lookAt(`${siteUrl}${path}`, port));
    }
    const medians = mediansOf(reports);
    progress(`${path}: ${written(medians).join(' ')}`);
    rows.push({ path, medians });
    for (const reason of new Set(reports.flatMap(lostPoints))) lost.set(reason, [...(lost.get(reason) ?? []), path]);
  }
  progress('');
  const head = ['Page', ...metrics.map(({ title }) => title)];
  const worstRow = ['Worst', ...written(worst(rows.map(({ medians }) => medians)))];
  console.log(table([head, ...rows.map(({ path, medians }) => [path, ...written(medians)]), worstRow]));
  console.log(`\nMedians of ${String(runs)}; ! misses the target.`);
  for (const [reason, paths] of lost) {
    const others = paths.length > 3 ? ` and ${String(paths.length - 3)} more` : '';
    console.log(`${reason}: ${paths.slice(0, 3).join(', ')}${others}`);
  }
  const named = (medians: readonly number[]) => Object.fromEntries(metrics.map(({ title }, at) => [title, medians[at]]));
  const figures = rows.map(({ path, medians }) => ({ path, ...named(medians) }));
  await keepFigures('lighthouse', { runs, pages: figures, lost: Object.fromEntries(lost) });
}
