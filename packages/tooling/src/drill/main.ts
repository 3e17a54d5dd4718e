import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { restoreDrill } from './drill.ts';

/** Proves with the site that runs here that a backup brings everything back; it sends one message that says so. */
stopChildrenWithUs();
try {
  const settings = await ensureSettings();
  const { passed, failed } = await new Steps().step('Backing up, restoring elsewhere, comparing', (say) => restoreDrill(settings, say));
  for (const what of passed) console.log(`✓ ${what}`);
  for (const what of failed) console.error(`✗ ${what}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
