import { FileCache } from './release-files.ts';

const bytes = (size: number): Buffer => Buffer.alloc(size);

test('returns a file only in its version', () => {
  const memory = new FileCache(10);
  memory.set('/a', '1', bytes(4));
  expect(memory.get('/a', '1')).toHaveLength(4);
  expect(memory.get('/a', '2')).toBeUndefined();
  memory.set('/a', '2', bytes(5));
  expect(memory.get('/a', '1')).toBeUndefined();
  expect(memory.get('/a', '2')).toHaveLength(5);
});

test('evicts the least recently used file first', () => {
  const memory = new FileCache(10);
  for (const name of ['/a', '/b']) memory.set(name, '1', bytes(4));
  memory.get('/a', '1');
  memory.set('/c', '1', bytes(4));
  expect(['/a', '/b', '/c'].map((name) => memory.get(name, '1') !== undefined)).toEqual([true, false, true]);
});

test('frees the size of a replaced file, and does not cache one that is too large', () => {
  const memory = new FileCache(10);
  for (let version = 0; version < 5; version++) memory.set('/a', `${version}`, bytes(6));
  memory.set('/b', '1', bytes(4));
  expect(memory.get('/a', '4')).toHaveLength(6);
  memory.set('/large', '1', bytes(11));
  expect(memory.get('/large', '1')).toBeUndefined();
});

test('caches an empty file', () => {
  const memory = new FileCache(10);
  memory.set('/empty', '1', bytes(0));
  expect(memory.get('/empty', '1')).toHaveLength(0);
});
