import { mediaFilesIn } from '@ochiq/pages/media-files';
import type { FileCache } from '@ochiq/pictures/file-cache';

import { bringFile } from '../files/bring-file.ts';
import { neededFiles } from '../files/needed-files.ts';
import type { BroughtFiles } from './brought-files.ts';

type Tools = { cmsUrl: string; cache: FileCache; brought: BroughtFiles };

/** Brings the files that an entry shows and the site has not; without one that can't be brought the page is shown all the same. */
export async function bringDraftFiles(entry: unknown, published: ReadonlySet<string>, { cmsUrl, cache, brought }: Tools): Promise<void> {
  const plan = { media: mediaFilesIn(entry), cards: [], made: [] };
  for (const name of neededFiles(plan)) {
    if (published.has(name) || brought.has(name)) continue;
    const files = await bringFile(name, plan, { cmsUrl, cache }).catch(() => new Map<string, Buffer>());
    for (const [file, bytes] of files) brought.put(file, bytes);
  }
}
