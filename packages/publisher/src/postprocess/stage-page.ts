import { writeFileSync } from 'node:fs';

import { getErrorCode, getErrorMessage } from '@ochiq/service-kit/errors';

import { getPageDataFile, getPageFile } from '../site-paths.ts';
import type { PageToStage, StagedPage } from './messages.ts';
import { processRenderedPage } from './process-rendered-page.ts';

/**
 * Inspects a rendered page, compresses its files and writes them into the staging area: the thread that plans the site
 * never holds their bytes, which would make it look for garbage through all that it knows.
 */
export async function stagePage({ staging, ...page }: PageToStage): Promise<StagedPage> {
  const processed = await processRenderedPage(page);
  if ('unfit' in processed) return processed;
  const { twins, ...known } = processed;
  const own = [
    { name: getPageFile(page.path), bytes: page.html },
    { name: getPageDataFile(page.path), bytes: page.pageData },
  ];
  const files: { name: string; staged: string }[] = [];
  for (const { name, bytes } of [...own, ...twins]) {
    const staged = `${staging}-${String(files.length)}`;
    try {
      writeFileSync(staged, bytes);
    } catch (error) {
      return { unwritten: name, code: getErrorCode(error) ?? null, message: getErrorMessage(error) };
    }
    files.push({ name, staged });
  }
  return { ...known, files };
}
