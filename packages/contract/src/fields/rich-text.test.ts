import { richText } from './rich-text.ts';

const text = (words: string) => ({ type: 'text', text: words });

const cell = (words: string) => ({ type: 'table-cell', children: [text(words)] });
const head = (words: string) => ({ ...cell(words), header: true });
const table = (rows: readonly (readonly unknown[])[]) => ({
  type: 'table',
  caption: 'A table',
  children: rows.map((children) => ({ type: 'table-row', children })),
});
const pdf = { name: 'order.pdf', hash: 'h_2', ext: '.pdf', url: '/uploads/h_2.pdf', mime: 'application/pdf', size: 12.34 };

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
    { type: 'paragraph', children: [text('f'), { type: 'note', children: [text('A note')] }] },
    table([
      [head(''), head('h')],
      [head('i'), cell('')],
    ]),
    { type: 'callout', kind: 'warning', children: [{ type: 'paragraph', children: [text('j')] }, nested] },
    { type: 'file', title: 'Order', file: pdf, children: [text('')] },
    { type: 'video', title: 'A visit', url: 'https://video.example/1', children: [text('')] },
  ];
  expect(richText.safeParse(value).error).toBeUndefined();
});

test('reads files by the names under which the site publishes them, and a video like the part of the same name', () => {
  const video = { ...pdf, ext: '.MP4', url: '/uploads/h_2.MP4', mime: 'video/mp4', updatedAt: '2026-11-20T00:00:00.000Z' };
  const file = { hash: 'h_2-mwo7pxc0', ext: '.mp4', url: '/uploads/h_2.MP4', name: 'order.pdf', bytes: 12_340 };
  expect(richText.parse([{ type: 'video', title: 'A visit', file: video, caption: null }])).toEqual([
    { type: 'video', title: 'A visit', file, captions: null, url: null, caption: null },
  ]);
});

test('a link leads to an entry by reference', () => {
  const link = (url: string) => [{ type: 'paragraph', children: [{ type: 'link', url, children: [text('x')] }] }];
  const urls = ['page:k3jd9', 'entry:news/a1', 'page:', 'entry:alert/a1', 'route:contact', 'file:a_1.pdf', 'page:../x'];
  expect(urls.filter((url) => richText.safeParse(link(url)).success)).toEqual(['page:k3jd9', 'entry:news/a1']);
});

test.each([
  ['without headings', [[cell('a'), cell('b')]], '0.children: has no headings'],
  [
    'with a part of a row as headings',
    [
      [head('a'), cell('b')],
      [cell('c'), cell('d')],
    ],
    '0.children: has no headings',
  ],
  ['with uneven rows', [[head('a'), head('b')], [cell('c')]], '0.children.1: has more or fewer cells'],
  ['with an empty heading', [[head('a'), head(' ')]], '0.children.0.children.1: is an empty heading'],
  [
    'with a heading among the cells',
    [
      [head('a'), head('b')],
      [cell('c'), head('d')],
    ],
    '0.children.1.children.1: is a heading outside',
  ],
  ['with an empty heading in the only cell', [[head('')]], '0.children.0.children.0: is an empty heading'],
  ['without cells', [[]], '0.children.0.children: Too small'],
  ['of too many rows', Array.from({ length: 201 }, () => [head('a')]), '0.children: Too big'],
  ['of too many cells', [Array.from({ length: 21 }, () => head('a'))], '0.children.0.children: Too big'],
])('rejects a table %s', (_, rows, message) => {
  const issues = richText
    .safeParse([table(rows)])
    .error?.issues.flatMap((issue) => (issue.code === 'invalid_union' ? issue.errors.flat() : [issue]));
  const found = issues?.map(
    (issue) => `${['0', ...issue.path.filter((step, index) => index > 0 || step !== 0)].join('.')}: ${issue.message}`,
  );
  expect(found).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
});

test('an empty corner above headings and beside headings is no fault', () => {
  const rows = [
    [cell(''), head('a')],
    [head('b'), cell('c')],
  ];
  expect(richText.safeParse([table(rows)]).success).toBe(true);
});

test.each([
  ['an unknown node', [{ type: 'iframe', children: [text('x')] }]],
  ['an unknown mark', [{ type: 'paragraph', children: [{ type: 'text', text: 'x', onclick: true }] }]],
  ['a table in a callout', [{ type: 'callout', kind: 'warning', children: [table([[head('a')]])] }]],
  ['a callout of an unknown kind', [{ type: 'callout', kind: 'blink', children: [] }]],
  ['a note in a note', [{ type: 'paragraph', children: [{ type: 'note', children: [{ type: 'note', children: [] }] }] }]],
  ['a file without a title', [{ type: 'file', title: ' ', file: pdf }]],
  ['a picture as file', [{ type: 'file', title: 'a', file: { ...pdf, ext: '.png', url: '/uploads/h_2.png', mime: 'image/png' } }]],
  ['a file that says to be of another type', [{ type: 'file', title: 'a', file: { ...pdf, mime: 'text/html' } }]],
  ['a video of nothing', [{ type: 'video', title: 'a' }]],
  ['a document as video', [{ type: 'video', title: 'a', file: pdf }]],
  ['a document as captions', [{ type: 'video', title: 'a', url: '/x', captions: pdf }]],
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
