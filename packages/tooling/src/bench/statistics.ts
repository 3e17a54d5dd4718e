import path from 'node:path';

import { run } from '@ochiq/cli/process/run';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

import { saveFigures } from './figures.ts';
import { formatTable } from './format-table.ts';

/** Prints what counting a million page views of a day takes: processor time, memory, bytes on the disk. */
export async function runStatisticsBench({ logDir }: Pick<Settings, 'logDir'>): Promise<void> {
  const rows: string[][] = [];
  await run({
    command: process.execPath,
    args: [fromRoot('packages', 'edge', 'bench', 'count-views.ts')],
    cwd: fromRoot('packages', 'edge'),
    env: createToolEnv(),
    log: path.join(logDir, 'bench-statistics.log'),
    onLine: (line) => rows.push(line.split('\t')),
  });
  console.log(formatTable(rows));
  await saveFigures('statistics', rows);
}
