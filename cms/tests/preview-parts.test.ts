import { contentTypes } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';

import { getFieldLabel } from '../src/content/preview/get-field-label';
import { describeProblem } from '../src/content/preview/read-preview';
import { flattenIssues } from '../src/content/publish-validation/plain-issues';

const completeNews = {
  documentId: 'abc',
  locale: 'uz',
  updatedAt: '2026-11-20T08:00:00.000Z',
  title: 'Xabar',
  slug: 'xabar',
  summary: 'Qisqacha.',
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] }],
  category: { documentId: 'c' },
  date: '2026-11-20',
  pinned: false,
  cover: null,
  tags: [],
  video: null,
  gallery: [],
  attachments: [],
  changeNotes: [],
};

/** The issues of a news item with some fields changed. */
function describeNews(change: Readonly<Record<string, unknown>>, locale: Locale): readonly string[] {
  const issues = flattenIssues(contentTypes.news.schema.safeParse({ ...completeNews, ...change }).error?.issues ?? []);
  return issues.map(({ path, issue }) => `${getFieldLabel('news', path, locale)}: ${describeProblem(issue, locale)}`);
}

test('returns no issue for a complete entry', () => {
  expect(describeNews({}, 'uz')).toEqual([]);
});

test.each<[Readonly<Record<string, unknown>>, readonly [uz: string, ru: string, en: string]]>([
  [{ title: null }, ['Sarlavha: toʻldirilmagan', 'Заголовок: не заполнено', 'Title: is missing']],
  [{ title: ' ' }, ['Sarlavha: toʻldirilmagan', 'Заголовок: не заполнено', 'Title: is missing']],
  [{ title: 'x'.repeat(161) }, ['Sarlavha: 160 belgidan uzun', 'Заголовок: длиннее 160 символов', 'Title: is longer than 160 characters']],
])('describes %j in every language', (change, sentences) => {
  expect([describeNews(change, 'uz'), describeNews(change, 'ru'), describeNews(change, 'en')]).toEqual(
    sentences.map((sentence) => [sentence]),
  );
});

test('names items of a list by their position, and nodes of a text by the text', () => {
  expect(describeNews({ attachments: [{ title: 'a' }], body: [{ type: 'nonsense' }] }, 'en')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Attachments 1 › File: /u), expect.stringMatching(/^Body: /u)]),
  );
});
