import { contentTypeNames } from '@ochiq/contract/content-types';

import { createMinimalContent, createMinimalEntry } from '../../test/minimal-content.ts';
import { ContentError } from './content-problem.ts';
import { parseContent } from './parse-content.ts';

test('accepts entries without optional fields', () => {
  const { content, problems } = parseContent(createMinimalContent());
  expect(problems).toEqual([]);
  for (const name of contentTypeNames) expect(content[name].size).toBeGreaterThan(0);
});

test('reports an invalid entry with its language, field and address in the panel', () => {
  const { problems } = parseContent([createMinimalEntry('news', 'ru', '7', { title: 'Скважины', date: 'вчера' })]);
  const { message } = new ContentError(problems, 'http://127.0.0.1:1337/admin');
  expect(message).toContain('News “Скважины” (ru): date');
  expect(message).toContain('http://127.0.0.1:1337/admin/content-manager/collection-types/api::news.news/news-7?plugins[i18n][locale]=ru');
});

test('rejects a link that could run a script', () => {
  const body = [{ type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'x' }] }] }];
  const { problems } = parseContent([createMinimalEntry('news', 'uz', '1', { body })]);
  expect(problems).toEqual([expect.objectContaining({ type: 'news', locale: 'uz', field: expect.stringMatching(/^body/u) })]);
});

test('links a single type to its page in the panel', () => {
  const { problems } = parseContent([createMinimalEntry('site', 'en', '1', { email: 'nobody' })]);
  expect(new ContentError(problems, 'https://cms').message).toContain(
    'https://cms/content-manager/single-types/api::site.site?plugins[i18n][locale]=en',
  );
});

test('takes shared fields from the default language', () => {
  const { content } = parseContent([
    createMinimalEntry('news', 'ru', '1', { date: '2020-01-01', title: 'ru' }),
    createMinimalEntry('news', 'uz', '1', { date: '2026-05-05', title: 'uz' }),
  ]);
  expect(content.news.get('news-1')?.versions.ru).toMatchObject({ date: '2026-05-05', title: 'ru' });
});

test('takes a missing relation from the default language', () => {
  const { content } = parseContent([
    createMinimalEntry('news', 'uz', '1', { tags: [{ documentId: 'tag-1' }] }),
    createMinimalEntry('news', 'ru', '1', { tags: [] }),
    createMinimalEntry('news', 'en', '1', { tags: [{ documentId: 'tag-2' }] }),
  ]);
  const versions = content.news.get('news-1')?.versions;
  expect(versions?.ru?.tags).toEqual(['tag-1']);
  expect(versions?.en?.tags).toEqual(['tag-2']);
});

test.each(['Suv\uFFFDlar', 'Suv\0lar', 'Suv\uD800lar'])('reports an entry with a broken character and its field: %j', (title) => {
  const { content, problems } = parseContent([createMinimalEntry('news', 'uz', '1', { title })]);
  expect(problems).toMatchObject([{ type: 'news', documentId: 'news-1', locale: 'uz', field: 'title' }]);
  expect(content.news.size).toBe(0);
  expect(parseContent([createMinimalEntry('news', 'uz', '1', { title: 'Suv 💧' })]).problems).toEqual([]);
});
