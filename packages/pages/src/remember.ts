/**
 * Memoizes a value under a name, so that its users share it. It is plain data: equality can be decided by its JSON.
 * `make` uses nothing but the context and what the name says: it may be called again.
 */
export type Remember = <T>(name: string, make: () => T) => T;

/** Creates a memo for content that does not change. */
export function remembering(): Remember {
  const kept = new Map<string, unknown>();
  return <T>(name: string, make: () => T): T => {
    if (!kept.has(name)) kept.set(name, make());
    return kept.get(name) as T;
  };
}

/** Memoizes what was computed from an object under a name, for as long as the object exists. */
export type RememberOf<V> = (object: object, name: string, make: () => V) => V;

export function rememberingOf<V>(): RememberOf<V> {
  const kept = new WeakMap<object, Map<string, V>>();
  return (object, name, make) => {
    const named = kept.get(object) ?? new Map<string, V>();
    kept.set(object, named);
    const value = named.get(name) ?? make();
    named.set(name, value);
    return value;
  };
}
