import { bringFile } from './bring-file.ts';
import { fileSources, type FilePlan } from './file-sources.ts';

type Bring = typeof bringFile;
type Tools = Parameters<Bring>[2];

/** How long a turn waits for a file while nothing else comes, in milliseconds. Afterwards the file is awaited beside the turns. */
const stallLimit = 5000;

/** A file that is still on its way: others don't wait for it. */
export class FileIsLate extends Error {
  constructor(name: string) {
    super(`The file ${name} is still on its way from the media library: it is tried again by itself`);
    this.name = 'FileIsLate';
  }
}

/** Brings files beside the turns of the publisher, so that a file server that hangs costs one turn a few seconds and no more. */
export class FileLoader {
  readonly #loading = new Map<string, Promise<Map<string, Buffer>>>();
  readonly #limit: number;
  readonly #bring: Bring;

  constructor({ limit = stallLimit, bring = bringFile }: { limit?: number; bring?: Bring } = {}) {
    this.#limit = limit;
    this.#bring = bring;
  }

  /**
   * Brings one of the needed files, with those that come with it. What is made here, as cards are, is waited for however long that takes.
   * @param mayWait whether the caller waits for an upload that is not there at once
   * @throws FileIsLate; or why the file can't be brought
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
          // What was waited for once is only looked at.
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
    // It may fail while it is not looked at.
    files.catch(() => undefined);
    this.#loading.set(name, files);
    return files;
  }
}
