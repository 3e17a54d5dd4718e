import { parseBasePath, stripBasePath, toPublicPath } from './site-address.ts';

test.each([
  ['https://ochiq.test', '', '/'],
  ['https://ochiq.test/', '', '/'],
  ['https://ochiq.test/a/b', '/a/b', '/a/b/'],
  ['https://ochiq.test/a/b/', '/a/b', '/a/b/'],
  ['https://ochiq.test/%D1%8F', '/%D1%8F', '/%D1%8F/'],
])('%s', (siteUrl, prefix, home) => {
  const base = parseBasePath(siteUrl);
  expect(toPublicPath(base, '/')).toBe(home);
  expect(toPublicPath(base, '/ru/a b')).toBe(`${prefix}/ru/a%20b`);
  expect(stripBasePath([...base, 'ru'], base)).toEqual(['ru']);
});

test('rejects paths outside the base path', () => {
  expect(stripBasePath(['a', 'bc'], ['a', 'b'])).toBeUndefined();
  expect(stripBasePath(['a'], ['a', 'b'])).toBeUndefined();
});

test('rejects a base path that no browser can request', () => {
  expect(() => parseBasePath('https://ochiq.test/%zz')).toThrow('not one that a browser can ask for');
});
