import { basePathOf, publicPath, withoutBase } from './base-path.ts';

test.each([
  ['https://ochiq.test', '', '/'],
  ['https://ochiq.test/', '', '/'],
  ['https://ochiq.test/a/b', '/a/b', '/a/b/'],
  ['https://ochiq.test/a/b/', '/a/b', '/a/b/'],
  ['https://ochiq.test/%D1%8F', '/%D1%8F', '/%D1%8F/'],
])('%s', (siteUrl, prefix, home) => {
  const base = basePathOf(siteUrl);
  expect(publicPath(base, '/')).toBe(home);
  expect(publicPath(base, '/ru/a b')).toBe(`${prefix}/ru/a%20b`);
  expect(withoutBase([...base, 'ru'], base)).toEqual(['ru']);
});

test('rejects paths outside the base path', () => {
  expect(withoutBase(['a', 'bc'], ['a', 'b'])).toBeUndefined();
  expect(withoutBase(['a'], ['a', 'b'])).toBeUndefined();
});

test('rejects a base path that no browser can request', () => {
  expect(() => basePathOf('https://ochiq.test/%zz')).toThrow('not one that a browser can ask for');
});
