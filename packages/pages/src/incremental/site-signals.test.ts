import fc from 'fast-check';

import { createBarePage } from '../../test/bare-page.ts';
import { PathRegistry } from './site-signals.ts';

const pageAt = (path: string) => createBarePage({ path });

const lists = fc.array(fc.array(fc.constantFrom('/a', '/b', '/c', '/d').map(pageAt), { maxLength: 5 }), { minLength: 3, maxLength: 3 });

test('tracks paths and conflicts through any changes', () => {
  fc.assert(
    fc.property(fc.array(lists, { minLength: 1, maxLength: 6 }), (changes) => {
      const claimed = new PathRegistry();
      for (const routes of changes) {
        const claims = claimed.take(routes);
        const paths = routes.flat().map(({ path }) => path);
        expect(['/a', '/b', '/c', '/d'].filter((path) => claims.has(path))).toEqual(
          ['/a', '/b', '/c', '/d'].filter((path) => paths.includes(path)),
        );
        expect(claims.areContested).toBe(new Set(paths).size < paths.length);
      }
    }),
  );
});

test('returns the same object when another page takes over a path', () => {
  const claimed = new PathRegistry();
  const before = claimed.take([[pageAt('/a'), pageAt('/b')]]);
  expect(claimed.take([[pageAt('/a'), pageAt('/b')]])).toBe(before);
  expect(claimed.take([[pageAt('/a')]])).not.toBe(before);
});
