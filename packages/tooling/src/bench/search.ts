import path from 'node:path';

import { run } from '../process/run.ts';
import { inRoot } from '../workplace/root.ts';
import { toolEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { keepFigures } from './figures.ts';
import { table } from './table.ts';

/** Prints how well judged questions are answered by the running site's index, and how fast a large one answers many readers. */
export async function benchSearch({ siteDir, logDir }: Settings): Promise<void> {
  const rows: string[][] = [];
  await run({
    command: process.execPath,
    args: ['--import', 'tsx', inRoot('packages', 'search', 'bench', 'main.ts'), path.join(siteDir, 'search', 'index.sqlite')],
    cwd: inRoot(),
    env: toolEnv(),
    log: path.join(logDir, 'bench-search.log'),
    onLine: (line) => rows.push(line.split('\t')),
  });
  console.log(table(rows));
  await keepFigures('search', rows);
}
