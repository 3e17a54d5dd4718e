import { LRUCache } from 'lru-cache';

/** Files in memory, each in one version; beyond a total size in bytes the least recently used are evicted. */
export class FileCache {
  readonly #files: LRUCache<string, { version: string; bytes: Buffer }>;

  constructor(maxBytes: number) {
    // An empty file occupies something, too.
    this.#files = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => Math.max(1, bytes.length) });
  }

  /** Returns the bytes of a file in exactly this version. */
  get(realPath: string, version: string): Buffer | undefined {
    const cached = this.#files.get(realPath);
    return cached?.version === version ? cached.bytes : undefined;
  }

  set(realPath: string, version: string, bytes: Buffer): void {
    this.#files.set(realPath, { version, bytes });
  }
}
