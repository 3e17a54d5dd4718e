import { withChangedEntries, createMinimalEntry } from '../../test/minimal-content.ts';
import type { Page } from '../page.ts';
import { buildSite } from '../site.ts';

const comment = (locale: 'uz' | 'ru', id: string, over: Record<string, unknown>) =>
  createMinimalEntry('news-comment', locale, id, { news: { documentId: 'news-1' }, ...over });

const raw = withChangedEntries(
  (entry) => (entry.type === 'news-comment' ? null : entry),
  [
    comment('ru', 'later', { writtenOn: '2026-11-19', name: 'Сергей' }),
    comment('uz', 'first', { writtenOn: '2026-11-18', name: 'Dilnoza' }),
    comment('uz', 'elsewhere', { news: { documentId: 'news-other' } }),
  ],
);

const pages = new Map(
  buildSite(raw, { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' }).pages.map((page) => [
    page.path,
    page,
  ]),
);
const listCommentsAt = (path: string) => {
  const page = pages.get(path)?.page() as Page<'news-item'> | undefined;
  return page?.body.news?.comments.map(({ name, lang }) => [name, lang]);
};

it('shows all comments in every language, the oldest first, with their language', () => {
  expect(listCommentsAt('/uz/news/news-1-uz')).toEqual([
    ['Dilnoza', null],
    ['Сергей', 'ru'],
  ]);
  expect(listCommentsAt('/en/news/news-1-en')).toEqual([
    ['Dilnoza', 'uz'],
    ['Сергей', 'ru'],
  ]);
});
