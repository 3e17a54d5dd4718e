import { rewriteCss } from './rewrite-address.ts';
import { rewritePage } from './rewrite-page.ts';

const files = new Set([
  'uz/index.html',
  'uz/a/index.html',
  'media/p-320.webp',
  'media/p-640.webp',
  'media/v.webm',
  'static/f.woff2',
  'favicon.svg',
]);
const site = { siteUrl: 'https://ochiq.test', has: (file: string) => files.has(file) };
const page = (html: string) => rewritePage(html, 'uz/a/index.html', site);

test.each([
  ['a link', '<a class="x" href="/uz">Bosh</a>', '<a class="x" href="../index.html">Bosh</a>'],
  ['a link with signs', '<a href="/uz/b?x=1&amp;y=2">b</a>', '<a href="https://ochiq.test/uz/b?x=1&amp;y=2">b</a>'],
  [
    'a picture in several sizes',
    '<img src="/media/p-320.webp" srcSet="/media/p-320.webp 320w, /media/p-640.webp 640w"/>',
    '<img src="../../media/p-320.webp" srcSet="../../media/p-320.webp 320w, ../../media/p-640.webp 640w"/>',
  ],
  ['a video', '<video src="/media/v.webm" poster="/media/p-320.webp">', '<video src="../../media/v.webm" poster="../../media/p-320.webp">'],
  ['an icon', '<link rel="icon" href="/favicon.svg"/>', '<link rel="icon" href="../../favicon.svg"/>'],
  ['fonts', '<style>@font-face{src:url(/static/f.woff2)}</style>', '<style>@font-face{src:url(../../static/f.woff2)}</style>'],
  ['a drawing', '<svg><use href="#x"></use><path d="M0 0"></path></svg>', '<svg><use href="#x"></use><path d="M0 0"></path></svg>'],
  ['text', '<p>a &lt; b, href=&quot;/uz&quot; 1 < 2</p>', '<p>a &lt; b, href=&quot;/uz&quot; 1 < 2</p>'],
  [
    'the address of the page',
    '<link rel="canonical" href="https://ochiq.test/uz/a"/>',
    '<link rel="canonical" href="https://ochiq.test/uz/a"/>',
  ],
])('%s', (_, html, expected) => {
  expect(page(html)).toBe(expected);
});

test.each([
  ['<form role="search" action="/uz/search">', '<form role="search" action="https://ochiq.test/uz/search">'],
  ['<form role="search">', '<form action="https://ochiq.test/uz/a" role="search">'],
  ['<button formAction="/uz/forms/x">', '<button formAction="https://ochiq.test/uz/forms/x">'],
  ['<form method="dialog">', '<form method="dialog">'],
])('sends %s to the live site', (html, expected) => {
  expect(page(html)).toBe(expected);
});

test('links a form to itself on the live site, and disables its input', () => {
  const fields = '<input name="n"/><textarea name="t"></textarea><select name="s"></select><button>Send</button>';
  expect(page(`<form class="f" method="post" action="/uz/forms/contact">${fields}</form><input name="q"/>`)).toBe(
    '<form class="f" method="get" action="https://ochiq.test/uz/forms/contact"><input disabled="" name="n"/><textarea disabled="" name="t"></textarea><select disabled="" name="s"></select><button>Send</button></form><input name="q"/>',
  );
});

test.each([
  '<script>if (a < b) location = "/uz"</script>',
  '<script src="/app.js" async=""></script>',
  '<link rel="preload" as="script" href="/app.js"/>',
  '<link as="fetch" rel="preload" href="/page-data/uz/page-data.json" crossorigin="anonymous"/>',
  '<!--#include virtual="/alert/uz.txt" -->',
])('omits what needs scripts or the server: %s', (html) => {
  expect(page(`<i></i>${html}<b></b>`)).toBe('<i></i><b></b>');
});

test('keeps structured data', () => {
  const data = '<script type="application/ld+json">{"url":"https://ochiq.test/uz"}</script>';
  expect(page(data)).toBe(data);
});

test('ignores tags in comments and scripts', () => {
  expect(page('<!-- <a href="/uz"> -->')).toBe('<!-- <a href="/uz"> -->');
});

test('rewrites an inline style sheet', () => {
  expect(rewriteCss('a{b:url("/static/f.woff2")}c{d:url(data:image/svg+xml;x)}', 'styles.css', site)).toBe(
    'a{b:url("static/f.woff2")}c{d:url(data:image/svg+xml;x)}',
  );
});
