import { effect, signal, type Signal } from '@preact/signals-core';

import type { Memo } from '../memo.ts';

type MemoResult = { value: unknown; text: string } | { error: unknown };

function tryMake(make: () => unknown): MemoResult {
  try {
    const value = make();
    return { value, text: JSON.stringify(value) };
  } catch (error) {
    return { error };
  }
}

const isSame = (one: MemoResult | null, other: MemoResult) => one !== null && 'text' in one && 'text' in other && one.text === other.text;

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
    const memoSignal = signals.get(name) ?? createMemoSignal(make);
    signals.set(name, memoSignal);
    const made = memoSignal.value;
    if (made === null || 'error' in made) throw made?.error;
    return made.value as T;
  };
}
