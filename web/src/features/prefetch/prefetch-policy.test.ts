import { mayPrefetch } from './prefetch-policy';

it.each([
  [{}, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
] as const)('over a line such as %j: %p', (line, allowed) => {
  expect(mayPrefetch({ onLine: true, ...line })).toBe(allowed);
  expect(mayPrefetch({ onLine: false, ...line })).toBe(false);
});
