import { FailureCache } from './failure-cache.ts';

const pages = [{ path: '/a' }, { path: '/b' }];
const failed = { path: '/a', error: new Error('leads nowhere') };

test('does not retry a page until something changes', () => {
  const failureCache = new FailureCache();
  expect(failureCache.partition(pages, 1)).toEqual({ tried: pages, waiting: [] });
  failureCache.remember([failed], 1);
  expect(failureCache.partition(pages, 1)).toEqual({ tried: [{ path: '/b' }], waiting: [failed] });
  expect(failureCache.partition(pages, 2)).toEqual({ tried: pages, waiting: [] });
});

test('retries everything after a publication', () => {
  const failureCache = new FailureCache();
  failureCache.remember([failed], 1);
  failureCache.clear();
  expect(failureCache.partition(pages, 1).waiting).toEqual([]);
});
