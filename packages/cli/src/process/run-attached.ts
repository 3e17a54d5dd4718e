import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { trackChild } from './children.ts';

/** Runs a script of Node to its end, with the input and output of this process. @returns its exit code; 1 where a signal ended it */
export async function runAttached(
  args: readonly string[],
  options: { cwd?: string; env: Readonly<Record<string, string>> },
): Promise<number> {
  const child = spawn(process.execPath, args, { ...options, stdio: 'inherit' });
  trackChild(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
