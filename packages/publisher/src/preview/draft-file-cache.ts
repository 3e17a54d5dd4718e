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
