import { fetchAssetFiles } from './fetch-asset-files.ts';
import { getAssetSources, type AssetPlan } from './get-asset-sources.ts';

type FetchAssetFiles = typeof fetchAssetFiles;
type AssetFetchOptions = Parameters<FetchAssetFiles>[2];

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
