import { createMinimalContent } from '../../test/minimal-content.ts';
import { buildSite } from '../site.ts';
import { mapDocumentPaths, formatVersionKey } from './map-document-paths.ts';

const { pages } = buildSite(createMinimalContent(), {
  today: '2026-11-20',
  panelUrl: 'http://127.0.0.1:1337/admin',
  siteUrl: 'https://ochiq.example',
});

test('maps the requested documents to their page in each language', () => {
  expect([...mapDocumentPaths(pages, new Set(['news-1']))].sort()).toEqual([
    ['news news-1 en', '/en/news/news-1-en'],
    ['news news-1 ru', '/ru/news/news-1-ru'],
    ['news news-1 uz', '/uz/news/news-1-uz'],
  ]);
});

test('omits documents without a page', () => {
  expect(
    mapDocumentPaths(pages, new Set(['site', 'category-1'])).get(formatVersionKey({ type: 'site', documentId: 'site', locale: 'uz' })),
  ).toBe(undefined);
});
