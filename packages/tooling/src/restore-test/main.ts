import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '@ochiq/cli/process/children';
import { reportFailure } from '@ochiq/cli/process/report-failure';
import { Steps } from '@ochiq/cli/process/steps';
import { ensureSettings } from '@ochiq/cli/workplace/env-file';

import { runRestoreDrill } from './drill.ts';

/** Proves with the running site that a backup restores everything; it sends one test message. */
stopChildrenWithUs();
const scratch = await mkdtemp(path.join(os.tmpdir(), 'ochiq-drill-'));
try {
  const settings = await ensureSettings();
  const { checks, stop } = await new Steps().step('Backing up, restoring elsewhere, comparing', (say) =>
    runRestoreDrill(settings, scratch, say),
  );
  await stop();
  const { passed, failed } = checks;
  for (const what of passed) console.log(`✓ ${what}`);
  for (const what of failed) console.error(`✗ ${what}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}
