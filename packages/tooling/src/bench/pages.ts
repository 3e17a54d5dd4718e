import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { run } from '@ochiq/cli/process/run';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

import { findTestBrowser } from '../test/chromium.ts';
import type { SiteArguments } from './arguments.ts';

/** Prints the weight of first visits, measured as the browser tests measure it. */
export async function runPagesBench({ siteUrl, logDir }: Settings, { only }: SiteArguments): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-bench-'));
  const settingsFile = path.join(folder, 'settings.json');
  await writeFile(settingsFile, JSON.stringify({ siteUrl }));
  try {
    await run({
      command: process.execPath,
      args: [fromRoot('web', 'e2e', 'first-visit', 'main.ts'), ...(only === null ? [] : [only])],
      cwd: fromRoot(),
      env: { ...createToolEnv(), CHROMIUM: await findTestBrowser(), TEST_SETTINGS: settingsFile },
      log: path.join(logDir, 'bench-pages.log'),
      onLine: (line) => console.log(line),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
