import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { fromRoot } from '@ochiq/cli/workplace/root';

/** Describes the machine, without which figures can't be compared. */
const describeMachine = () => ({
  cores: os.cpus().length,
  processor: os.cpus()[0]?.model ?? 'unknown',
  memoryBytes: os.totalmem(),
  system: `${os.type()} ${os.release()}`,
  node: process.version,
});

/** Saves the figures of a benchmark as JSON, replacing the previous run, and prints the path. */
export async function saveFigures(bench: string, figures: unknown): Promise<void> {
  const file = fromRoot('.ochiq', 'bench', `${bench}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ bench, at: new Date().toISOString(), machine: describeMachine(), figures }, null, 2)}\n`);
  console.log(`\nThe same for programs: ${path.relative(fromRoot(), file)}`);
}
