import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { stopChildrenWithUs } from '@ochiq/cli/process/children';
import { reportFailure } from '@ochiq/cli/process/report-failure';
import { Steps } from '@ochiq/cli/process/steps';
import { fromRoot } from '@ochiq/cli/workplace/root';

import { systemVersions, tryRuntime } from './try-runtime.ts';

/** Tries the command line on each Node.js that a system may have, in a fresh clone of the last commit. */
stopChildrenWithUs();
const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-runtimes-'));
const steps = new Steps();
let failed = 0;
for (const version of systemVersions) {
  await steps
    .step(`Node.js ${version}`, () => tryRuntime({ version, folder, logDir: fromRoot('.ochiq', 'logs') }))
    .catch((error: unknown) => {
      failed += 1;
      reportFailure(error);
    });
}
await rm(folder, { recursive: true, force: true });
console.log(`\n${String(systemVersions.length - failed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
