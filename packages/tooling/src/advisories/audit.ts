import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

import * as z from 'zod';

import { inRoot } from '../workplace/root.ts';

/** Enough for every path of every advisory. */
const maxBuffer = 256 * 1024 * 1024;

const manifest = z.object({ packageManager: z.string() });

/**
 * Asks the registry for the advisories of what runs. It is told names and versions of packages, and nothing else.
 * @returns what pnpm prints; it ends with 1 also where it has found some
 * @throws the registry gave no answer
 */
export function audit(): Promise<string> {
  const { packageManager } = manifest.parse(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')));
  // As everything is started: pnpm need not be installed.
  const args = ['--yes', packageManager, 'audit', '--prod', '--json'];
  return new Promise((resolve, reject) => {
    execFile('npx', args, { cwd: inRoot(), maxBuffer }, (error, printed, said) => {
      if (/^\s*\{\s*"advisories"/u.test(printed)) resolve(printed);
      else
        reject(
          new Error(`The registry gave no advisories: ${[said, printed, error?.message ?? ''].find((one) => one.trim() !== '') ?? ''}`),
        );
    });
  });
}
