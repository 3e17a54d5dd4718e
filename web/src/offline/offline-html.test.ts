import { fillOfflinePage, readLang, renderCachedPage, renderMissingPage, readTitle, stripScripts } from './offline-html';

const scripts = '<script>display()</script><script data-build="a1" data-scripts="/app.js">start()</script>';
const html = `<!DOCTYPE html><html lang="uz"><head><title data-gatsby-head="true">Suv — Muassasa</title></head><body><header>Menu</header><main>Text</main>${scripts}</body></html>`;
const noon = Date.UTC(2026, 10, 24, 10, 20);
const kept = { at: noon, lack: 'offline', list: '/uz/offline' } as const;

it.each([
  ['uz', 'Internet aloqasi yoʻq. Bu sahifaning saqlangan nusxasi: ', '2026-yil 24-noyabr, 15:20', '.'],
  ['ru', 'Нет подключения к интернету. Страница показана по состоянию на ', '24 ноября 2026 г., 15:20', '.'],
  ['en', 'You are offline. This page is as it was on ', '24 November 2026, 15:20', '.'],
] as const)('says above everything else in %s from what time a page is', (locale, before, time, after) => {
  const line = `<p>${before}<time datetime="2026-11-24T10:20:00.000Z">${time}</time>${after} <a href="/uz/offline">`;
  expect(renderCachedPage(html, { ...kept, locale })).toMatch(new RegExp(`<body><section data-kept-line aria-label="[^"]+">${line}`, 'u'));
});

it('says that the site is away where there is a line, and what becomes of a form where there is one', () => {
  expect(renderCachedPage(html, { ...kept, locale: 'en', lack: 'away' })).toContain('The site cannot be reached.');
  expect(renderCachedPage(html, { ...kept, locale: 'en' })).not.toContain('Forms');
  expect(renderCachedPage(html.replace('Text', '<form method="post">'), { ...kept, locale: 'en' })).toContain('Forms can be sent once');
});

it('starts none of the site’s scripts, whose files may be of another release, and keeps how the page is shown', () => {
  expect(stripScripts(html)).toBe(html.replace('<script data-build="a1" data-scripts="/app.js">start()</script>', ''));
  expect(renderCachedPage(html, { ...kept, locale: 'uz' })).toContain('<html data-kept lang="uz">');
});

it('knows a page by what it is called where it is shared, else by its title', () => {
  expect(readTitle(html)).toBe('Suv — Muassasa');
  expect(readTitle(`<meta property="og:title" content="Suv &amp; yer" data-gatsby-head="true"/>${html}`)).toBe('Suv &amp; yer');
  expect([readLang(html), readTitle(''), readLang('')]).toEqual(['uz', '', '']);
});

const offline = html.replace('Text', '<div class="a" data-kept-pages=""><p>Nothing</p></div>');
const pages = [
  { path: '/uz/a', address: '/uz/a', title: 'A', lang: 'uz', at: noon },
  { path: '/ru/b', address: '/ru/b', title: '$&amp;Б', lang: 'ru', at: noon + 1 },
];
const about = { pages, isOff: false, locale: 'uz', address: '/uz/offline' } as const;

it('lists what is kept, the newest first, each in its language and with its time, and can be turned off', () => {
  const filled = fillOfflinePage(offline, about);
  const links = [...filled.matchAll(/<li>(?<link><a[^<]*<\/a>) <time/gu)].map(({ groups }) => groups?.['link']);
  expect(links).toEqual(['<a href="/ru/b" lang="ru">$&amp;Б</a>', '<a href="/uz/a">A</a>']);
  expect(filled).toContain('<form method="post" action="/uz/offline"><button name="keep" value="off">');
  expect(filled).not.toMatch(/Nothing|data-build/u);
});

it('says that nothing is kept, and that nothing will be', () => {
  expect(fillOfflinePage(offline, { ...about, pages: [] })).toContain('Hozircha hech narsa saqlanmagan.');
  const off = fillOfflinePage(offline, { ...about, isOff: true });
  expect(off).toContain(
    '<p>Bu qurilmada sahifalar saqlanmaydi.</p><form method="post" action="/uz/offline"><button name="keep" value="on">',
  );
  expect(off).not.toContain('<li>');
});

it('stands in place of a page that is not kept, and says so', () => {
  const shown = renderMissingPage(offline, about, 'offline');
  expect(shown).toContain('<p>Internet aloqasi yoʻq. Ochmoqchi boʻlgan sahifangiz bu qurilmada saqlanmagan.</p>');
  expect(shown).toContain('<li>');
});
