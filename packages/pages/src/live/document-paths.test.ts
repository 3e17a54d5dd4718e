import { minimalContent } from '../../test/minimal-content.ts';
import { siteOf } from '../site.ts';
import { documentPaths, inLanguageKey } from './document-paths.ts';

const { pages } = siteOf(minimalContent(), {
  today: '2026-11-20',
  panelUrl: 'http://127.0.0.1:1337/admin',
  siteUrl: 'https://ochiq.example',
});

test('maps the requested documents to their page in each language', () => {
  expect([...documentPaths(pages, new Set(['news-1']))].sort()).toEqual([
    ['news news-1 en', '/en/news/news-1-en'],
    ['news news-1 ru', '/ru/news/news-1-ru'],
    ['news news-1 uz', '/uz/news/news-1-uz'],
  ]);
});

test('omits documents without a page', () => {
  expect(documentPaths(pages, new Set(['site', 'category-1'])).get(inLanguageKey({ type: 'site', documentId: 'site', locale: 'uz' }))).toBe(
    undefined,
  );
});
