import { contentTypes } from '@ochiq/contract/content-types';

import { plainIssues } from '../src/publish-guard/plain-issues';

const said = (name: 'news' | 'vacancy', values: Readonly<Record<string, unknown>>) => {
  const { error } = contentTypes[name].schema.safeParse({
    documentId: 'a',
    locale: 'uz',
    updatedAt: '2026-11-20T00:00:00.000Z',
    ...values,
  });
  return plainIssues(error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
};

const news = {
  title: 'Sarlavha',
  slug: 'sarlavha',
  summary: 'Qisqacha',
  body: [],
  cover: null,
  category: { documentId: 'b' },
  tags: [],
  date: '2026-11-20',
  video: null,
  gallery: [],
  attachments: [],
  pinned: false,
  changeNotes: [],
};

test('nothing where nothing is wrong', () => {
  expect(said('news', news)).toEqual([]);
});

test.each([
  ['missing', { title: null }, 'title is missing'],
  ['empty', { title: ' ' }, 'title is empty'],
  ['too long', { title: 'a'.repeat(161) }, 'title is longer than 160 characters'],
  ['too many', { attachments: Array.from({ length: 21 }, () => ({})) }, 'attachments holds more than 20'],
  [
    'a wrong address deep in a text',
    { body: [{ type: 'paragraph', children: [{ type: 'link', url: 'x', children: [] }] }] },
    'body.0.children.0.url is not a web',
  ],
  ['within an optional part', { video: { title: 'V', file: null, url: 'x', caption: null } }, 'video.url is not a web'],
])('%s', (_, change, sentence) => {
  expect(said('news', { ...news, ...change })).toEqual(expect.arrayContaining([expect.stringContaining(sentence)]));
});
