import { toPublicPath, listPublicPaths } from './published-tree.ts';

test.each([
  ['uz/about/index.html', '/uz/about'],
  ['uz/about/index.html.br', '/uz/about'],
  ['index.html', '/'],
  ['404.html', '/404.html'],
  ['page-data/uz/about/page-data.json.gz', '/page-data/uz/about/page-data.json'],
  ['media/hisobot 2026.tar.gz', '/media/hisobot%202026.tar.gz'],
])('maps %s to %s', (name, address) => {
  expect(toPublicPath(name, '')).toBe(address);
});

test('adds the path prefix of the site', () => {
  expect(listPublicPaths(['index.html', 'uz/about/index.html', 'uz/about/index.html.br'], '/geology')).toEqual([
    '/geology',
    '/geology/uz/about',
  ]);
});
