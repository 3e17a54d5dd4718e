import { mediaFilesIn } from '@ochiq/pages/media-files';
import type { FileCache } from '@ochiq/pictures/file-cache';
import { UnavailableUpload, uploadLimits, type UploadLimits } from '@ochiq/pictures/uploaded-file';

import { bringFile } from '../files/bring-file.ts';
import { neededFiles } from '../files/needed-files.ts';
import type { BroughtFiles } from './brought-files.ts';

type Tools = { cmsUrl: string; cache: FileCache; brought: BroughtFiles; limits?: UploadLimits };

/** An editor waits for the page: a slow file is left out. */
const previewLimits: UploadLimits = { ...uploadLimits, overallMs: 20_000, idleMs: 5000 };

/**
 * Fetches the files of a draft that the site does not have, from the media library only. The page is shown without
 * files that fail; after the library failed to respond, no further file is requested.
 */
export async function bringDraftFiles(entry: unknown, published: ReadonlySet<string>, tools: Tools): Promise<void> {
  const { cmsUrl, cache, brought, limits = previewLimits } = tools;
  const plan = { media: mediaFilesIn(entry), cards: [], made: [] };
  for (const name of neededFiles(plan)) {
    if (published.has(name) || brought.has(name)) continue;
    try {
      for (const [file, bytes] of await bringFile(name, plan, { cmsUrl, cache, limits })) brought.put(file, bytes);
    } catch (error) {
      if (error instanceof UnavailableUpload) return;
    }
  }
}
