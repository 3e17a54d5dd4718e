import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

import * as z from 'zod';

import { fromRoot } from '../workplace/root.ts';

/** Large enough for every path of every advisory. */
const maxBuffer = 256 * 1024 * 1024;

const manifest = z.object({ packageManager: z.string() });

/**
 * Fetches the advisories of production dependencies from the registry, which receives names and versions of packages
 * and nothing else.
 * @returns what pnpm prints; its exit code is 1 also where there are advisories
 * @throws the registry returned no advisories
 */
export function fetchAudit(): Promise<string> {
  const { packageManager } = manifest.parse(JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')));
  // Started with npx, as all commands are: pnpm need not be installed.
  const args = ['--yes', packageManager, 'audit', '--prod', '--json'];
  return new Promise((resolve, reject) => {
    execFile('npx', args, { cwd: fromRoot(), maxBuffer }, (error, stdout, stderr) => {
      if (/^\s*\{\s*"advisories"/u.test(stdout)) resolve(stdout);
      else
        reject(
          new Error(`The registry gave no advisories: ${[stderr, stdout, error?.message ?? ''].find((one) => one.trim() !== '') ?? ''}`),
        );
    });
  });
}
