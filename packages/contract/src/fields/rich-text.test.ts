import { richText } from './rich-text.ts';

const text = (words: string) => ({ type: 'text', text: words });

test('parses every node of the panel’s editor', () => {
  const nested = { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('two')] }] };
  const value = [
    { type: 'heading', level: 2, children: [text('a')] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'b', bold: true },
        { type: 'link', url: '/contact', children: [text('c')] },
      ],
    },
    { type: 'quote', children: [text('d')] },
    { type: 'code', children: [text('e')] },
    { type: 'list', format: 'unordered', indentLevel: 0, children: [{ type: 'list-item', children: [text('one')] }, nested] },
    {
      type: 'image',
      image: { hash: 'h_1', ext: '.png', url: '/uploads/h_1.png', alternativeText: 'A well', width: 10, height: 20 },
      children: [text('')],
    },
  ];
  expect(richText.safeParse(value).error).toBeUndefined();
});

test.each([
  ['an unknown node', [{ type: 'iframe', children: [text('x')] }]],
  ['an unknown mark', [{ type: 'paragraph', children: [{ type: 'text', text: 'x', onclick: true }] }]],
  ['raw HTML', [{ type: 'html', html: '<b>x</b>' }]],
  [
    'a picture that nobody described',
    [{ type: 'image', image: { hash: 'h_1', ext: '.png', url: '/uploads/h_1.png', alternativeText: null, width: 10, height: 20 } }],
  ],
  ['a script as link', [{ type: 'paragraph', children: [{ type: 'link', url: 'javascript:x', children: [text('x')] }] }]],
  [
    'a script as link in a nested list',
    [
      {
        type: 'list',
        format: 'ordered',
        children: [
          {
            type: 'list',
            format: 'ordered',
            children: [{ type: 'list-item', children: [{ type: 'link', url: 'javascript:x', children: [text('x')] }] }],
          },
        ],
      },
    ],
  ],
])('rejects %s', (_, value) => {
  expect(richText.safeParse(value).success).toBe(false);
});
