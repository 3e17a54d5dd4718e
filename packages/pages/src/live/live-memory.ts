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

/** Makes it at once, and anew when something changed that it was made of. The same again is no change. */
function standing(make: () => unknown): Signal<Made | null> {
  const made = signal<Made | null>(null);
  effect(() => {
    const now = attempt(make);
    if (!isSame(made.peek(), now)) made.value = now;
  });
  return made;
}

/**
 * A memory for content that changes. What is kept stands between what it was made of and who needed it: a change goes
 * on to those only after it was found to be one, and so costs what it changes, not what it might have.
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
