import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { inRoot } from '../workplace/root.ts';

/** Describes the machine, without which figures can't be compared. */
const machine = () => ({
  cores: os.cpus().length,
  processor: os.cpus()[0]?.model ?? 'unknown',
  memoryBytes: os.totalmem(),
  system: `${os.type()} ${os.release()}`,
  node: process.version,
});

/** Saves the figures of a benchmark as JSON, replacing the previous run, and prints the path. */
export async function keepFigures(bench: string, figures: unknown): Promise<void> {
  const file = inRoot('.ochiq', 'bench', `${bench}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ bench, at: new Date().toISOString(), machine: machine(), figures }, null, 2)}\n`);
  console.log(`\nThe same for programs: ${path.relative(inRoot(), file)}`);
}
