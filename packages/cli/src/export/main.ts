import { realpath, rename } from 'node:fs/promises';
import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { writeAuditNote } from '../audit-log/audit-note.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { parseExportArguments, replaceFolder } from './export-folder.ts';
import { exportSite, type ExportSummary } from './export-site.ts';
import { TooMuchForZip, compressFolder } from './compress-folder.ts';
import { run } from '../process/run.ts';
import { fromRoot } from '../workplace/root.ts';
import { createContentExportEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';

/** Writes all published content of the CMS, and its schemas. The publisher does it, since it knows the contract. */
function exportContent(settings: Settings, folder: string, say: (how: string) => void): Promise<void> {
  return run({
    command: process.execPath,
    args: [fromRoot('packages', 'publisher', 'dist', 'content', 'main.js'), folder],
    cwd: fromRoot('packages', 'publisher'),
    env: createContentExportEnv(settings),
    log: path.join(settings.logDir, 'export-content.log'),
    onLine: say,
  });
}

/** Writes the published site as a folder and a ZIP that need none of our programs, with all content as JSON. */
stopChildrenWithUs();
try {
  const { folder: givenFolder } = parseExportArguments(process.argv.slice(2));
  const settings = await ensureSettings();
  const folder = givenFolder === undefined ? path.join(settings.dataDir, 'export') : path.resolve(givenFolder);
  const release = await realpath(path.join(settings.siteDir, 'current')).catch(() => {
    throw new Error('Nothing is published yet: say `pnpm start` first.');
  });
  const steps = new Steps();
  let exported: ExportSummary | undefined;
  await replaceFolder(folder, async (part) => {
    const { siteUrl } = settings;
    exported = await steps.step('Writing the site', (say) => exportSite({ release, folder: path.join(part, 'site'), siteUrl, say }));
    await steps.step('Writing its content as data', (say) => exportContent(settings, path.join(part, 'content'), say));
    return { siteUrl, ...exported };
  });
  await writeAuditNote(settings, {
    kind: 'export',
    at: new Date().toISOString(),
    title: path.basename(folder),
    details: { format: 'site' },
  });
  const at = new Date(exported?.madeAt ?? 0);
  try {
    await steps.step('Packing both', () => compressFolder(folder, `${folder}.zip.part`, at));
    await rename(`${folder}.zip.part`, `${folder}.zip`);
    console.log(`The export: ${folder} and ${folder}.zip`);
  } catch (error) {
    if (!(error instanceof TooMuchForZip)) throw error;
    console.log(`${error.message}: there is only the folder, ${folder}`);
  }
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
