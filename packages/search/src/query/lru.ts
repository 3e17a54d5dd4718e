/** A cache of computed values that evicts the least recently used one first. */
export type Lru<K, T> = { get(key: K, make: () => T): T; clear(): void };

/**
 * Creates a least-recently-used cache.
 * @param maxSize the maximum total size; the newest value is always retained
 * @param getSize the size of one value
 */
export function lru<K, T>(most: number, sizeOf: (value: T) => number = () => 1): Lru<K, T> {
  const kept = new Map<K, { value: T }>();
  let size = 0;

  function forgetOldest(): void {
    for (const [key, { value }] of kept) {
      if (size <= most || kept.size === 1) return;
      kept.delete(key);
      size -= sizeOf(value);
    }
  }

  return {
    get(key, make) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known.value;
      }
      const value = make();
      kept.set(key, { value });
      size += sizeOf(value);
      forgetOldest();
      return value;
    },
    clear() {
      kept.clear();
      size = 0;
    },
  };
}
