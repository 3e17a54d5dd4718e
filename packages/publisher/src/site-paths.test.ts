import { getPageDataFile, getPageFile, parsePageDataFile } from './site-paths.ts';

test.each([
  ['/', 'index.html', 'page-data/index/page-data.json'],
  ['/uz', 'uz/index.html', 'page-data/uz/page-data.json'],
  ['/uz/about', 'uz/about/index.html', 'page-data/uz/about/page-data.json'],
  ['/404.html', '404.html', 'page-data/404.html/page-data.json'],
  ['/ru/error-503.html', 'ru/error-503.html', 'page-data/ru/error-503.html/page-data.json'],
  ['/uz/news/%D0%BC%D0%B0%D2%9B%D0%BE%D0%BB%D0%B0', 'uz/news/мақола/index.html', 'page-data/uz/news/мақола/page-data.json'],
])('returns the files of %s', (pagePath, html, data) => {
  expect(getPageFile(pagePath)).toBe(html);
  expect(getPageDataFile(pagePath)).toBe(data);
  expect(parsePageDataFile(data)).toBe(pagePath);
});

test.each(['uz/index.html', 'page-data/app-data.json', 'page-data/uz/page-data.json.br', 'media/page-data.json'])(
  'rejects %s as page data',
  (name) => {
    expect(parsePageDataFile(name)).toBeNull();
  },
);
