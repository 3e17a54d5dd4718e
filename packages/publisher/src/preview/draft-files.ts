import { collectMediaFiles } from '@ochiq/pages/content/media-files';
import type { FileCache } from '@ochiq/images/file-cache';
import { UnavailableUpload, uploadLimits, type UploadLimits } from '@ochiq/images/download-upload';

import { fetchAssetFiles } from '../assets/asset-loader.ts';
import { listPlannedAssets } from '../assets/asset-sources.ts';

/** Memory for unpublished files of previews, in bytes. */
const maxCacheBytes = 128 * 1024 * 1024;

/** An in-memory cache of files that drafts need and the site does not have, by names below `public`. */
export class DraftFileCache {
  readonly #files = new Map<string, Buffer>();
  readonly #most: number;
  #bytes = 0;

  constructor(maxBytes = maxCacheBytes) {
    this.#most = maxBytes;
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  get(name: string): Buffer | null {
    return this.#files.get(name) ?? null;
  }

  /** Stores a file; evicts the oldest ones above the limit. */
  put(name: string, bytes: Buffer): void {
    this.#drop(name);
    this.#files.set(name, bytes);
    this.#bytes += bytes.length;
    for (const oldest of this.#files.keys()) {
      if (this.#bytes <= this.#most || oldest === name) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    this.#bytes -= this.#files.get(name)?.length ?? 0;
    this.#files.delete(name);
  }
}

type DraftFileOptions = { cmsUrl: string; cache: FileCache; brought: DraftFileCache; limits?: UploadLimits };

/** An editor waits for the page: a slow file is left out. */
const previewLimits: UploadLimits = { ...uploadLimits, overallMs: 20_000, idleMs: 5000 };

/**
 * Fetches the files of a draft that the site does not have, from the media library only. The page is shown without
 * files that fail; after the library failed to respond, no further file is requested.
 * @returns the names of all files that only the draft has
 */
export async function fetchDraftFiles(
  entry: unknown,
  published: ReadonlySet<string>,
  options: DraftFileOptions,
): Promise<readonly string[]> {
  const { cmsUrl, cache, brought, limits = previewLimits } = options;
  const plan = { media: collectMediaFiles(entry), cards: [], made: [] };
  const own = [...listPlannedAssets(plan)].filter((name) => !published.has(name));
  for (const name of own) {
    if (brought.has(name)) continue;
    try {
      for (const [file, bytes] of await fetchAssetFiles(name, plan, { cmsUrl, cache, limits })) brought.put(file, bytes);
    } catch (error) {
      if (error instanceof UnavailableUpload) break;
    }
  }
  return own;
}
