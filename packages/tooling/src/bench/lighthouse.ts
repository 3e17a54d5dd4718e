import type { Settings } from '@ochiq/cli/workplace/settings';

import type { SiteArguments } from './arguments.ts';
import { listFailedAudits, calculateMedians, metrics, findWorst, formatFigures, type LighthouseReport } from './audit.ts';
import { runLighthouse, startChromium } from './run-lighthouse.ts';
import { saveFigures } from './figures.ts';
import { selectListedPages } from './select-listed-pages.ts';
import { showProgress } from './show-progress.ts';
import { formatTable } from './format-table.ts';

/** Prints the figures of one page of every template in every language, the worst of them, and the failed audits. */
export async function runLighthouseBench({ siteUrl }: Settings, { runs, only }: SiteArguments): Promise<void> {
  const pages = await selectListedPages(only);
  const { port } = await startChromium();
  const rows: { path: string; medians: number[] }[] = [];
  const failedAudits = new Map<string, string[]>();
  for (const [index, { path }] of pages.entries()) {
    const reports: LighthouseReport[] = [];
    for (let number = 1; number <= runs; number += 1) {
      showProgress(`${String(index + 1)} of ${String(pages.length)}, run ${String(number)} of ${String(runs)}: ${path}`);
      reports.push(await runLighthouse(`${siteUrl}${path}`, port));
    }
    const medians = calculateMedians(reports);
    showProgress(`${path}: ${formatFigures(medians).join(' ')}`);
    rows.push({ path, medians });
    for (const reason of new Set(reports.flatMap(listFailedAudits))) failedAudits.set(reason, [...(failedAudits.get(reason) ?? []), path]);
  }
  showProgress('');
  const head = ['Page', ...metrics.map(({ title }) => title)];
  const worstRow = ['Worst', ...formatFigures(findWorst(rows.map(({ medians }) => medians)))];
  console.log(formatTable([head, ...rows.map(({ path, medians }) => [path, ...formatFigures(medians)]), worstRow]));
  console.log(`\nMedians of ${String(runs)}; ! misses the target.`);
  for (const [reason, paths] of failedAudits) {
    const others = paths.length > 3 ? ` and ${String(paths.length - 3)} more` : '';
    console.log(`${reason}: ${paths.slice(0, 3).join(', ')}${others}`);
  }
  const nameMedians = (medians: readonly number[]) => Object.fromEntries(metrics.map(({ title }, at) => [title, medians[at]]));
  const figures = rows.map(({ path, medians }) => ({ path, ...nameMedians(medians) }));
  await saveFigures('lighthouse', { runs, pages: figures, lost: Object.fromEntries(failedAudits) });
}
