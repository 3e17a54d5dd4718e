import lighthouse from 'lighthouse';

import type { Settings } from '../workplace/settings.ts';
import type { BenchArguments } from './arguments.ts';
import { lostPoints, mediansOf, metrics, reportSchema, worst, written, type Report } from './audit.ts';
import { startChromium } from './chromium.ts';
import { listedPages } from './listed-pages.ts';
import { table } from './table.ts';

/** A trace sometimes lacks its beginning; the next one has it. */
const attempts = 3;

async function audit(url: string, port: number): Promise<Report> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories });
    const report = reportSchema.parse(result?.lhr);
    if (!report.runtimeError) return report;
    if (attempt === attempts) throw new Error(`${url}: ${report.runtimeError.message}`);
  }
}

/** Shows how far it is: one living line on a terminal, a line each elsewhere. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns || 80) - 1)}`);
  else if (text !== '') process.stderr.write(`${text}\n`);
}

/** Prints the figures of one page of every template in every language, the worst of them, and where points are lost. */
export async function benchLighthouse({ siteUrl }: Settings, { runs, only }: BenchArguments): Promise<void> {
  const pages = await listedPages(only);
  const { port } = await startChromium();
  const rows: { path: string; medians: number[] }[] = [];
  const lost = new Map<string, string[]>();
  for (const [index, { path }] of pages.entries()) {
    const reports: Report[] = [];
    for (let number = 1; number <= runs; number += 1) {
      progress(`${String(index + 1)} of ${String(pages.length)}, run ${String(number)} of ${String(runs)}: ${path}`);
      reports.push(await audit(`${siteUrl}${path}`, port));
    }
    rows.push({ path, medians: mediansOf(reports) });
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
}
