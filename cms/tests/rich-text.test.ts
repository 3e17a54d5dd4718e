import { richText as schema } from '@ochiq/contract/fields/rich-text';

import { MarkdownError, parseRichText } from '../src/content/seeding/parse-rich-text';

const text = (value: string, marks = {}) => ({ type: 'text', text: value, ...marks });

const cell = (children: unknown[], header?: true) => ({ type: 'table-cell', ...(header && { header }), children });
const row = (...children: unknown[]) => ({ type: 'table-row', children });

test.each([
  ['a paragraph; a line of the file is no line of the page', 'Bir\nikki.', [{ type: 'paragraph', children: [text('Bir ikki.')] }]],
  ['a forced line', 'Bir\\\nikki', [{ type: 'paragraph', children: [text('Bir'), text('\n'), text('ikki')] }]],
  ['a heading', '## Sarlavha', [{ type: 'heading', level: 2, children: [text('Sarlavha')] }]],
  [
    'marks, also within each other',
    'a **b *c*** `d`',
    [
      {
        type: 'paragraph',
        children: [text('a '), text('b ', { bold: true }), text('c', { bold: true, italic: true }), text(' '), text('d', { code: true })],
      },
    ],
  ],
  [
    'a link with marks',
    '[**Hujjat**](/documents)',
    [{ type: 'paragraph', children: [{ type: 'link', url: '/documents', children: [text('Hujjat', { bold: true })] }] }],
  ],
  ['a quote', '> Soʻz', [{ type: 'quote', children: [text('Soʻz')] }]],
  ['code', '```\na\n```', [{ type: 'code', children: [text('a')] }]],
  [
    'a numbered list',
    '1. bir\n2. ikki',
    [
      {
        type: 'list',
        format: 'ordered',
        indentLevel: 0,
        children: [
          { type: 'list-item', children: [text('bir')] },
          { type: 'list-item', children: [text('ikki')] },
        ],
      },
    ],
  ],
  [
    'a list within a list',
    '- bir\n  - ichki\n- ikki',
    [
      {
        type: 'list',
        format: 'unordered',
        indentLevel: 0,
        children: [
          { type: 'list-item', children: [text('bir')] },
          { type: 'list', format: 'unordered', indentLevel: 1, children: [{ type: 'list-item', children: [text('ichki')] }] },
          { type: 'list-item', children: [text('ikki')] },
        ],
      },
    ],
  ],
  [
    'a note, also in bold words',
    'Suv^[Oʻrtacha.] **sathi^[Metrda.]**',
    [
      {
        type: 'paragraph',
        children: [
          text('Suv'),
          { type: 'note', children: [text('Oʻrtacha.')] },
          text(' '),
          text('sathi', { bold: true }),
          { type: 'note', children: [text('Metrda.')] },
        ],
      },
    ],
  ],
  [
    'a table with a caption, headings in its first row, a link and a note',
    '| Tuman | Sath |\n|---|--:|\n| [Quva](/a) | 4^[Metr.] |\n: Quduqlar',
    [
      {
        type: 'table',
        caption: 'Quduqlar',
        children: [
          row(cell([text('Tuman')], true), cell([text('Sath')], true)),
          row(
            cell([{ type: 'link', url: '/a', children: [text('Quva')] }]),
            cell([text('4'), { type: 'note', children: [text('Metr.')] }]),
          ),
        ],
      },
    ],
  ],
  [
    'a table whose first column holds headings, too',
    '| | 2026 |\n|---|---|\n| Quva | |',
    [{ type: 'table', children: [row(cell([text('')]), cell([text('2026')], true)), row(cell([text('Quva')], true), cell([text('')]))] }],
  ],
  [
    'a callout',
    '> [!WARNING]\n> Suv *chuqur*.\n>\n> - bir',
    [
      {
        type: 'callout',
        kind: 'warning',
        children: [
          { type: 'paragraph', children: [text('Suv '), text('chuqur', { italic: true }), text('.')] },
          { type: 'list', format: 'unordered', indentLevel: 0, children: [{ type: 'list-item', children: [text('bir')] }] },
        ],
      },
    ],
  ],
])('%s', (_, markdown, blocks) => {
  expect(parseRichText(markdown)).toEqual(blocks);
  expect(schema.safeParse(parseRichText(markdown)).error).toBeUndefined();
});

test.each([
  ['HTML', 'Matn.\n\n<div>x</div>', 'html', 3],
  ['HTML within a line', 'Matn <b>x</b>', 'html', 1],
  ['a picture', 'a\n\nb ![x](/y.png)', 'image', 3],
  ['a rule', 'a\n\n---', 'thematicBreak', 3],
  ['a heading of the first level', 'a\n\n# b', 'first level', 3],
  ['a quote of two paragraphs', '> a\n>\n> b', 'more than one paragraph', 3],
  ['a quote in a callout', '> [!NOTE]\n> a\n>\n> > b', 'blockquote in a callout', 4],
  ['a note within a link', '[a^[b]](/c)', 'within a link', 1],
  ['a cell of more than a line', 'a\n\n| a |\n|---|\n| # b |', 'no line of words', 3],
  ['a list item of two paragraphs', '- a\n\n  b', 'more than one paragraph', 3],
  ['a list item that begins with a quote', '- > a', 'does not begin with words', 1],
])('reports %s with its line', (_, markdown, words, line) => {
  let caught: unknown;
  try {
    parseRichText(markdown);
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(MarkdownError);
  expect(caught).toMatchObject({ message: expect.stringContaining(words) as unknown, line });
});
