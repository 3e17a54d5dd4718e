import { lru } from './lru.ts';

test('what was asked for longest ago is made again, what was asked for lately is not', () => {
  const made: string[] = [];
  const memory = lru<string, string>(2);
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
