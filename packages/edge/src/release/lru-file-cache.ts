type CacheEntry = { version: string; bytes: Buffer };

/** An LRU cache of files, limited by their total size in bytes. */
export class LruFileCache {
  readonly #kept = new Map<string, CacheEntry>();
  readonly #limit: number;
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns the bytes of a file in exactly this version. */
  get(realPath: string, version: string): Buffer | undefined {
    const entry = this.#kept.get(realPath);
    if (entry?.version !== version) return undefined;
    this.#kept.delete(realPath);
    this.#kept.set(realPath, entry);
    return entry.bytes;
  }

  set(realPath: string, version: string, bytes: Buffer): void {
    this.#forget(realPath);
    this.#kept.set(realPath, { version, bytes });
    this.#size += bytes.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#limit) break;
      this.#forget(oldest);
    }
  }

  #forget(realPath: string): void {
    this.#size -= this.#kept.get(realPath)?.bytes.length ?? 0;
    this.#kept.delete(realPath);
  }
}
