/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';

import { buildPrefetchLinks, listLinkedTemplates } from './prefetched-sheets';

const body = [
  '<header><a href="/uz/documents">menu</a></header>',
  '<main id="main"><a class="x" href="/uz/news/yangi-konlar#top">item</a><a href="/uz/news">list</a><a href="/uz/news/boshqa">item</a>',
  '<a href="/uploads/a.pdf">file</a><a href="https://elsewhere.uz/uz/vacancies">other</a><a href="/uz/contact?x=1">contact</a></main>',
  '<footer><a href="/uz/site-map">map</a></footer>',
].join('');

it('lists the templates that the content leads to, once each, and no menus, files or other sites', () => {
  expect(listLinkedTemplates(body, '')).toEqual(['news-item', 'news-list', 'contact']);
});

it('understands links of a site below a path', () => {
  const below = body.replaceAll('href="/uz', 'href="/geo/uz');
  expect(listLinkedTemplates(below, '/geo')).toEqual(['news-item', 'news-list', 'contact']);
  expect(listLinkedTemplates(body, '/geo')).toEqual([]);
});

it('links the sheets of those that have one, except what the page links itself', () => {
  const sheets = { 'news-item': 'styles-1-a.css', 'news-list': 'styles-2-b.css', 'site-map': 'styles-3-c.css' };
  const links = buildPrefetchLinks(body, { sheets, own: ['styles-2-b.css'], pathPrefix: '' });
  expect(renderToStaticMarkup(<>{links}</>)).toBe('<link rel="prefetch" as="style" href="/styles-1-a.css"/>');
});
