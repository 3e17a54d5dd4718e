import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

import * as z from 'zod';

import { inRoot } from '../workplace/root.ts';

/** Enough for every path of every advisory. */
const maxBuffer = 256 * 1024 * 1024;

const manifest = z.object({ packageManager: z.string() });

/** What pnpm printed, also where it ended with a failure. */
export type PnpmOutput = { printed: string; said: string; error: Error | null };

/** Asks the project's own pnpm something, as everything is started: it need not be installed. */
export function runPnpm(args: readonly string[]): Promise<PnpmOutput> {
  const { packageManager } = manifest.parse(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')));
  return new Promise((resolve) => {
    execFile('npx', ['--yes', packageManager, ...args], { cwd: inRoot(), maxBuffer }, (error, printed, said) => {
      resolve({ printed, said, error });
    });
  });
}
