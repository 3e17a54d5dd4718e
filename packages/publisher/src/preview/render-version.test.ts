import { parseContent, parseEntry } from '@ochiq/pages/content/parse-content';

import { createMinimalContent } from '../../../pages/test/minimal-content.ts';
import { mergeVersion } from './render-version.ts';

const { content } = parseContent(createMinimalContent());
const base = createMinimalContent().find(({ type, value }) => type === 'news' && (value as { locale: string }).locale === 'ru');

function newsWith(fields: Readonly<Record<string, unknown>>) {
  const parsed = parseEntry({ type: 'news', value: { ...(base?.value as object), ...fields } });
  if ('problems' in parsed) throw new Error(parsed.problems.map(({ field, message }) => `${field} ${message}`).join());
  return mergeVersion(content.news.get(parsed.entry.documentId) ?? null, 'news', parsed.entry);
}

test('replaces the published version, and nothing else', () => {
  const { type, documentId, document } = newsWith({ title: 'Черновик' });
  expect([type, documentId]).toEqual(['news', 'news-1']);
  expect(document?.versions).toMatchObject({ uz: { title: 'title' }, ru: { title: 'Черновик' }, en: { title: 'title' } });
  expect(content.news.get('news-1')?.versions.ru?.title).toBe('title');
});

test('applies shared values to the other languages, as publishing would', () => {
  const { versions } = newsWith({ date: '2026-02-03', summary: 'Кратко' }).document ?? {};
  const date = '2026-02-03';
  expect(versions).toMatchObject({ uz: { date, summary: 'summary' }, ru: { date, summary: 'Кратко' }, en: { date } });
});

test('makes a document of a version that was never published', () => {
  const { documentId, document } = newsWith({ documentId: 'news-0', slug: 'new' });
  expect([documentId, Object.keys(document?.versions ?? {})]).toEqual(['news-0', ['ru']]);
});
