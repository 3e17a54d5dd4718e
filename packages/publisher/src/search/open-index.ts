import path from 'node:path';

import { SearchWriter } from '@ochiq/search/writer';

import { takeSiteLock } from '../swap/site-lock.ts';

export const indexFolder = (siteDir: string): string => path.join(siteDir, 'search');

/** The search index of a site, which nobody else writes meanwhile. */
export type OpenIndex = { writer: SearchWriter; close: () => Promise<void> };

/** @throws somebody else has it open, or it can't be opened */
export async function openIndex(siteDir: string): Promise<OpenIndex> {
  const folder = indexFolder(siteDir);
  const lock = await takeSiteLock(folder);
  try {
    const writer = new SearchWriter(path.join(folder, 'index.sqlite'));
    if (!writer.isWhole()) writer.close();
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
