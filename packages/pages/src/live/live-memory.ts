import { effect, signal, type Signal } from '@preact/signals-core';

import type { Remember } from '../remember.ts';

type Made = { value: unknown; text: string } | { error: unknown };

function attempt(make: () => unknown): Made {
  try {
    const value = make();
    return { value, text: JSON.stringify(value) };
  } catch (error) {
    return { error };
  }
}

const isSame = (one: Made | null, other: Made) => one !== null && 'text' in one && 'text' in other && one.text === other.text;

/** Computes a value immediately, and again when a dependency changed. An equal result is no change. */
function standing(make: () => unknown): Signal<Made | null> {
  const made = signal<Made | null>(null);
  effect(() => {
    const now = attempt(make);
    if (!isSame(made.peek(), now)) made.value = now;
  });
  return made;
}

/**
 * Creates a memo for content that changes. A memoized value sits between its dependencies and its users: a change is
 * propagated only if the value differs, and so costs what it changes, not what it might have.
 */
export function liveMemory(): Remember {
  const kept = new Map<string, Signal<Made | null>>();
  return <T>(name: string, make: () => T): T => {
    const found = kept.get(name) ?? standing(make);
    kept.set(name, found);
    const made = found.value;
    if (made === null || 'error' in made) throw made?.error;
    return made.value as T;
  };
}
