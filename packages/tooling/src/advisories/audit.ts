import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

import * as z from 'zod';

import { inRoot } from '../workplace/root.ts';

/** Large enough for every path of every advisory. */
const maxBuffer = 256 * 1024 * 1024;

const manifest = z.object({ packageManager: z.string() });

/**
 * Fetches the advisories of production dependencies from the registry, which receives names and versions of packages
 * and nothing else.
 * @returns what pnpm prints; its exit code is 1 also where there are advisories
 * @throws the registry returned no advisories
 */
export function audit(): Promise<string> {
  const { packageManager } = manifest.parse(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')));
  // Started with npx, as all commands are: pnpm need not be installed.
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
