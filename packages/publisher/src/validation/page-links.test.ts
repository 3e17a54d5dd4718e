import { resolveInternalPath } from './page-links.ts';

const article = '/uz/news/%D0%BC%D0%B0%D2%9B%D0%BE%D0%BB%D0%B0';

test.each([
  ['/uz/about', '/uz/about'],
  ['/uz/about/', '/uz/about'],
  ['/', '/'],
  ['/uz/search?q=a#b', '/uz/search'],
  ['#hours', '/uz/contact'],
  ['?page=2', '/uz/contact'],
  ['', '/uz/contact'],
  ['/uz/news/мақола', article],
  [article, article],
  ["/uz/news/o'zbek", "/uz/news/o'zbek"],
  ['/uz/100%', '/uz/100%'],
  ['https://ochiq.example/ru', '/ru'],
  ['https://ochiq.example', '/'],
])('resolves %s on this site to %s', (link, path) => {
  expect(resolveInternalPath(link, '/uz/contact', 'https://ochiq.example')).toBe(path);
});

test.each([
  'https://gov.uz/uz/about',
  'http://ochiq.example/uz',
  'mailto:a@ochiq.example',
  'tel:+998712000000',
  '//other.example/uz',
  'http://[',
])('treats %s as external', (link) => {
  expect(resolveInternalPath(link, '/uz/contact', 'https://ochiq.example')).toBeNull();
});

test('resolves only links below the path prefix of the site', () => {
  const at = (link: string) => resolveInternalPath(link, '/uz', 'https://gov.example/geology/');
  expect(at('/geology/uz/about')).toBe('/uz/about');
  expect(at('/geology')).toBe('/');
  expect(at('/geology-museum')).toBeNull();
  expect(at('/uz/about')).toBeNull();
  expect(at('#top')).toBe('/uz');
});
