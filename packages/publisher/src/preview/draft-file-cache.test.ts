import { DraftFileCache } from './draft-file-cache.ts';

test('evicts the oldest files, and retains the newest whatever its size', () => {
  const files = new DraftFileCache(10);
  files.put('a', Buffer.alloc(4));
  files.put('b', Buffer.alloc(4));
  expect([files.has('a'), files.has('b')]).toEqual([true, true]);
  files.put('a', Buffer.alloc(5));
  files.put('c', Buffer.alloc(5));
  expect([files.has('a'), files.has('b'), files.has('c')]).toEqual([true, false, true]);
  files.put('d', Buffer.alloc(11));
  expect([files.has('a'), files.get('c'), files.get('d')?.length]).toEqual([false, null, 11]);
});
