import { calloutKinds } from '@ochiq/contract/fields/callout-kinds';
import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** What a node has that the editor does not know, for example the depth that Strapi's own editor wrote into lists: it is saved as it came. */
const others = { others: { default: null } } as const;

/** Parses nothing of foreign pages by itself: `paste/html-to-blocks.ts` reads them. */
const textBlock = { content: 'inline*', group: 'block', defining: true, whitespace: 'pre' } as const satisfies NodeSpec;

const headingLevels = [1, 2, 3, 4, 5, 6] as const;

const textBlocks = {
  paragraph: { ...textBlock, group: 'block flow', attrs: others, parseDOM: [{ tag: 'p' }], toDOM: (): DOMOutputSpec => ['p', 0] },
  heading: {
    ...textBlock,
    attrs: { ...others, level: { default: 2 } },
    parseDOM: headingLevels.map((level) => ({ tag: `h${String(level)}`, attrs: { level } })),
    toDOM: ({ attrs }): DOMOutputSpec => [`h${String(attrs['level'])}`, 0],
  },
  quote: { ...textBlock, attrs: others, parseDOM: [{ tag: 'blockquote' }], toDOM: (): DOMOutputSpec => ['blockquote', 0] },
  code_block: {
    ...textBlock,
    attrs: others,
    code: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: (): DOMOutputSpec => ['pre', ['code', 0]],
  },
} as const satisfies Record<string, NodeSpec>;

const listTag = (format: unknown) => (format === 'ordered' ? 'ol' : 'ul');
const listAttributes = { ...others, format: { default: 'unordered' } } as const;

/** Lists as the format has them: a list within a list is a neighbour of the items, not in one. */
const lists = {
  list: {
    content: '(list_item | sublist)+',
    group: 'block flow',
    attrs: listAttributes,
    parseDOM: [
      { tag: 'ul', attrs: { format: 'unordered' } },
      { tag: 'ol', attrs: { format: 'ordered' } },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [listTag(attrs['format']), 0],
  },
  // An element of its own around the inner list: a list may hold nothing but items.
  sublist: {
    content: '(list_item | sublist)+',
    attrs: listAttributes,
    parseDOM: [
      { tag: 'ul ul, ol ul', attrs: { format: 'unordered' }, priority: 60 },
      { tag: 'ul ol, ol ol', attrs: { format: 'ordered' }, priority: 60 },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['li', { class: 'sublist' }, [listTag(attrs['format']), 0]],
  },
  list_item: {
    content: 'inline*',
    attrs: others,
    defining: true,
    whitespace: 'pre',
    parseDOM: [{ tag: 'li.sublist', skip: true, priority: 60 }, { tag: 'li' }],
    toDOM: (): DOMOutputSpec => ['li', 0],
  },
} as const satisfies Record<string, NodeSpec>;

const calloutBlock = {
  callout: {
    content: 'flow+',
    group: 'block',
    defining: true,
    isolating: true,
    attrs: { ...others, kind: { default: calloutKinds[0] } },
    parseDOM: [{ tag: 'div[data-callout]', getAttrs: (element) => ({ kind: element.getAttribute('data-callout') }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['div', { 'data-callout': String(attrs['kind']) }, 0],
  },
} as const satisfies Record<string, NodeSpec>;

/** A block that is chosen or deleted as a whole; it has the JSON of the format. */
const defineAtom = (tag: string): NodeSpec => ({
  group: 'block',
  atom: true,
  attrs: { json: {} },
  parseDOM: [
    { tag: `${tag}[data-json]`, getAttrs: (element) => ({ json: JSON.parse(element.getAttribute('data-json') ?? 'null') as unknown }) },
  ],
  toDOM: ({ attrs }) => [tag, { 'data-json': JSON.stringify(attrs['json']) }],
});

/** The blocks without text, by their names in the format. */
export const atomBlocks = ['image', 'file', 'video'] as const;

const inlines = {
  text: { group: 'inline' },
  note: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { json: {} },
    parseDOM: [
      { tag: 'sup[data-json]', getAttrs: (element) => ({ json: JSON.parse(element.getAttribute('data-json') ?? 'null') as unknown }) },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['sup', { 'data-json': JSON.stringify(attrs['json']) }],
  },
  unknown_inline: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { json: {} },
    toDOM: (): DOMOutputSpec => ['span', { class: 'unknown' }, '…'],
  },
} as const satisfies Record<string, NodeSpec>;

const { table, table_row, table_cell, table_header } = tableNodes({ tableGroup: 'block', cellContent: 'inline*', cellAttributes: {} });

const tables = {
  table: {
    ...table,
    attrs: { ...others, caption: { default: null } },
    toDOM: ({ attrs }): DOMOutputSpec => {
      const { caption } = attrs as { caption: string | null };
      const named: DOMOutputSpec[] = caption === null ? [] : [['caption', { contenteditable: 'false' }, caption]];
      return ['table', ...named, ['tbody', 0]];
    },
  },
  table_row: { ...table_row, attrs: others },
  table_cell: { ...table_cell, attrs: { ...table_cell.attrs, ...others }, whitespace: 'pre' },
  table_header: { ...table_header, attrs: { ...table_header.attrs, ...others }, whitespace: 'pre' },
} as const satisfies Record<string, NodeSpec>;

const simpleMark = (tag: string, ...others_: readonly string[]): MarkSpec => ({
  parseDOM: [tag, ...others_].map((one) => ({ tag: one })),
  toDOM: () => [tag, 0],
});

/** The marks of a text, by their names in the format, in the order in which elements hold one another. */
export const textMarks = ['bold', 'italic', 'underline', 'strikethrough', 'code', 'untranslated'] as const;
export type TextMark = (typeof textMarks)[number];

/** The document of the editor. Its nodes are those of the contract's rich text, so that each text comes back as it was. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    ...textBlocks,
    ...lists,
    ...calloutBlock,
    ...tables,
    image: defineAtom('figure'),
    file: defineAtom('aside'),
    video: defineAtom('section'),
    unknown: defineAtom('article'),
    ...inlines,
  },
  marks: {
    link: {
      attrs: { url: {}, ...others },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ url: element.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['url']) }, 0],
    },
    bold: simpleMark('strong', 'b'),
    italic: simpleMark('em', 'i'),
    underline: simpleMark('u'),
    strikethrough: simpleMark('s', 'del', 'strike'),
    code: simpleMark('code'),
    // A name or a foreign word: neither translated nor shown in another alphabet.
    untranslated: { parseDOM: [{ tag: 'span[translate=no]' }], toDOM: () => ['span', { translate: 'no' }, 0] },
  },
});
