import { bringFile } from './bring-file.ts';
import { fileSources, type FilePlan } from './file-sources.ts';

type Bring = typeof bringFile;
type Tools = Parameters<Bring>[2];

/** How long a sync waits for a stalled file, in milliseconds. Afterwards the file loads in the background. */
const stallLimit = 5000;

/** A file that is still loading: others don't wait for it. */
export class FileIsLate extends Error {
  constructor(name: string) {
    super(`The file ${name} is still on its way from the media library: it is tried again by itself`);
    this.name = 'FileIsLate';
  }
}

/** Loads files in the background, so that a hanging file server costs one sync a few seconds at most. */
export class FileLoader {
  readonly #loading = new Map<string, Promise<Map<string, Buffer>>>();
  readonly #limit: number;
  readonly #bring: Bring;

  constructor({ limit = stallLimit, bring = bringFile }: { limit?: number; bring?: Bring } = {}) {
    this.#limit = limit;
    this.#bring = bring;
  }

  /**
   * Loads a planned asset with its siblings. Assets generated here, such as cards, are awaited without a limit.
   * @param mayWait whether the caller waits for an upload that is not there at once
   * @throws AssetPendingError; or why the file can't be loaded
   */
  async load(name: string, plan: FilePlan, tools: Tools, mayWait: boolean): Promise<Map<string, Buffer>> {
    if (fileSources(plan).get(name)?.kind !== 'upload') return this.#bring(name, plan, tools);
    const known = this.#loading.get(name);
    if (!known && !mayWait) throw new FileIsLate(name);
    const files = known ?? this.#begin(name, plan, tools);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          reject(new FileIsLate(name));
          // A file that was awaited once is only polled.
        },
        known ? 0 : this.#limit,
      );
    });
    try {
      const found = await Promise.race([files, late]);
      this.#loading.delete(name);
      return found;
    } catch (error) {
      if (!(error instanceof FileIsLate)) this.#loading.delete(name);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #begin(name: string, plan: FilePlan, tools: Tools): Promise<Map<string, Buffer>> {
    const files = this.#bring(name, plan, tools);
    // It may fail while no caller awaits it.
    files.catch(() => undefined);
    this.#loading.set(name, files);
    return files;
  }
}
