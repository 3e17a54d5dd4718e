import * as fc from 'fast-check';

import { createCyrillicConverter } from '../alphabets/to-cyrillic-text.ts';
import { parseWordList } from '../alphabets/word-list.ts';
import { convertPage } from './convert-page.ts';
import { createPageView } from './create-page-view.ts';

const view = createPageView({
  from: 'uz',
  tag: 'uz-Cyrl',
  convert: createCyrillicConverter(),
  prefix: 'uz-cyrl',
  openGraph: { from: 'uz_UZ', to: 'uz_UZ@cyrillic' },
  beginnings: ['', 'https://suv.example'],
});
const convert = (html: string): string => convertPage(html, view);

test.each([
  ['the language', '<html lang="uz" dir="ltr">', '<html lang="uz-Cyrl" dir="ltr">'],
  ['text', '<p class="qator">Suv <b>sathi</b></p>', '<p class="qator">Сув <b>сатҳи</b></p>'],
  [
    'attributes',
    '<img alt="Quduq" src="/quduq.png"><a title="Xat" aria-label="Yopish">',
    '<img alt="Қудуқ" src="/quduq.png"><a title="Хат" aria-label="Ёпиш">',
  ],
  [
    'hints and buttons',
    '<input placeholder="Ism" name="ism" value="Ism"><input type="submit" value="Yuborish">',
    '<input placeholder="Исм" name="ism" value="Ism"><input type="submit" value="Юбориш">',
  ],
  [
    'metadata',
    '<meta name="description" content="Suv"/><meta name="theme" content="suv"/>',
    '<meta name="description" content="Сув"/><meta name="theme" content="suv"/>',
  ],
  [
    'Open Graph',
    '<meta property="og:title" content="Suv"/><meta property="og:locale" content="uz_UZ"/>',
    '<meta property="og:title" content="Сув"/><meta property="og:locale" content="uz_UZ@cyrillic"/>',
  ],
  [
    'addresses',
    '<a href="/uz/news?a=b">Suv</a><form action="/uz/forms/x"></form><a href="/uzum">Suv</a>',
    '<a href="/uz-cyrl/news?a=b">Сув</a><form action="/uz-cyrl/forms/x"></form><a href="/uzum">Сув</a>',
  ],
  [
    'addresses by which networks share the page, with its title',
    '<a href="https://t.me/share/url?url=https%3A%2F%2Fsuv.example%2Fuz%2Fnews&amp;text=Suv%20%26%20yer&amp;a=b">Ulashish</a>',
    `<a href="https://t.me/share/url?url=https%3A%2F%2Fsuv.example%2Fuz-cyrl%2Fnews&amp;text=${encodeURIComponent('Сув & ер')}&amp;a=b">Улашиш</a>`,
  ],
  [
    'the subject of a letter that shares the page',
    '<a href="mailto:?subject=Suv&amp;body=https%3A%2F%2Fsuv.example%2Fuz%2Fnews">Xat</a>',
    `<a href="mailto:?subject=${encodeURIComponent('Сув')}&amp;body=https%3A%2F%2Fsuv.example%2Fuz-cyrl%2Fnews">Хат</a>`,
  ],
  [
    "the page's own address in its text",
    '<p>Manzil:<!-- --> <!-- -->https://suv.example/uz/news</p> https://suv.example/uz haqida',
    '<p>Манзил:<!-- --> <!-- -->https://suv.example/uz-cyrl/news</p> https://suv.example/uz ҳақида',
  ],
  ['references', '<p>A&amp;B O&#x27;zbek &quot;suv&quot;&nbsp;bor</p>', '<p>А&amp;Б Ўзбек &quot;сув&quot;&nbsp;бор</p>'],
  [
    'words in several elements',
    '<mark>suv</mark>ning <b>k</b>eldi <mark>bo</mark>eʼtibor',
    '<mark>сув</mark>нинг <b>к</b>елди <mark>бо</mark>эътибор',
  ],
  ['elements beside each other', '<span>Kun</span><span>Ertaga</span>', '<span>Кун</span><span>Эртага</span>'],
])('converts %s', (_, html, converted) => {
  expect(convert(html)).toBe(converted);
  expect(convert(converted)).toBe(converted);
});

test.each([
  ['another language', '<p lang="ru" title="Salom">Privet <i>mir</i></p>'],
  ['what must not be translated', '<span translate="no">Toshkent</span>'],
  ['code', '<pre>suv</pre><code>suv</code><kbd>Enter</kbd>'],
  ['what a reader wrote', '<textarea name="text">Salom</textarea><input value="Salom">'],
  ['an option that is sent as it is shown', '<select><option>suv</option></select>'],
  ['scripts, styles and comments', '<script>suv("yer")</script><style>a{suv:1}</style><!-- suv -->'],
  ['addresses in text', '<a href="mailto:info@ochiq.example">info@<wbr/>ochiq.<wbr/>example</a> https://ochiq.example/suv'],
  ['names of languages', '<a href="/uz/a" lang="uz" hrefLang="uz">Oʻzbekcha</a>'],
  ['what networks share of another site', '<a href="https://t.me/share/url?url=https%3A%2F%2Fother.example%2Fuz&amp;text=Suv"></a>'],
  ['alternates', '<link rel="alternate" hrefLang="uz" href="/uz/a"/>'],
])('leaves %s', (_, html) => {
  expect(convert(html)).toBe(html);
});

test('escapes what a listed spelling has of markup', () => {
  const listed = createCyrillicConverter(parseWordList('quduq = <b title="қ">&'));
  expect(convertPage('<p title="Quduq">quduq & "suv"</p>', { ...view, convert: listed })).toBe(
    '<p title="&lt;b title=&quot;қ&quot;&gt;&amp;">&lt;b title="қ"&gt;& & "сув"</p>',
  );
});

test('converts Uzbek within another language, and after it', () => {
  expect(convert('<div lang="en">Water <b lang="uz">suv</b> water</div> suv <br>suv')).toBe(
    '<div lang="en">Water <b lang="uz">сув</b> water</div> сув <br>сув',
  );
  expect(convert('<p translate="no">suv <b translate="yes">suv</b></p><p>suv')).toBe(
    '<p translate="no">suv <b translate="yes">сув</b></p><p>сув',
  );
});

test('passes over end tags without an element, and closes what is open in the one that ends', () => {
  expect(convert('<div><p lang="ru">suv</b></i></div>suv</p></div> suv')).toBe('<div><p lang="ru">suv</b></i></div>сув</p></div> сув');
  expect(convert('<i><b lang="ru"><i lang="uz">suv</i>suv</b>suv')).toBe('<i><b lang="ru"><i lang="uz">сув</i>suv</b>сув');
});

test('reads a page whose elements are never closed in linear time', () => {
  const count = 200_000;
  const markup = `${'<b>'.repeat(count)}${'</i>'.repeat(count)}`;
  const started = performance.now();
  expect(convert(`${markup}suv`).endsWith('</i>сув')).toBe(true);
  // Minutes, where each end tag is looked for in all that is open, or each tag for its quotes in all of the page.
  expect(performance.now() - started).toBeLessThan(30_000);
});

const headed = (lang: string, title: string, icon: string, site: string, alphabet: string) =>
  `<html lang="${alphabet}"><head><title>${title}</title><meta name="description" content="${title}"/><meta property="og:site_name" content="${site}"/><meta property="og:title" content="${title}"/></head><body><div lang="${lang}"><h1>Suv <b>yer</b></h1></div><svg><title>${icon}</title></svg><a href="https://t.me/share/url?url=https%3A%2F%2Fsuv.example%2F${alphabet.toLowerCase()}%2Fnews&amp;text=${encodeURIComponent(title)}">${icon}</a></body></html>`;

test('leaves the title, its description and what networks share where the heading is in another language', () => {
  const page = headed('en', 'Suv — Yer', 'Xat', 'Yer', 'uz');
  const converted = headed('en', 'Suv — Yer', 'Хат', 'Ер', 'uz-Cyrl');
  expect(convert(page)).toBe(converted);
  expect(convert(converted)).toBe(converted);
  expect(convert(headed('uz', 'Suv — Yer', 'Xat', 'Yer', 'uz'))).toBe(
    headed('uz', 'Сув — Ер', 'Хат', 'Ер', 'uz-Cyrl').replace('Suv <b>yer', 'Сув <b>ер'),
  );
  expect(convert('<title>Suv</title><h1>Yer</h1><h1 lang="ru">Suv</h1>')).toBe('<title>Сув</title><h1>Ер</h1><h1 lang="ru">Suv</h1>');
});

test('converts the texts of structured data', () => {
  const data = {
    '@graph': [
      { '@type': 'Event', name: 'Suv & yer', url: '/uz/a', startDate: '2026-07-08T06:00:00.000Z', inLanguage: 'uz' },
      { '@type': 'Place', inLanguage: 'en', name: 'Well' },
    ],
  };
  const html = convert(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
  expect(html).toContain('\\u0026');
  expect(JSON.parse(html.replace(/<[^>]*>/gu, ''))).toEqual({
    '@graph': [
      { '@type': 'Event', name: 'Сув & ер', url: '/uz-cyrl/a', startDate: '2026-07-08T06:00:00.000Z', inLanguage: 'uz-Cyrl' },
      { '@type': 'Place', inLanguage: 'en', name: 'Well' },
    ],
  });
});

const word = fc.constantFrom('suv', 'Yer', 'oʻlchov', "ma'lumot", 'AQSH', 'info@a.uz', 'XX', '12', '&amp;', '“', 'сув', ' ', ', ');
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' ').replaceAll("'", '&#x27;'));
const name = fc.constantFrom('p', 'b', 'span', 'mark', 'code', 'div', 'textarea');
const attribute = fc.constantFrom(
  '',
  ' class="suv > yer"',
  ' lang="ru"',
  ' lang="uz"',
  ' translate="no"',
  ' alt="suv"',
  ' data-x="yer"',
  ' href="https://a.uz/suv"',
);
const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.tuple(name, attribute, tie('html')).map(([element, given, inner]) => `<${element}${given}>${inner}</${element}>`),
    fc.tuple(tie('html'), tie('html')).map((parts) => parts.join('')),
    fc.constantFrom('<br>', '<wbr/>', '<img alt="yer">', '<!-- suv -->', '<script>yer</script>'),
  ),
}));

/** Leaves the markup of a page, without what people read. */
const stripText = (page: string): string =>
  page
    .replace(/(?<=>)[^<]+/gu, '')
    .replace(/^[^<]+/u, '')
    .replace(/ alt="[^"]*"/gu, '');

test('changes no markup, and nothing that it has converted', () => {
  fc.assert(
    fc.property(html, (page) => {
      const converted = convert(page);
      expect(stripText(converted)).toBe(stripText(page));
      expect(convert(converted)).toBe(converted);
    }),
  );
});
