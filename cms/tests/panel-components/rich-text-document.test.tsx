import { calloutKinds } from '@ochiq/contract/fields/callout-kinds';
import { richText } from '@ochiq/contract/fields/rich-text';
import fc from 'fast-check';
import { Node } from 'prosemirror-model';

import { fromBlocks } from '../../src/admin/rich-text/document/from-blocks.ts';
import { schema } from '../../src/admin/rich-text/document/schema.ts';
import { isEmptyDocument, toBlocks } from '../../src/admin/rich-text/document/to-blocks.ts';

type Json = Record<string, unknown>;
type Text = Json & { text: string };

const marks = fc.record(
  {
    bold: fc.boolean(),
    italic: fc.boolean(),
    underline: fc.boolean(),
    strikethrough: fc.boolean(),
    code: fc.boolean(),
    untranslated: fc.boolean(),
  },
  { requiredKeys: [] },
);
const text = fc
  .tuple(fc.string({ unit: fc.constantFrom('a', 'oʻ', 'ш', ' ', '\n', '<', '🙂') }), marks)
  .map(([words, of]): Json => ({ type: 'text', text: words, ...of }));
const texts = fc.array(text, { maxLength: 4 });
const link = fc
  .tuple(fc.constantFrom('/uz/news', 'https://lex.uz/docs/1', 'mailto:a@b.uz'), texts)
  .map(([url, children]): Json => ({ type: 'link', url, children }));
const note = texts.map((children): Json => ({ type: 'note', children }));
const inlines = fc.array(fc.oneof(text, link, note), { maxLength: 5 });

const { list } = fc.letrec<{ list: Json; child: Json }>((tie) => ({
  child: fc.oneof(
    { maxDepth: 3 },
    inlines.map((children): Json => ({ type: 'list-item', children })),
    tie('list'),
  ),
  list: fc
    .tuple(fc.constantFrom('ordered', 'unordered'), fc.array(tie('child'), { maxLength: 3 }))
    .map(([format, children]): Json => ({ type: 'list', format, children })),
}));

const image = fc.constantFrom('Bino', 'Yigʻilish').map((alternativeText): Json => ({
  type: 'image',
  image: { hash: 'bino_0a1b2c3d4e', ext: '.jpg', url: '/uploads/bino_0a1b2c3d4e.jpg', alternativeText, width: 3, height: 2 },
  children: [{ type: 'text', text: '' }],
}));

const file = fc.constantFrom('.pdf', '.docx').map((ext): Json => ({
  type: 'file',
  title: 'Buyruq',
  file: { hash: 'buyruq_0a1b2c3d4e', ext, url: `/uploads/buyruq_0a1b2c3d4e${ext}`, name: `buyruq${ext}`, size: 3 },
}));

/** Tables with as many cells in every row, and headings in the first, as the contract requires. */
const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.constantFrom(null, 'Toʻlovlar'), inlines)
  .map(([rows, columns, caption, children]): Json => {
    const words = { type: 'text', text: 'a' };
    const cell = (row: number) => ({ type: 'table-cell', ...(row === 0 && { header: true }), children: row === 0 ? [words] : children });
    const buildRow = (_: unknown, row: number) => ({ type: 'table-row', children: Array.from({ length: columns }, () => cell(row)) });
    return { type: 'table', caption, children: Array.from({ length: rows }, buildRow) };
  });

const callout = fc
  .tuple(
    fc.constantFrom(...calloutKinds),
    fc.array(
      fc.oneof(
        inlines.map((children): Json => ({ type: 'paragraph', children })),
        list,
      ),
      { maxLength: 3 },
    ),
  )
  .map(([kind, children]): Json => ({ type: 'callout', kind, children }));

const block = fc.oneof(
  texts.map((children): Json => ({ type: 'code', children })),
  file,
  table,
  callout,
  fc.tuple(fc.constantFrom('paragraph', 'quote'), inlines).map(([type, children]): Json => ({ type, children })),
  fc.tuple(fc.integer({ min: 1, max: 6 }), inlines).map(([level, children]): Json => ({ type: 'heading', level, children })),
  list,
  image,
);

/** What the editor may join or leave out in a block that is edited: readers see no difference. */
function toCanonical(node: Json): Json {
  const children = node['children'] as Json[] | undefined;
  // A table without a caption has none, or an empty one.
  if (node['caption'] === null) return toCanonical(Object.fromEntries(Object.entries(node).filter(([key]) => key !== 'caption')));
  if (!children || node['type'] === 'note') return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== false));
  const joined: Json[] = [];
  for (const child of children.map(toCanonical)) {
    const last = joined.at(-1);
    const isEmpty = child['type'] === 'text' && child['text'] === '';
    const { text: before, children: inner, ...rest } = child;
    const { text: lastText, children: lastInner, ...lastRest } = last ?? {};
    const isSame =
      last !== undefined && ['text', 'link'].includes(String(child['type'])) && JSON.stringify(rest) === JSON.stringify(lastRest);
    if (isEmpty) continue;
    // An empty link can't be edited, and stays beside one with words.
    const isEmptyLink = (one: unknown) => Array.isArray(one) && one.every((part: Text) => part.text === '');
    if (isSame && child['type'] === 'text') joined.splice(-1, 1, { ...rest, text: `${String(lastText)}${String(before)}` });
    else if (isSame && !isEmptyLink(inner) && !isEmptyLink(lastInner))
      joined.splice(-1, 1, toCanonical({ ...rest, children: [...(lastInner as Json[]), ...(inner as Json[])] }));
    else joined.push(child);
  }
  const hasTexts = ['paragraph', 'quote', 'code', 'heading', 'list-item', 'link', 'table-cell'].includes(String(node['type']));
  return { ...node, children: joined.length === 0 && hasTexts ? [{ type: 'text', text: '' }] : joined };
}

/** The document without what it was built from, as if every block had been edited. */
const forget = (document: Node) => Node.fromJSON(schema, JSON.parse(JSON.stringify(document.toJSON())) as object);

test('a text that was not edited comes back as it was, for every text of the contract', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
      expect(richText.safeParse(blocks).error).toBeUndefined();
      const document = fromBlocks(blocks);
      document.check();
      expect(toBlocks(document)).toEqual(blocks);
    }),
  );
});

test('a text of which every block was edited says the same', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
      expect(toBlocks(forget(fromBlocks(blocks))).map((one) => toCanonical(one as Json))).toEqual(blocks.map(toCanonical));
    }),
  );
});

const words = (value: string) => [{ type: 'text', text: value }];

test.each<[string, Json]>([
  [
    'a table with a caption and a header',
    {
      type: 'table',
      caption: 'Toʻlovlar',
      children: [
        { type: 'table-row', children: [{ type: 'table-cell', header: true, children: words('Xizmat') }] },
        { type: 'table-row', children: [{ type: 'table-cell', children: words('355') }] },
      ],
    },
  ],
  [
    'a callout with a list',
    {
      type: 'callout',
      kind: 'warning',
      children: [
        { type: 'paragraph', children: words('Diqqat') },
        { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: words('bir') }] },
      ],
    },
  ],
  ['a file', { type: 'file', file: { hash: 'a', ext: '.pdf' }, title: 'Buyruq' }],
  ['a note', { type: 'paragraph', children: [...words('Soʻz'), { type: 'note', children: words('Izoh') }] }],
  ['a link with what is not known', { type: 'paragraph', children: [{ type: 'link', url: '/a', rel: 'x', children: words('b') }] }],
  [
    'the depths that Strapi wrote',
    { type: 'list', format: 'ordered', indentLevel: 0, children: [{ type: 'list-item', children: words('bir') }] },
  ],
  ['a block of another version', { type: 'poll', question: 'Nega?' }],
  ['a text that is none', { type: 'paragraph', children: [{ type: 'text', text: 'a', colour: 'red' }, { type: 'sign' }] }],
  ['a list without items', { type: 'list', format: 'ordered', children: [] }],
])('keeps %s', (_, one) => {
  const document = fromBlocks([one]);
  document.check();
  expect(toBlocks(forget(document))).toEqual([one]);
});

test('what is no block is saved as it came', () => {
  const broken = [null, 'a', { children: 1 }, { type: 'paragraph', children: 'a' }];
  expect(toBlocks(fromBlocks(broken))).toEqual(broken);
});

test.each([null, undefined, [], 'a'])('an empty field is an empty paragraph: %p', (value) => {
  expect(isEmptyDocument(fromBlocks(value))).toBe(true);
});

test('a block that was edited is built again, and no other', () => {
  const twice = { type: 'paragraph', children: [...words('a'), ...words('b')] };
  const document = fromBlocks([twice, twice]);
  const edited = document.replace(1, 2, fromBlocks([{ type: 'paragraph', children: words('c') }]).slice(1, 2));
  expect(toBlocks(edited)).toEqual([{ type: 'paragraph', children: words('cb') }, twice]);
});
