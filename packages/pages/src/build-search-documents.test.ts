import type { SearchDocument } from '@ochiq/contract/search/search';

import { withChangedEntries } from '../test/minimal-content.ts';
import type { RawEntry } from './content/parse-content.ts';
import { buildSearchDocuments } from './build-search-documents.ts';
import { buildSite } from './site.ts';

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const file = { name: 'a.pdf', hash: 'order_1', ext: '.pdf', mime: 'application/pdf', size: 12.5, url: '/uploads/order_1.pdf' };

const searchableFields: Partial<Record<string, Record<string, unknown>>> = {
  document: {
    number: '355-son',
    issuer: 'Vazirlar Mahkamasi',
    adoptedOn: '2013-12-30',
    file,
    body: [{ type: 'heading', level: 2, children: [{ type: 'text', text: 'Umumiy qoidalar' }] }, paragraph('Portal tartibi')],
  },
  news: { title: 'Quduqlar hisobda', summary: 'Qisqacha', date: '2026-03-02', attachments: [{ title: 'Bayonnoma', file }] },
  faq: { question: 'Quduq qazish mumkinmi?', answer: [paragraph('Ruxsat bilan.')] },
};

const content = (without: (entry: RawEntry & { value: Record<string, unknown> }) => boolean = () => false) =>
  withChangedEntries((entry) => (without(entry) ? null : { ...entry, value: { ...entry.value, ...(searchableFields[entry.type] ?? {}) } }));

function buildDocuments(raw: readonly RawEntry[]): SearchDocument[] {
  const site = buildSite(raw, { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' });
  return site.pages.flatMap((page) => buildSearchDocuments(page.page()));
}
const match = buildDocuments(content());
const at = (path: string) => match.find((document) => document.path === path);

test('indexes a document’s number, text with headings, and file', () => {
  expect(at('/uz/documents/document-1-uz')).toMatchObject({
    locale: 'uz',
    type: 'document',
    keywords: ['355-son', 'order 1 pdf'],
    date: '2013-12-30',
    files: [expect.stringMatching(/^\/media\/order_1.*\.pdf$/u) as string],
    text: expect.stringContaining('Umumiy qoidalar\nPortal tartibi') as string,
    summary: '355-son, Vazirlar Mahkamasi, 2013-yil 30-dekabr',
  });
});

test('indexes the uploaded name of a file without generated suffixes', () => {
  const upload = {
    ...file,
    hash: 'ish_rejasi_2026_1b2c3d4e5f',
    url: '/uploads/ish_rejasi_2026_1b2c3d4e5f.pdf',
    updatedAt: '2026-03-02T08:00:00.000Z',
  };
  const [renamed] = buildDocuments(
    withChangedEntries((entry) => ({ ...entry, value: { ...entry.value, ...(entry.type === 'document' ? { file: upload } : {}) } })),
  ).filter(({ path }) => path === '/uz/documents/document-1-uz');
  expect(renamed?.keywords).toContain('ish rejasi 2026 pdf');
});

test('indexes the formatted date of news', () => {
  expect(at('/uz/news/news-1-uz')).toMatchObject({ title: 'Quduqlar hisobda', summary: 'Qisqacha', date: '2026-03-02' });
  expect(at('/uz/news/news-1-uz')?.text).toBe('body\nBayonnoma\n2026-yil 2-mart');
});

test('indexes each question with its anchor', () => {
  expect(at('/uz/faq#faq-1-uz')).toMatchObject({ type: 'question', title: 'Quduq qazish mumkinmi?', text: 'Ruxsat bilan.' });
  expect(at('/uz/faq')).toMatchObject({ type: 'page' });
});

test('indexes no duplicates: unprefixed pages, examples or parts of lists', () => {
  const paths = match.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !/^\/(?:uz|ru|en)(?:\/|$)/u.test(path))).toEqual([]);
  expect(paths.filter((path) => /-details|\/news\/2026$|\/category\/|\/kind\/|\/search|\/forms\/|404|error/u.test(path))).toEqual([]);
});

test('indexes a fallback version only in its own language', () => {
  const some = buildDocuments(content(({ type, value }) => type === 'news' && value['locale'] !== 'ru'));
  expect(some.filter(({ type }) => type === 'news').map(({ path }) => path)).toEqual(['/ru/news/news-1-ru']);
});
