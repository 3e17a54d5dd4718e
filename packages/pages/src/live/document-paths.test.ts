import { minimalContent } from '../../test/minimal-content.ts';
import { siteOf } from '../site.ts';
import { documentPaths, inLanguageKey } from './document-paths.ts';

const { pages } = siteOf(minimalContent(), {
  today: '2026-11-20',
  panelUrl: 'http://127.0.0.1:1337/admin',
  siteUrl: 'https://ochiq.example',
});

test('a document’s own page is found in each language, and only those of the documents that are asked for', () => {
  expect([...documentPaths(pages, new Set(['news-1']))].sort()).toEqual([
    ['news news-1 en', '/en/news/news-1-en'],
    ['news news-1 ru', '/ru/news/news-1-ru'],
    ['news news-1 uz', '/uz/news/news-1-uz'],
  ]);
});

test('what has no page of its own is not found', () => {
  expect(documentPaths(pages, new Set(['site', 'category-1'])).get(inLanguageKey({ type: 'site', documentId: 'site', locale: 'uz' }))).toBe(
    undefined,
  );
});
