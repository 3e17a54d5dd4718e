import { buildScriptPage, findScriptSource, listScriptFiles } from './build-script-page.ts';

const siteUrl = 'https://ochiq.example/x';
const named = `<link rel="alternate" hrefLang="uz-Cyrl" href="${siteUrl}/uz-cyrl/about"/>`;
const page = `<!DOCTYPE html><html lang="uz" dir="ltr"><head><link rel="preload" as="font" href="/x/static/latin.woff2" data-fonts-uz-cyrl="/x/static/a.woff2 /x/static/b.woff2"/><link rel="canonical" href="${siteUrl}/uz/about"/><link rel="alternate" hrefLang="uz" href="${siteUrl}/uz/about"/>${named}<script>settings()</script></head><body><div data-alert="/x/alert/uz.json"><!--#include virtual="/x/alert/uz.txt" --></div><nav><a href="/x/uz/about" lang="uz" hrefLang="uz" aria-current="true">Oʻzbekcha</a><a href="/x/uz-cyrl/about" lang="uz-Cyrl" hrefLang="uz-Cyrl">Ўзбекча</a></nav><a href="/x/uz/news#a">Yangiliklar</a><a href="/x/media/uz/a.pdf">Fayl</a><script id="gatsby-script-loader" data-page-path="/uz/about">load()</script><!-- slice-start id="_gatsby-scripts-1" --><script data-build="1">start()</script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

test('shows a page in Cyrillic, with its fonts, links within it, and without what would turn it back', () => {
  const fonts = ['a', 'b', 'latin'].map((name) => `<link rel="preload" as="font" href="/x/static/${name}.woff2"/>`).join('');
  expect(buildScriptPage(page, 'uz-cyrl')).toBe(
    `<!DOCTYPE html><html lang="uz-Cyrl" dir="ltr"><head>${fonts}<link rel="canonical" href="${siteUrl}/uz-cyrl/about"/><link rel="alternate" hrefLang="uz" href="${siteUrl}/uz/about"/>${named}<script>settings()</script></head><body><div data-alert="/x/alert/uz-cyrl.json"><!--#include virtual="/x/alert/uz-cyrl.txt" --></div><nav><a href="/x/uz/about" lang="uz" hrefLang="uz">Oʻzbekcha</a><a href="/x/uz-cyrl/about" lang="uz-Cyrl" hrefLang="uz-Cyrl" aria-current="true">Ўзбекча</a></nav><a href="/x/uz-cyrl/news#a">Янгиликлар</a><a href="/x/media/uz/a.pdf">Файл</a></body></html>`,
  );
});

test('makes none of a page that names none', () => {
  expect(buildScriptPage(page.replaceAll('uz-Cyrl', 'ru'), 'uz-cyrl')).toBeNull();
});

test.each([
  ['uz/about/index.html', 'uz-cyrl/about/index.html'],
  ['uz/index.html', 'uz-cyrl/index.html'],
  ['uz/404.html', 'uz-cyrl/404.html'],
])('%s is made into %s', (source, name) => {
  expect(listScriptFiles(source)).toEqual([{ script: 'uz-cyrl', name }]);
  expect(findScriptSource(name)).toEqual({ script: 'uz-cyrl', source });
});

test.each(['ru/about/index.html', 'about/index.html', 'uz/a.json', 'page-data/uz/about/page-data.json'])(
  '%s is made into nothing',
  (name) => {
    expect(listScriptFiles(name)).toEqual([]);
  },
);
