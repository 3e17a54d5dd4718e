import { findTranslations } from './page-translations.ts';

const page = (...links: string[]) =>
  `<!doctype html><html><head>${links.join('')}</head><body><link rel="alternate" hreflang="ru" href="https://ochiq.test/ru/in-the-body"></body></html>`;
const inLanguage = (language: string, href: string) =>
  `<link rel="alternate" hrefLang="${language}" href="${href}" data-gatsby-head="true"/>`;

test('finds the path of a page in each language', () => {
  const html = page(
    inLanguage('uz', 'https://ochiq.test/uz/documents/suv'),
    inLanguage('en', 'https://ochiq.test/en/documents/water%20code'),
    inLanguage('x-default', 'https://ochiq.test/uz/documents/suv'),
  );
  expect([...findTranslations(html, [])]).toEqual([
    ['uz', '/uz/documents/suv'],
    ['en', '/en/documents/water code'],
  ]);
});

test('reads attributes of minified pages', () => {
  expect([...findTranslations(page(`<link hreflang=ru href='https://ochiq.test/a/ru/b' rel=alternate>`), ['a'])]).toEqual([
    ['ru', '/ru/b'],
  ]);
});

test.each([
  ['outside the base path', inLanguage('en', 'https://ochiq.test/other/en/about'), ['base']],
  ['under the prefix of another language', inLanguage('en', 'https://ochiq.test/ru/about'), []],
  ['unprefixed', inLanguage('en', 'https://ochiq.test/about'), []],
  ['no address', inLanguage('en', 'en/about'), []],
  ['an address that no browser asks for', inLanguage('en', 'https://ochiq.test/en/%zz'), []],
  ['of an unknown language', inLanguage('de', 'https://ochiq.test/de/about'), []],
  ['of a feed', '<link rel="alternate" type="application/atom+xml" hreflang="en" href="https://ochiq.test/en/news/feed.xml">', []],
  ['for something else', '<link rel="canonical" hreflang="en" href="https://ochiq.test/en/about">', []],
])('leaves out what is %s', (_, link, base) => {
  expect([...findTranslations(page(link), base)]).toEqual([]);
});
