import { computed, type ReadonlySignal } from '@preact/signals-core';

import type { Remember } from '../remember.ts';

/** A memory for content that changes: what is kept is made again when that changes which it was made of. */
export function liveMemory(): Remember {
  const kept = new Map<string, ReadonlySignal<unknown>>();
  const listened = <T>(make: () => T): ReadonlySignal<T> => {
    let last: { value: T; text: string } | undefined;
    return computed(() => {
      const value = make();
      const text = JSON.stringify(value);
      // The same again is the same object: whoever needed it hears of no change.
      if (last?.text !== text) last = { value, text };
      return last.value;
    });
  };
  return <T>(name: string, make: () => T): T => {
    const found = (kept.get(name) as ReadonlySignal<T> | undefined) ?? listened(make);
    kept.set(name, found);
    return found.value;
  };
}
