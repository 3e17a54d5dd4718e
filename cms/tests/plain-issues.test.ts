import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contentTypes } from '@ochiq/contract/content-types';

import { toPlainIssues } from '../src/content/publish-validation/plain-issues';
import { ruleTexts } from '../src/content/publish-validation/rule-texts';

const describeIssues = (name: 'news' | 'vacancy', values: Readonly<Record<string, unknown>>) => {
  const { error } = contentTypes[name].schema.safeParse({
    documentId: 'a',
    locale: 'uz',
    updatedAt: '2026-11-20T00:00:00.000Z',
    ...values,
  });
  return toPlainIssues(error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message.en}`);
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

test('returns no issue for valid values', () => {
  expect(describeIssues('news', news)).toEqual([]);
});

test.each([
  ['missing', { title: null }, 'title is missing'],
  ['a day long ago', { date: '1826-01-01' }, 'date is before 01.09.1991'],
  ['a day far ahead', { date: '2126-01-01' }, 'date is after 31.12.2099'],
  ['empty', { title: ' ' }, 'title is empty'],
  ['too long', { title: 'a'.repeat(161) }, 'title is longer than 160 characters'],
  ['too many', { attachments: Array.from({ length: 21 }, () => ({})) }, 'attachments holds more than 20'],
  [
    'a wrong address deep in a text',
    { body: [{ type: 'paragraph', children: [{ type: 'link', url: 'x', children: [] }] }] },
    'body.0.children.0.url is not a web',
  ],
  [
    'a table without headings',
    {
      body: [
        {
          type: 'table',
          children: [{ type: 'table-row', children: [{ type: 'table-cell', children: [{ type: 'text', text: 'a' }] }] }],
        },
      ],
    },
    'body.0.children has no headings',
  ],
  [
    'a file that is a picture',
    { body: [{ type: 'file', title: 'a', file: { name: 'a', hash: 'a_1', ext: '.png', url: '/uploads/a_1.png', size: 1 } }] },
    'body.0.file.ext is the ending of a picture',
  ],
  ['a video of nothing', { body: [{ type: 'video', title: 'a' }] }, 'body.0.file is empty, and there is no address'],
  ['within an optional part', { video: { title: 'V', file: null, url: 'x', caption: null } }, 'video.url is not a web'],
])('%s', (_, change, sentence) => {
  expect(describeIssues('news', { ...news, ...change })).toEqual(expect.arrayContaining([expect.stringContaining(sentence)]));
});

const contract = path.resolve(__dirname, '..', '..', 'packages', 'contract', 'src');

/** Every sentence in which the contract says what is wrong with an entry. */
function rulesOfContract(): readonly string[] {
  const files = ['fields', 'rich-text', 'content'].flatMap((folder) =>
    readdirSync(path.join(contract, folder))
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => path.join(folder, name)),
  );
  const source = files.map((name) => readFileSync(path.join(contract, name), 'utf8')).join('\n');
  const describeIssues = source.matchAll(/(?:error: |message: |withoutAlt = |complain\('\w+', )'([^']+)'/gu);
  return [...new Set([...describeIssues].map(([, sentence = '']) => sentence))];
}

test('translates every rule of the contract, and no other', () => {
  expect(rulesOfContract().length).toBeGreaterThan(15);
  expect(rulesOfContract().toSorted()).toEqual(Object.keys(ruleTexts).toSorted());
});
