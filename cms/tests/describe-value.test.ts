import { contentTypes } from '@ochiq/contract/content-types';

import { buildCopy } from '../src/admin/merge/build-copy';
import { describeChange, describeValue } from '../src/admin/merge/describe-value';
import { createViewId } from '../src/admin/presence/create-view-id';
import { heartbeat } from '../src/content/presence/presence';

const text = (words: string) => ({ type: 'text', text: words });

test.each<[string, unknown, string]>([
  ['a line', 'Suv', 'Suv'],
  ['nothing', null, ''],
  ['a number', 7, '7'],
  ['a choice of two', false, '✗'],
  ['a day', '2026-11-26', '26.11.2026'],
  ['a paragraph', { type: 'paragraph', children: [text('Suv '), { type: 'link', url: '/uz', children: [text('bor')] }] }, 'Suv bor (/uz)'],
  ['a list', { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('Bir')] }] }, '• Bir'],
  [
    'a table with a note',
    {
      type: 'table',
      caption: 'Sath',
      children: [
        {
          type: 'table-row',
          children: [
            { type: 'table-cell', header: true, children: [text('Quva'), { type: 'note', children: [text('oʻrtacha')] }] },
            { type: 'table-cell', children: [text('4,2')] },
          ],
        },
      ],
    },
    'Sath\nQuva [oʻrtacha] | 4,2',
  ],
  ['a callout', { type: 'callout', kind: 'danger', children: [{ type: 'paragraph', children: [text('Suv')] }] }, '❗ Suv'],
  [
    'a file in a text',
    { type: 'file', title: 'Buyruq', file: { name: 'a.pdf', mime: 'application/pdf' }, children: [text('')] },
    '📎 Buyruq – a.pdf',
  ],
  ['a video', { type: 'video', title: 'Video', file: null, url: '/v', caption: null, children: [text('')] }, '▶ Video – /v'],
  ['a picture in a text', { type: 'image', image: { name: 'a.png', mime: 'image/png' }, children: [text('')] }, '🖼 a.png'],
  ['a file', { id: 1, name: 'a.pdf', hash: 'x', mime: 'application/pdf', size: 12 }, 'a.pdf'],
  ['a block of a page', { __component: 'block.quote', id: 3, text: 'Suv', author: 'Aziz', __temp_key__: 'a0' }, 'Suv\nAziz'],
])('describes %s', (_, value, words) => {
  expect(describeValue(value)).toBe(words);
});

test('describes of a change what is new in it, and not all of a long one', () => {
  const paragraph = (words: string) => ({ type: 'paragraph', children: [text(words)] });
  expect(describeChange([paragraph('Bir'), paragraph('Ikki')], [paragraph('Bir')])).toBe('Ikki');
  expect(describeChange([paragraph('Bir')], [paragraph('Bir'), paragraph('Ikki')])).toBe('');
  expect(describeChange('Suv', 'Gaz')).toBe('Suv');
  expect(describeChange('a'.repeat(200), '')).toBe(`${'a'.repeat(160)}…`);
});

test('makes a new draft of a form: without its address and its rows, with what the CMS reads of relations', () => {
  const { fields } = contentTypes.news;
  const values = {
    title: 'Suv',
    slug: 'suv',
    cover: { id: 3, alt: 'Quduq', image: { id: 9, url: '/a.png' } },
    category: { connect: [{ id: 1, apiData: { id: 1, documentId: 'a', locale: 'uz' } }], disconnect: [] },
    documentId: 'x',
  };
  expect(buildCopy(fields, values)).toEqual({
    title: 'Suv',
    cover: { alt: 'Quduq', image: { id: 9, url: '/a.png' } },
    category: { connect: [{ id: 1, documentId: 'a', locale: 'uz' }], disconnect: [] },
  });
});

test('makes up an id for each view that the CMS accepts', () => {
  const ids = Array.from({ length: 50 }, createViewId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(heartbeat.shape.view.parse(id)).toBe(id);
});
