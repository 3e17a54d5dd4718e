import type { Page } from '@ochiq/pages/page';
import { getFontsAttribute } from '@ochiq/pages/script-pages/script-fonts';
import { parse } from 'node-html-parser';

import { examplePage } from '../../test/example-pages';
import { renderHead } from '../../test/render-page';

const shortName = 'State Hydrogeological Institution';

function headOf(page: Page) {
  const head = parse(renderHead(page));
  const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name);
  const alternates = head.querySelectorAll('link[rel=alternate]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
  return { head, title: head.querySelector('title')?.text, attribute, alternates };
}

it('says a page’s language, title, description, address and translations', () => {
  const { title, attribute, alternates } = headOf(examplePage('about', { form: 'ru' }));
  expect(attribute('html', 'lang')).toBe('ru');
  expect(attribute('html', 'dir')).toBe('ltr');
  expect(title).toBe('Об учреждении — Государственное гидрогеологическое учреждение');
  expect(attribute('meta[name=description]', 'content')).toMatch(/^Кто мы и чем занимаемся\. .{30,}/u);
  expect(attribute('link[rel=canonical]', 'href')).toBe('https://ochiq.example/ru/about');
  expect(attribute('meta[name=robots]', 'content')).toBeUndefined();
  expect(attribute('meta[property="og:locale"]', 'content')).toBe('ru_RU');
  expect(attribute('meta[property="og:url"]', 'content')).toBe('https://ochiq.example/ru/about');
  expect(alternates).toEqual([
    ['uz', 'https://ochiq.example/uz/about'],
    ['uz-Cyrl', 'https://ochiq.example/uz-cyrl/about'],
    ['ru', 'https://ochiq.example/ru/about'],
    ['en', 'https://ochiq.example/en/about'],
    ['x-default', 'https://ochiq.example/uz/about'],
  ]);
});

it.each([
  ['uz', 'default default'],
  ['ru', undefined],
  ['en', undefined],
] as const)('lists in %s the fonts of the further alphabets of the language on the first of its own', (form, files) => {
  const { attribute } = headOf(examplePage('about', { form }));
  expect(attribute('link[rel=preload][as=font]', getFontsAttribute('uz-cyrl'))).toBe(files);
});

it('gives an unprefixed page the address of its Uzbek twin', () => {
  const { attribute } = headOf(examplePage('about', { form: 'plain' }));
  expect(attribute('html', 'lang')).toBe('uz');
  expect(attribute('link[rel=canonical]', 'href')).toBe('https://ochiq.example/uz/about');
});

it('keeps a page in another language out of search engines and points to the original', () => {
  const { attribute, alternates } = headOf(examplePage('audit', { form: 'en' }));
  expect(attribute('html', 'lang')).toBe('en');
  expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
  expect(attribute('link[rel=canonical]', 'href')).toBe('https://ochiq.example/ru/audit');
  expect(alternates).toEqual([
    ['ru', 'https://ochiq.example/ru/audit'],
    ['x-default', 'https://ochiq.example/ru/audit'],
  ]);
});

it.each([
  ['not-found', '/en/404.html', `This page could not be found — ${shortName}`],
  ['error', '/en/error-500.html', `Error — ${shortName}`],
  ['error', '/en/error-503.html', 'The site is temporarily unavailable'],
] as const)('calls the page %s at %s “%s”, with no address of its own', (route, path, name) => {
  const { title, attribute, alternates } = headOf(examplePage(route, { form: 'en', path }));
  expect(title).toBe(name);
  expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
  expect(attribute('link[rel=canonical]', 'href')).toBeUndefined();
  expect(alternates).toEqual([]);
});
