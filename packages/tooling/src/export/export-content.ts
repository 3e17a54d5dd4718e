import path from 'node:path';

import { run } from '../process/run.ts';
import { inRoot } from '../workplace/root.ts';
import { contentExportEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';

/** Writes all published content of the CMS, and its schemas. The publisher does it, since it knows the contract. */
export function exportContent(settings: Settings, folder: string, say: (how: string) => void): Promise<void> {
  return run({
    command: process.execPath,
    args: [inRoot('packages', 'publisher', 'dist', 'content', 'main.js'), folder],
    cwd: inRoot('packages', 'publisher'),
    env: contentExportEnv(settings),
    log: path.join(settings.logDir, 'export-content.log'),
    onLine: say,
  });
}
