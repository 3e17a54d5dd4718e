import path from 'node:path';

import { SearchWriter } from '@ochiq/search/writer';

import { acquireSiteLock } from '../transaction/site-lock.ts';

export const getIndexFolder = (siteDir: string): string => path.join(siteDir, 'search');

/** The search index of a site, locked for one writer. */
export type OpenIndex = { writer: SearchWriter; close: () => Promise<void> };

/** Opens and locks the index. @throws it is locked, or can't be opened */
export async function openIndex(siteDir: string): Promise<OpenIndex> {
  const folder = getIndexFolder(siteDir);
  const lock = await acquireSiteLock(folder);
  try {
    const writer = new SearchWriter(path.join(folder, 'index.sqlite'));
    if (!writer.isIntact()) writer.close();
    return {
      writer,
      close: async () => {
        writer.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
