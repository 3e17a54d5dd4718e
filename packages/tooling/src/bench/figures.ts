import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { inRoot } from '../workplace/root.ts';

/** What figures can't be compared without. */
const machine = () => ({
  cores: os.cpus().length,
  processor: os.cpus()[0]?.model ?? 'unknown',
  memoryBytes: os.totalmem(),
  system: `${os.type()} ${os.release()}`,
  node: process.version,
});

/** Keeps what a bench measured for programs, the newest run of each, and says where. */
export async function keepFigures(bench: string, figures: unknown): Promise<void> {
  const file = inRoot('.ochiq', 'bench', `${bench}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ bench, at: new Date().toISOString(), machine: machine(), figures }, null, 2)}\n`);
  console.log(`\nThe same for programs: ${path.relative(inRoot(), file)}`);
}
