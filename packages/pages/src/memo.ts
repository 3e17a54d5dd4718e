/**
 * Memoizes a value under a name, so that its users share it. It is plain data: equality can be decided by its JSON.
 * `make` uses nothing but the context and what the name says: it may be called again.
 */
export type Memo = <T>(name: string, make: () => T) => T;

/** Creates a memo for content that does not change. */
export function createMemo(): Memo {
  const memoized = new Map<string, unknown>();
  return <T>(name: string, make: () => T): T => {
    if (!memoized.has(name)) memoized.set(name, make());
    return memoized.get(name) as T;
  };
}

/** Memoizes what was computed from an object under a name, for as long as the object exists. */
export type ObjectMemo<V> = <T extends V>(object: object, name: string, make: () => T) => T;

export function createObjectMemo<V>(): ObjectMemo<V> {
  const memoized = new WeakMap<object, Map<string, V>>();
  return <T extends V>(object: object, name: string, make: () => T): T => {
    const named = memoized.get(object) ?? new Map<string, V>();
    memoized.set(object, named);
    const value = (named.get(name) as T | undefined) ?? make();
    named.set(name, value);
    return value;
  };
}

/** Returns whether two lists hold the same items in the same order. */
export const isSameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((thing, place) => thing === other[place]);
