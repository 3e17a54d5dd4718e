/**
 * Creates a reader of values that are computed once for each key, until the stamp of what they follow from says something else: nothing
 * has to be told that it is stale. Two requests at the same time share one computation, and a failed one is not remembered.
 */
export function createStampedReader<K, V>(compute: (key: K) => Promise<V>): (key: K, stamp: string) => Promise<V> {
  const known = new Map<K, { stamp: string; value: Promise<V> }>();
  return (key, stamp) => {
    const last = known.get(key);
    if (last?.stamp === stamp) return last.value;
    const fresh = { stamp, value: compute(key) };
    known.set(key, fresh);
    fresh.value.catch(() => {
      if (known.get(key) === fresh) known.delete(key);
    });
    return fresh.value;
  };
}
