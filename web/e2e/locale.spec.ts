import { expect, test } from '@playwright/test';

import { fetchHtml } from './site';

const cookie = (locale: string) => ({ cookie: `i18n_redirected=${locale}` });

test.describe('the root of the institution’s site', () => {
  for (const [what, headers, target] of [
    ['nothing said', {}, '/uz'],
    ['a Russian browser', { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' }, '/ru'],
    ['an English browser', { 'accept-language': 'en-US,en;q=0.9' }, '/en'],
    ['a browser of another language', { 'accept-language': 'de' }, '/uz'],
    ['a Russian cookie before an English browser', { ...cookie('ru'), 'accept-language': 'en' }, '/ru'],
    ['an unknown cookie', cookie('xx'), '/uz'],
    ['a broken Accept-Language', { 'accept-language': ';;;q=,,' }, '/uz'],
  ] as const) {
    test(`leads to ${target} with ${what}`, async () => {
      const { status, headers: answer } = await fetchHtml('/', headers);
      expect(status).toBe(302);
      expect(new URL(answer.get('location') ?? '', 'http://x').pathname).toBe(target);
    });
  }
});

test('an unprefixed page leads a reader with a Russian cookie to its Russian twin', async () => {
  const { status, headers } = await fetchHtml('/about', cookie('ru'));
  expect(status).toBe(302);
  expect(headers.get('location')).toMatch(/\/ru\/about$/u);
  expect(headers.get('cache-control')).toContain('no-store');
});

test('an unprefixed page without a cookie is the Uzbek one', async () => {
  const { status, root } = await fetchHtml('/about', { 'accept-language': 'ru' });
  expect(status).toBe(200);
  expect(root.querySelector('html')?.getAttribute('lang')).toBe('uz');
});

for (const [path, headers, lang, message, back] of [
  ['/nothing', {}, 'uz', null, null],
  ['/ru/nothing', {}, 'ru', null, null],
  ['/en/nothing', {}, 'en', 'This page could not be found', 'Back to the home page'],
  ['/nothing', cookie('en'), 'en', 'This page could not be found', 'Back to the home page'],
  ['/xx/about', {}, 'uz', null, null],
] as const) {
  test(`${path} is not found, in ${lang}`, async () => {
    const { status, root } = await fetchHtml(path, headers);
    expect(status).toBe(404);
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(lang);
    // Only the one that shows what the reader chose in the display settings.
    expect(root.querySelectorAll('script[src], body script')).toHaveLength(0);
    expect(root.querySelectorAll('head script')).toHaveLength(1);
    if (message) expect(root.querySelector('h1')?.textContent).toBe(message);
    if (back) expect(root.querySelectorAll('main a').map((link) => link.textContent)).toContain(back);
  });
}
