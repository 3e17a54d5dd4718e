import { getCardBytes } from '@ochiq/images/get-card-bytes';
import type { FileCache } from '@ochiq/images/file-cache';
import { buildUploadFiles } from '@ochiq/images/build-upload-files';
import type { UploadLimits } from '@ochiq/images/download-upload';

import { type AssetPlan, getAssetSources, toPublicName } from './asset-sources.ts';

type AssetFetchOptions = { cmsUrl: string; cache: FileCache; limits?: UploadLimits };

/**
 * Fetches a planned asset together with its siblings: all widths of an image are made at once.
 * @param name below `public`, one of `listPlannedAssets`
 * @returns bytes by names below `public`
 * @throws MissingUpload, UnexpectedUpload and UnreadablePicture, which an editor has to fix; UnavailableUpload and any
 *   other error, which may be transient
 */
export async function fetchAssetFiles(name: string, plan: AssetPlan, options: AssetFetchOptions): Promise<Map<string, Buffer>> {
  const source = getAssetSources(plan).get(name);
  if (!source) throw new Error(`The plan needs no file ${name}`);
  switch (source.kind) {
    case 'upload': {
      const files = await buildUploadFiles(source.upload, options);
      return new Map([...files].map(([to, bytes]) => [toPublicName(to), bytes]));
    }
    case 'card':
      return new Map([[name, await getCardBytes(options.cache, source.card)]]);
    case 'made':
      return new Map([[name, Buffer.from(source.text)]]);
  }
}

type FetchAssetFiles = typeof fetchAssetFiles;

/** How long a sync waits for a stalled file, in milliseconds. Afterwards the file loads in the background. */
const maxStallMs = 5000;

/** A file that is still loading: others don't wait for it. */
export class AssetPendingError extends Error {
  constructor(name: string) {
    super(`The file ${name} is still on its way from the media library: it is tried again by itself`);
    this.name = 'FileIsLate';
  }
}

/** Loads files in the background, so that a hanging file server costs one sync a few seconds at most. */
export class AssetLoader {
  readonly #loading = new Map<string, Promise<Map<string, Buffer>>>();
  readonly #limit: number;
  readonly #bring: FetchAssetFiles;

  constructor({ limit = maxStallMs, bring = fetchAssetFiles }: { limit?: number; bring?: FetchAssetFiles } = {}) {
    this.#limit = limit;
    this.#bring = bring;
  }

  /**
   * Loads a planned asset with its siblings. Assets generated here, such as cards, are awaited without a limit.
   * @param mayWait whether the caller waits for an upload that is not there at once
   * @throws AssetPendingError; or why the file can't be loaded
   */
  async load(name: string, plan: AssetPlan, options: AssetFetchOptions, mayWait: boolean): Promise<Map<string, Buffer>> {
    if (getAssetSources(plan).get(name)?.kind !== 'upload') return this.#bring(name, plan, options);
    const pending = this.#loading.get(name);
    if (!pending && !mayWait) throw new AssetPendingError(name);
    const files = pending ?? this.#begin(name, plan, options);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          reject(new AssetPendingError(name));
          // A file that was awaited once is only polled.
        },
        pending ? 0 : this.#limit,
      );
    });
    try {
      const loadedFiles = await Promise.race([files, timeout]);
      this.#loading.delete(name);
      return loadedFiles;
    } catch (error) {
      if (!(error instanceof AssetPendingError)) this.#loading.delete(name);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #begin(name: string, plan: AssetPlan, options: AssetFetchOptions): Promise<Map<string, Buffer>> {
    const files = this.#bring(name, plan, options);
    // It may fail while no caller awaits it.
    files.catch(() => undefined);
    this.#loading.set(name, files);
    return files;
  }
}
