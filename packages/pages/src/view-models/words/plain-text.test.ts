import type { RichText } from '@ochiq/contract/fields/rich-text';

import { extractParagraphs } from './plain-text.ts';

test('extracts paragraphs without headings, code and pictures', () => {
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
    { type: 'quote', children: [{ type: 'text', text: 'Three' }] },
  ];
  expect(extractParagraphs(text)).toEqual(['Read about us', 'One', 'Two', 'Three']);
  expect(extractParagraphs(null)).toEqual([]);
});
