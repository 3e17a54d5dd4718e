import { parseContent, parseEntry } from '@ochiq/pages/content/parse-content';

import { createMinimalContent } from '../../../pages/test/minimal-content.ts';
import { mergeVersion } from './render-version.ts';

const { content } = parseContent(createMinimalContent());
const base = createMinimalContent().find(({ type, value }) => type === 'news' && (value as { locale: string }).locale === 'ru');

function newsWith(fields: Readonly<Record<string, unknown>>) {
  const parsed = parseEntry({ type: 'news', value: { ...(base?.value as object), ...fields } });
  if ('problems' in parsed) throw new Error(parsed.problems.map(({ field, message }) => `${field} ${message}`).join());
  return mergeVersion(content, 'news', parsed.entry);
}

test('replaces the published version, and nothing else', () => {
  const { news, ...others } = newsWith({ title: 'Черновик' });
  const versions = news.get('news-1')?.versions;
  expect([versions?.uz?.title, versions?.ru?.title, versions?.en?.title]).toEqual(['title', 'Черновик', 'title']);
  const { news: published, ...before } = content;
  expect(others).toEqual(before);
  expect(published.get('news-1')?.versions.ru?.title).toBe('title');
});

test('applies shared values to the other languages, as publishing would', () => {
  const { versions } = newsWith({ date: '2026-02-03', summary: 'Кратко' }).news.get('news-1') ?? {};
  expect(Object.values(versions ?? {}).map(({ date }) => date)).toEqual(['2026-02-03', '2026-02-03', '2026-02-03']);
  expect(versions?.uz?.summary).toBe('summary');
});

test('inserts an unpublished document in the order of ids', () => {
  const { news } = newsWith({ documentId: 'news-0', slug: 'new' });
  expect([...news.keys()]).toEqual(['news-0', 'news-1']);
  expect(Object.keys(news.get('news-0')?.versions ?? {})).toEqual(['ru']);
});
