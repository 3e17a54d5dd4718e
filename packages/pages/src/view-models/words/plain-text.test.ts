import type { RichText } from '@ochiq/contract/fields/rich-text';

import { extractParagraphs } from './plain-text.ts';

test('extracts paragraphs without headings, code, files, videos and notes', () => {
  const text: RichText = [
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'Heading' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Read\n ' },
        { type: 'link', url: '/about', children: [{ type: 'text', text: 'about us', bold: true }] },
      ],
    },
    { type: 'paragraph', children: [{ type: 'text', text: ' ' }] },
    {
      type: 'list',
      format: 'unordered',
      children: [
        { type: 'list-item', children: [{ type: 'text', text: 'One' }] },
        { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [{ type: 'text', text: 'Two' }] }] },
      ],
    },
    { type: 'code', children: [{ type: 'text', text: 'x = 1' }] },
    {
      type: 'quote',
      children: [
        { type: 'text', text: 'Three' },
        { type: 'note', children: [{ type: 'text', text: 'Note' }] },
      ],
    },
    {
      type: 'table',
      caption: 'Caption',
      children: [
        {
          type: 'table-row',
          children: ['Four', ' ', 'five'].map((words) => ({
            type: 'table-cell' as const,
            header: true as const,
            children: [{ type: 'text' as const, text: words }],
          })),
        },
      ],
    },
    { type: 'callout', kind: 'danger', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Six' }] }] },
    { type: 'file', title: 'File', file: { name: 'a', hash: 'a_1', ext: '.pdf', url: '/uploads/a_1.pdf', bytes: 1 } },
    { type: 'video', title: 'Video', file: null, captions: null, url: 'https://video.example/1', caption: null },
  ];
  expect(extractParagraphs(text)).toEqual(['Read about us', 'One', 'Two', 'Three', 'Four; five', 'Six']);
  expect(extractParagraphs(null)).toEqual([]);
});
