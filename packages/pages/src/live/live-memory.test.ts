import { batch, computed, signal } from '@preact/signals-core';

import { liveMemory } from './live-memory.ts';

/** Records the values that a dependent of a memoized value reads. */
function watched<T>(read: () => T): { seen: T[]; stop: () => void } {
  const seen: T[] = [];
  const stop = computed(() => void seen.push(read())).subscribe(() => undefined);
  return { seen, stop };
}

test('notifies dependents only of changed values', () => {
  const remember = liveMemory();
  const word = signal('water');
  const length = () => remember('length', () => [word.value.length]);
  const { seen, stop } = watched(length);
  word.value = 'earth';
  expect(seen).toEqual([[5]]);
  word.value = 'stone and water';
  expect(seen).toEqual([[5], [15]]);
  stop();
});

test('recomputes dependents, once and consistently after a batch', () => {
  const remember = liveMemory();
  const [one, other] = [signal(1), signal(10)];
  const double = () => remember('double', () => one.value * 2);
  const sum = () => remember('sum', () => double() + other.value);
  const { seen, stop } = watched(() => sum() + one.value);
  batch(() => {
    one.value = 2;
    other.value = 20;
  });
  expect(sum()).toBe(24);
  expect(seen.at(-1)).toBe(26);
  stop();
});

test('rethrows the error to every reader until it succeeds', () => {
  const remember = liveMemory();
  const isBroken = signal(true);
  const kept = () =>
    remember('kept', () => {
      if (isBroken.value) throw new Error('No site is published');
      return 'whole';
    });
  expect(kept).toThrow('No site is published');
  expect(kept).toThrow('No site is published');
  isBroken.value = false;
  expect(kept()).toBe('whole');
});
