/**
 * Keeps what was made under a name, so that what needs the same thing shares it. It is plain data: what it is
 * can be told from its JSON. `make` uses nothing but the reading and what the name says: it may be called again.
 */
export type Remember = <T>(name: string, make: () => T) => T;

/** A memory for content that does not change. */
export function remembering(): Remember {
  const kept = new Map<string, unknown>();
  return <T>(name: string, make: () => T): T => {
    if (!kept.has(name)) kept.set(name, make());
    return kept.get(name) as T;
  };
}

/** Keeps what was made of an object under a name for as long as there is the object. */
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
