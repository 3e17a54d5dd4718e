import { batch, computed, signal } from '@preact/signals-core';

import { createReactiveMemo } from './create-reactive-memo.ts';

/** Records the values that a dependent of a memoized value reads. */
function watchValue<T>(read: () => T): { seen: T[]; stop: () => void } {
  const seen: T[] = [];
  const stop = computed(() => void seen.push(read())).subscribe(() => undefined);
  return { seen, stop };
}

test('notifies dependents only of changed values', () => {
  const remember = createReactiveMemo();
  const word = signal('water');
  const length = () => remember('length', () => [word.value.length]);
  const { seen, stop } = watchValue(length);
  word.value = 'earth';
  expect(seen).toEqual([[5]]);
  word.value = 'stone and water';
  expect(seen).toEqual([[5], [15]]);
  stop();
});

test('recomputes dependents, once and consistently after a batch', () => {
  const remember = createReactiveMemo();
  const [one, other] = [signal(1), signal(10)];
  const double = () => remember('double', () => one.value * 2);
  const sum = () => remember('sum', () => double() + other.value);
  const { seen, stop } = watchValue(() => sum() + one.value);
  batch(() => {
    one.value = 2;
    other.value = 20;
  });
  expect(sum()).toBe(24);
  expect(seen.at(-1)).toBe(26);
  stop();
});

test('rethrows the error to every reader until it succeeds', () => {
  const remember = createReactiveMemo();
  const isBroken = signal(true);
  const readMemo = () =>
    remember('kept', () => {
      if (isBroken.value) throw new Error('No site is published');
      return 'whole';
    });
  expect(readMemo).toThrow('No site is published');
  expect(readMemo).toThrow('No site is published');
  isBroken.value = false;
  expect(readMemo()).toBe('whole');
});
