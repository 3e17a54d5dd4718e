import { collectMediaFiles } from '@ochiq/pages/content/media-files';
import type { FileCache } from '@ochiq/pictures/file-cache';
import { UnavailableUpload, uploadLimits, type UploadLimits } from '@ochiq/pictures/download-upload';

import { fetchAssetFiles } from '../assets/fetch-asset-files.ts';
import { listPlannedAssets } from '../assets/list-planned-assets.ts';
import type { DraftFileCache } from './draft-file-cache.ts';

type DraftFileOptions = { cmsUrl: string; cache: FileCache; brought: DraftFileCache; limits?: UploadLimits };

/** An editor waits for the page: a slow file is left out. */
const previewLimits: UploadLimits = { ...uploadLimits, overallMs: 20_000, idleMs: 5000 };

/**
 * Fetches the files of a draft that the site does not have, from the media library only. The page is shown without
 * files that fail; after the library failed to respond, no further file is requested.
 */
export async function fetchDraftFiles(entry: unknown, published: ReadonlySet<string>, options: DraftFileOptions): Promise<void> {
  const { cmsUrl, cache, brought, limits = previewLimits } = options;
  const plan = { media: collectMediaFiles(entry), cards: [], made: [] };
  for (const name of listPlannedAssets(plan)) {
    if (published.has(name) || brought.has(name)) continue;
    try {
      for (const [file, bytes] of await fetchAssetFiles(name, plan, { cmsUrl, cache, limits })) brought.put(file, bytes);
    } catch (error) {
      if (error instanceof UnavailableUpload) return;
    }
  }
}
