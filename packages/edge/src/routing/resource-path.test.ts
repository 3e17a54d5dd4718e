import { parseAddress } from './address.ts';
import { getPageFile, toResourcePath } from './resource-path.ts';

test.each([
  ['/', [], '/', true],
  ['/', ['sayt'], '/', true],
  ['', [], '/', true],
  ['', ['sayt'], '/', false],
  ['/index.html', [], '/', false],
  ['/ru', [], '/ru', true],
  ['/ru/', [], '/ru', false],
  ['/ru/about', [], '/ru/about', true],
  ['/ru/about/index.html', [], '/ru/about', false],
  ['/about/index.html/', [], '/about/index.html', false],
  ['/media/index.html', [], '/media/index.html', true],
  ['/a.css', [], '/a.css', true],
] as const)('%s below %j', (path, base, expected, canonical) => {
  const address = parseAddress(path === '' ? 'http://ochiq.test' : path);
  if ('fault' in address) throw new Error(`${path} is refused`);
  expect(toResourcePath(address.segments, { trailingSlash: path.endsWith('/') }, base)).toEqual({ path: expected, canonical });
});

test('a page is the index of its folder', () => {
  expect(['/', '/ru', '/ru/about'].map(getPageFile)).toEqual(['/index.html', '/ru/index.html', '/ru/about/index.html']);
});
