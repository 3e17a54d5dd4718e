import { effect, signal, type Signal } from '@preact/signals-core';

import type { Memo } from '../memo.ts';
import { flattenText } from '../flatten-text.ts';
import { isSameData } from './is-same-data.ts';

type MemoResult = { value: unknown } | { error: unknown };

function tryMake(make: () => unknown): MemoResult {
  try {
    return { value: make() };
  } catch (error) {
    return { error };
  }
}

const isSame = (one: MemoResult | null, other: MemoResult) =>
  one !== null && 'value' in one && 'value' in other && isSameData(one.value, other.value);

/** Computes a value immediately, and again when a dependency changed. An equal result is no change. */
function createMemoSignal(make: () => unknown): Signal<MemoResult | null> {
  const made = signal<MemoResult | null>(null);
  effect(() => {
    const now = tryMake(make);
    if (!isSame(made.peek(), now)) made.value = now;
  });
  return made;
}

/**
 * Creates a memo for content that changes. A memoized value sits between its dependencies and its users: a change is
 * propagated only if the value differs, and so costs what it changes, not what it might have.
 */
export function createReactiveMemo(): Memo {
  const signals = new Map<string, Signal<MemoResult | null>>();
  return <T>(name: string, make: () => T): T => {
    let memoSignal = signals.get(name);
    if (!memoSignal) {
      memoSignal = createMemoSignal(make);
      signals.set(flattenText(name), memoSignal);
    }
    const made = memoSignal.value;
    if (made === null || 'error' in made) throw made?.error;
    return made.value as T;
  };
}
