import path from 'node:path';

import { run } from '../process/run.ts';
import { fromRoot } from '../workplace/root.ts';
import { createContentExportEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';

/** Writes all published content of the CMS, and its schemas. The publisher does it, since it knows the contract. */
export function exportContent(settings: Settings, folder: string, say: (how: string) => void): Promise<void> {
  return run({
    command: process.execPath,
    args: [fromRoot('packages', 'publisher', 'dist', 'content', 'main.js'), folder],
    cwd: fromRoot('packages', 'publisher'),
    env: createContentExportEnv(settings),
    log: path.join(settings.logDir, 'export-content.log'),
    onLine: say,
  });
}
