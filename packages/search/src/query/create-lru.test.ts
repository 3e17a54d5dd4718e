import { createLru } from './create-lru.ts';

test('evicts the least recently used value first', () => {
  const made: string[] = [];
  const memory = createLru<string, string>(2);
  const ask = (key: string) =>
    memory.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  memory.clear();
  ask('a');
  expect(made).toHaveLength(5);
});

test('evicts by size, and always retains the newest value', () => {
  const made: number[] = [];
  const memory = createLru<number, number>(10, (size) => size);
  const ask = (size: number) =>
    memory.get(size, () => {
      made.push(size);
      return size;
    });
  for (const size of [3, 4, 2, 3, 5, 3, 4, 20, 20, 3]) ask(size);
  expect(made).toEqual([3, 4, 2, 5, 4, 20, 3]);
  memory.clear();
  made.length = 0;
  for (const size of [6, 4, 6, 4]) ask(size);
  expect(made).toEqual([6, 4]);
});
