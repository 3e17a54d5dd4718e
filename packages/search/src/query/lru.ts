/** Keeps what was made last by what it was made for; the one that was asked for longest ago is forgotten first. */
export type Lru<T> = { get(key: string, make: () => T): T; clear(): void };

/** @param most so many are kept */
export function lru<T>(most: number): Lru<T> {
  const kept = new Map<string, { value: T }>();
  return {
    get(key, make) {
      const found = kept.get(key) ?? { value: make() };
      kept.delete(key);
      kept.set(key, found);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return found.value;
    },
    clear: () => kept.clear(),
  };
}
