import { buildPreviewHtml } from './build-preview-html.ts';

const page = [
  '<!DOCTYPE html><html lang="ru"><head data-x="1"><meta name="robots" content="max-snippet:5">',
  '<link rel="manifest" href="/manifest/ru.webmanifest"><link rel="search" type="x" href="/opensearch/ru.xml">',
  '<link rel="alternate" type="application/rss+xml" href="/feeds/ru.xml"><link rel="icon" href="/favicon.svg">',
  '<link rel="canonical" href="https://ochiq.example/ru/a"><link as="script" rel="preload" href="/app.js">',
  '<link rel="preload" href="/page-data/a.json" as="fetch" crossorigin="anonymous"><link rel="preload" as="font" href="/f.woff2">',
  '<script type="application/ld+json">{"a":"</b>"}</script><noscript><style>.x{display:none}</style></noscript></head>',
  '<body class="y"><header>h</header><a class="l" href="/ru/news">n</a><a href="/">h</a><a href="/media/a.pdf">f</a><a href="//x.example">x</a>',
  '<a href="/data/news.csv">d</a>',
  '<a href="https://x.example/">x</a><script src="/app.js" async></script></body></html>',
].join('');
const html = buildPreviewHtml(page, 'Черновик <1>', 'https://ochiq.example');

test('removes everything that runs, or is loaded to run', () => {
  expect(html).not.toMatch(/<script|<noscript|app\.js|page-data/u);
  expect(html).toContain('<link rel="preload" as="font" href="/f.woff2">');
});

test('shows what is for readers without scripts', () => {
  expect(html).toContain('<style>.x{display:none}</style></head>');
});

test('excludes search engines once', () => {
  expect(html.match(/<meta name="robots"[^>]*>/gu)).toEqual(['<meta name="robots" content="noindex">']);
  expect(html).not.toContain('canonical');
});

test('removes links for machines and installed apps, but not the icon', () => {
  expect([...html.matchAll(/<link\b[^>]*href="([^"]*)"/gu)].map(([, href]) => href)).toEqual(['/favicon.svg', '/f.woff2']);
});

test('inserts a notice on top of the page, as text', () => {
  expect(html).toContain('<body class="y"><p class="ochiq-preview" role="status">Черновик &lt;1&gt;</p><header>');
});

test('links to the public site, except uploads and other sites', () => {
  expect([...html.matchAll(/<a\b[^>]*href="([^"]*)"/gu)].map(([, href]) => href)).toEqual([
    'https://ochiq.example/ru/news',
    'https://ochiq.example/',
    '/media/a.pdf',
    '//x.example',
    'https://ochiq.example/data/news.csv',
    'https://x.example/',
  ]);
  const below = buildPreviewHtml('<a href="/sayt/ru">n</a><a href="/sayt/media/a.pdf">f</a>', '', 'https://ochiq.example/sayt/');
  expect(below).toBe('<a href="https://ochiq.example/sayt/ru">n</a><a href="/sayt/media/a.pdf">f</a>');
});
