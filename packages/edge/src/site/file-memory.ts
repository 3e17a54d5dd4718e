type Kept = { version: string; bytes: Buffer };

/** An LRU cache of files, limited by their total size in bytes. */
export class FileMemory {
  readonly #kept = new Map<string, Kept>();
  readonly #limit: number;
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns the bytes of a file in exactly this version. */
  get(realPath: string, version: string): Buffer | undefined {
    const kept = this.#kept.get(realPath);
    if (kept?.version !== version) return undefined;
    this.#kept.delete(realPath);
    this.#kept.set(realPath, kept);
    return kept.bytes;
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
