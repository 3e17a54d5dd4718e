import { getRedirectFile, renderRedirectPage } from './export-site.ts';

const site = { siteUrl: 'https://ochiq.test/sayt', has: (file: string) => file === 'ru/news/index.html' };

test('redirects from an old address, and names the canonical one', () => {
  const html = renderRedirectPage({ from: '/ru/old', to: '/ru/news#x' }, 'ru/old/index.html', site);
  expect(html).toContain('<html lang="ru">');
  expect(html).toContain('<link rel="canonical" href="https://ochiq.test/sayt/ru/news#x">');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=../news/index.html#x">');
  expect(html).toContain('<a href="../news/index.html#x">');
});

test('keeps external addresses', () => {
  expect(renderRedirectPage({ from: '/a', to: 'https://lex.uz/?a=1&b="2"' }, 'a/index.html', site)).toContain(
    'url=https://lex.uz/?a=1&amp;b=',
  );
});

test.each([
  ['/uz/eski', 'uz/eski/index.html'],
  ['/eski.pdf', 'eski.pdf/index.html'],
  ['/', null],
  ['/../x', null],
  ['/%', null],
])('writes the old address %s as a page at %s', (from, expected) => {
  expect(getRedirectFile({ from, to: '/uz' })).toBe(expected);
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example'])('rejects the redirect target %s', (to) => {
  expect(getRedirectFile({ from: '/a', to })).toBeNull();
});
