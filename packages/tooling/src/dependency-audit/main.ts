import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

import * as z from 'zod';
import { reportFailure } from '@ochiq/cli/process/report-failure';
import { getTodayInTashkent } from '@ochiq/cli/workplace/service-env';
import { fromRoot } from '@ochiq/cli/workplace/root';

import { acceptedAdvisories } from './accepted-advisory.ts';
import { classifyAdvisories, formatAdvisoryReport } from './classify-advisories.ts';
import { readAudit } from './read-audit.ts';

/** Large enough for every path of every advisory. */
const maxBuffer = 256 * 1024 * 1024;

const manifest = z.object({ packageManager: z.string() });

/**
 * Fetches the advisories of production dependencies from the registry, which receives names and versions of packages
 * and nothing else.
 * @returns what pnpm prints; its exit code is 1 also where there are advisories
 * @throws the registry returned no advisories
 */
function fetchAudit(): Promise<string> {
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

/** Reports the advisories for production dependencies. */
try {
  const judged = classifyAdvisories(readAudit(await fetchAudit()), acceptedAdvisories, getTodayInTashkent());
  console.log(formatAdvisoryReport(judged).join('\n'));
  process.exitCode = judged.open.length + judged.unused.length === 0 ? 0 : 1;
} catch (error) {
  reportFailure(error);
  // The audit did not complete: its result is unknown.
  process.exitCode = 2;
}
