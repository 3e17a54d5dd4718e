import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { run } from '@ochiq/cli/process/run';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

import { saveFigures } from './figures.ts';
import { formatTable } from './format-table.ts';

/**
 * Prints how well an index of the demonstration content answers the judged questions, and how fast a large one serves
 * many readers.
 */
export async function runSearchBench({ logDir }: Pick<Settings, 'logDir'>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-bench-search-'));
  const [entries, index] = [path.join(folder, 'entries.json'), path.join(folder, 'index.sqlite')];
  const runNode = (log: string, args: readonly string[], onLine?: (line: string) => void) =>
    run({
      command: process.execPath,
      args,
      cwd: fromRoot(),
      env: createToolEnv(),
      log: path.join(logDir, `bench-search-${log}.log`),
      ...(onLine && { onLine }),
    });
  const rows: string[][] = [];
  try {
    await runNode('entries', [fromRoot('cms', 'dist', 'bin', 'seed-entries.js'), entries]);
    const filesFolder = fromRoot('cms', 'seed', 'files');
    await runNode('index', [fromRoot('packages', 'publisher', 'bench', 'index-entries.ts'), entries, filesFolder, index]);
    await runNode('answers', [fromRoot('packages', 'search', 'bench', 'main.ts'), index], (line) => rows.push(line.split('\t')));
  } finally {
    await rm(folder, { recursive: true });
  }
  console.log(formatTable(rows));
  await saveFigures('search', rows);
}
