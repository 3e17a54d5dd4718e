import type { Settings } from '@ochiq/cli/workplace/settings';

import type { SiteArguments } from './arguments.ts';
import { saveFigures } from './figures.ts';
import { formatTable } from './format-table.ts';
import { runBrowserScript } from './run-browser-script.ts';

/** Prints how soon the second page of a visit is painted in a browser that has run no script. */
export async function runSecondPageBench(settings: Settings, { runs }: SiteArguments): Promise<void> {
  const rows: string[][] = [];
  await runBrowserScript(settings, { folder: 'page-speed', args: [String(runs)] }, (line) => {
    // Node.js warns between them.
    if (line.includes('\t')) rows.push(line.split('\t'));
  });
  console.log(formatTable([['A link is', 'p50 ms', 'p95 ms', 'fetched ahead'], ...rows]));
  console.log('\nFrom the end of the press to the first paint, by a connection as of a phone (150 ms, 1.6 Mbit/s), without scripts.');
  await saveFigures('second-page', { runs, rows });
}
