/** A cache of computed values that evicts the least recently used one first. */
export type Lru<K, T> = { get(key: K, create: () => T): T; clear(): void };

/**
 * Creates a least-recently-used cache.
 * @param maxSize the maximum total size; the newest value is always retained
 * @param getSize the size of one value
 */
export function createLru<K, T>(maxSize: number, getSize: (value: T) => number = () => 1): Lru<K, T> {
  const entries = new Map<K, { value: T }>();
  let size = 0;

  function forgetOldest(): void {
    for (const [key, { value }] of entries) {
      if (size <= maxSize || entries.size === 1) return;
      entries.delete(key);
      size -= getSize(value);
    }
  }

  return {
    get(key, create) {
      const known = entries.get(key);
      if (known) {
        entries.delete(key);
        entries.set(key, known);
        return known.value;
      }
      const value = create();
      entries.set(key, { value });
      size += getSize(value);
      forgetOldest();
      return value;
    },
    clear() {
      entries.clear();
      size = 0;
    },
  };
}
