import type { Page } from '@ochiq/pages/page';
import { parse } from 'node-html-parser';

import { examplePage } from '../../../test/example-pages';
import { renderHead, renderPage } from '../../../test/render-page';

const linksOf = (page: Page) =>
  parse(renderPage(page))
    .querySelectorAll('main a')
    .map((link) => link.getAttribute('href') ?? '');

it('leads from a list to its feeds, and from dates to the calendar, in the language of the page', () => {
  const links = linksOf(examplePage('vacancy', { form: 'ru' }));
  for (const href of ['/prefix/feeds/ru/vacancy.atom', '/prefix/feeds/ru/vacancy.json', '/prefix/calendar/ru.ics'])
    expect(links).toContain(href);
  expect(linksOf(examplePage('about', { form: 'ru' })).filter((href) => /feeds|calendar/u.test(href))).toEqual([]);
});

it('tells programs where the feeds of a list are, by their full address', () => {
  const head = parse(renderHead(examplePage('news', { form: 'uz' })));
  const feeds = head.querySelectorAll('link[rel=alternate][type]').map((link) => [link.getAttribute('type'), link.getAttribute('href')]);
  expect(feeds).toEqual([
    ['application/atom+xml', 'https://ochiq.example/feeds/uz/news.atom'],
    ['application/feed+json', 'https://ochiq.example/feeds/uz/news.json'],
  ]);
});

it('tells browsers where the search and the manifest in the language of the page are', () => {
  const head = parse(renderHead(examplePage('faq', { form: 'en' })));
  expect(head.querySelector('link[rel=search]')?.getAttribute('href')).toBe('/prefix/opensearch/en.xml');
  expect(head.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/prefix/manifest/en.webmanifest');
});
