import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { run } from '../process/run.ts';
import { inRoot } from '../workplace/root.ts';
import { toolEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { keepFigures } from './figures.ts';
import { table } from './table.ts';

/**
 * Prints how well an index of the demonstration content answers the judged questions, and how fast a large one serves
 * many readers.
 */
export async function benchSearch({ logDir }: Pick<Settings, 'logDir'>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-bench-search-'));
  const [entries, index] = [path.join(folder, 'entries.json'), path.join(folder, 'index.sqlite')];
  const node = (log: string, args: readonly string[], onLine?: (line: string) => void) =>
    run({
      command: process.execPath,
      args,
      cwd: inRoot(),
      env: toolEnv(),
      log: path.join(logDir, `bench-search-${log}.log`),
      ...(onLine && { onLine }),
    });
  const rows: string[][] = [];
  try {
    await node('entries', [inRoot('cms', 'dist', 'bin', 'seed-entries.js'), entries]);
    const filesFolder = inRoot('cms', 'seed', 'files');
    await node('index', [inRoot('packages', 'publisher', 'bench', 'index-entries.ts'), entries, filesFolder, index]);
    await node('answers', [inRoot('packages', 'search', 'bench', 'main.ts'), index], (line) => rows.push(line.split('\t')));
  } finally {
    await rm(folder, { recursive: true });
  }
  console.log(table(rows));
  await keepFigures('search', rows);
}
