import { rewriteAddress, toLiveAddress } from './rewrite-address.ts';

const files = new Set(['index.html', 'uz/index.html', 'uz/about/index.html', 'uz/news/o‘zbek harfi/index.html', 'media/a.pdf']);
const has = (file: string) => files.has(file);

describe.each([
  ['https://ochiq.test', ''],
  ['https://ochiq.test/davlat/sayt/', '/davlat/sayt'],
])('a site at %s', (siteUrl, base) => {
  const from = (file: string, address: string) => rewriteAddress(address, file, { siteUrl, has });

  test.each([
    ['/uz/about', '../about/index.html'],
    ['/uz/about/', '../about/index.html'],
    ['/uz/about#part', '../about/index.html#part'],
    ['/', '../../index.html'],
    ['/media/a.pdf?v=2', '../../media/a.pdf'],
    ['/uz/news/o%E2%80%98zbek%20harfi', '../news/o%E2%80%98zbek%20harfi/index.html'],
  ])('rewrites %s to %s', (path, expected) => {
    expect(from('uz/x/index.html', base + path)).toBe(expected);
    expect(from('uz/x/index.html', `https://ochiq.test${base}${path}`)).toBe(expected);
  });

  test.each(['/uz/gone', '/uz/search?q=suv', '/uz/about?page=2', '/uz/%'])('keeps %s on the live site', (path) => {
    expect(from('uz/x/index.html', base + path)).toBe(`https://ochiq.test${base}${path}`);
  });

  test.each(['', '#main', 'https://lex.uz/docs/1', '//cdn.example/x', 'mailto:a@b.uz', 'tel:+998712000000', 'data:image/png;base64,AA=='])(
    '%j stays as it is',
    (address) => {
      expect(from('uz/x/index.html', address)).toBe(address);
    },
  );

  test('sends forms to the live site, also without an address', () => {
    expect(toLiveAddress(`${base}/uz/forms/contact`, 'uz/contact/index.html', { siteUrl })).toBe(
      `https://ochiq.test${base}/uz/forms/contact`,
    );
    expect(toLiveAddress('', 'uz/contact/index.html', { siteUrl })).toBe(`https://ochiq.test${base}/uz/contact`);
  });
});

test('leaves addresses outside the base path unchanged', () => {
  expect(rewriteAddress('/uz/about', 'index.html', { siteUrl: 'https://ochiq.test/sayt', has })).toBe('/uz/about');
});
