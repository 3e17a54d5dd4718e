/** Keeps what was made last by what it was made for; what was asked for longest ago is forgotten first. */
export type Lru<K, T> = { get(key: K, make: () => T): T; clear(): void };

/**
 * @param most so much is kept, and what was made last
 * @param sizeOf how much of it one thing is
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
