import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { run } from '@ochiq/cli/process/run';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';

import { findTestBrowser } from '../../test/chromium.ts';
import type { PanelArguments } from '../arguments.ts';
import { startFilledCms } from '../filled-cms.ts';
import { startInstance } from '../publish/bench-instance.ts';
import { fetchPublishedNews } from '../publish/news.ts';
import { showProgress } from '../show-progress.ts';

/** With more entries the publisher takes longer to make their pages than everything else; without it there is no preview to measure. */
const maxPublished = 1000;

/** Prints how quick the panel of an instance with so many news items is, in a browser. */
export async function runPanelBench({ runs, entries }: PanelArguments): Promise<void> {
  const hasPublisher = entries <= maxPublished;
  const { settings, fill } = hasPublisher ? await startInstance() : await startFilledCms(false);
  const lacking = entries - (await fetchPublishedNews(settings, 'uz')).length;
  if (lacking > 0) await fill(0, lacking);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-bench-'));
  const settingsFile = path.join(folder, 'settings.json');
  await writeFile(settingsFile, JSON.stringify(settings));
  showProgress('');
  try {
    await run({
      command: process.execPath,
      args: [fromRoot('web', 'e2e', 'panel-speed', 'main.ts'), String(runs), hasPublisher ? 'with-publisher' : 'without-publisher'],
      cwd: fromRoot(),
      env: { ...createToolEnv(), CHROMIUM: await findTestBrowser(), TEST_SETTINGS: settingsFile },
      log: path.join(settings.logDir, 'bench-panel.log'),
      onLine: (line) => console.log(line),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
