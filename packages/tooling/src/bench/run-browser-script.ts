import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { run } from '@ochiq/cli/process/run';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

import { findTestBrowser } from '../test/chromium.ts';

/** A script that measures in a browser, in a folder of `web/e2e`. */
export type BrowserScript = { folder: 'panel-speed' | 'page-speed'; args: readonly string[] };

/** Runs a script that measures an instance in a browser. @param onLine receives each line that it prints */
export async function runBrowserScript(settings: Settings, { folder, args }: BrowserScript, onLine: (line: string) => void): Promise<void> {
  const temporaryFolder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-bench-'));
  const settingsFile = path.join(temporaryFolder, 'settings.json');
  await writeFile(settingsFile, JSON.stringify(settings));
  try {
    await run({
      command: process.execPath,
      args: [fromRoot('web', 'e2e', folder, 'main.ts'), ...args],
      cwd: fromRoot(),
      env: { ...createToolEnv(), CHROMIUM: await findTestBrowser(), TEST_SETTINGS: settingsFile },
      log: path.join(settings.logDir, `bench-${folder}.log`),
      onLine,
    });
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}
