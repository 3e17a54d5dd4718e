import type { calloutKinds } from '@ochiq/contract/fields/callout-kinds';
import type { Blockquote, List, ListItem, Node, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Says what is wrong in a Markdown text, and in which of its lines. */
export class MarkdownError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.name = 'MarkdownError';
    this.line = line;
  }
}

function failMarkdown(node: Node | undefined, message: string): never {
  throw new MarkdownError(message, node?.position?.start.line ?? 1);
}

type TextNode = { type: 'text'; text: string; bold?: true; italic?: true; code?: true };
type InlineNode = TextNode | { type: 'link'; url: string; children: TextNode[] } | { type: 'note'; children: TextNode[] };
type Marks = Pick<TextNode, 'bold' | 'italic'>;

const createText = (value: string, marks: Marks): TextNode => ({ type: 'text', text: value, ...marks });

function convertTexts(nodes: readonly PhrasingContent[], marks: Marks): TextNode[] {
  return nodes
    .flatMap((node) => convertInline(node, marks))
    .map((converted) => (converted.type === 'text' ? converted : failMarkdown(nodes[0], `a ${converted.type} within a link`)));
}

/** Splits words at notes: `water^[of the wells]`, as Pandoc writes them. */
const convertWords = (words: string, marks: Marks): InlineNode[] =>
  words
    .split(/\^\[(?<note>[^\]]*)\]/u)
    .map((part, index): InlineNode =>
      index % 2 === 0 ? createText(part, marks) : { type: 'note', children: [{ type: 'text', text: part }] },
    )
    .filter((node) => node.type !== 'text' || node.text !== '');

function convertInline(node: PhrasingContent, marks: Marks): InlineNode[] {
  switch (node.type) {
    case 'text':
      // A line of the file is no line of the page.
      return convertWords(node.value.replaceAll(/\s*\n\s*/gu, ' '), marks);
    case 'strong':
      return convertInlines(node.children, { ...marks, bold: true });
    case 'emphasis':
      return convertInlines(node.children, { ...marks, italic: true });
    case 'inlineCode':
      return [{ ...createText(node.value, marks), code: true }];
    case 'break':
      return [createText('\n', marks)];
    case 'link':
      return [{ type: 'link', url: node.url, children: convertTexts(node.children, marks) }];
    default:
      return failMarkdown(node, `${node.type} is not among what a rich text may hold`);
  }
}

/** Converts Markdown within a line to nodes of a text. */
function convertInlines(nodes: readonly PhrasingContent[], marks: Marks = {}): InlineNode[] {
  return nodes.flatMap((node) => convertInline(node, marks));
}

type ListItemBlock = { type: 'list-item'; children: InlineNode[] };
type ListBlock = { type: 'list'; format: 'ordered' | 'unordered'; indentLevel: number; children: (ListItemBlock | ListBlock)[] };
type ParagraphBlock = { type: 'paragraph'; children: InlineNode[] };
type CellNode = { type: 'table-cell'; header?: true; children: InlineNode[] };
type TableBlock = { type: 'table'; caption?: string; children: { type: 'table-row'; children: CellNode[] }[] };
type CalloutBlock = { type: 'callout'; kind: (typeof calloutKinds)[number]; children: (ParagraphBlock | ListBlock)[] };
export type Block =
  | ParagraphBlock
  | { type: 'quote' | 'code'; children: InlineNode[] }
  | { type: 'heading'; level: number; children: InlineNode[] }
  | ListBlock
  | TableBlock
  | CalloutBlock;

function convertOnlyParagraph(holder: Blockquote | ListItem, label: string, nodes: readonly RootContent[]): InlineNode[] {
  const [first, second] = nodes;
  if (first?.type !== 'paragraph') return failMarkdown(first ?? holder, `${label} does not begin with words`);
  if (second) return failMarkdown(second, `${label} holds more than one paragraph`);
  return convertInlines(first.children);
}

function convertListItem(item: ListItem, level: number): (ListItemBlock | ListBlock)[] {
  const words = item.children.filter(({ type }) => type !== 'list');
  const lists = item.children.filter((child) => child.type === 'list');
  return [
    { type: 'list-item', children: convertOnlyParagraph(item, 'A list item', words) },
    ...lists.map((inner) => convertList(inner, level + 1)),
  ];
}

function convertList(node: List, level: number): ListBlock {
  return {
    type: 'list',
    format: node.ordered ? 'ordered' : 'unordered',
    indentLevel: level,
    children: node.children.flatMap((item) => convertListItem(item, level)),
  };
}

/** Converts the words of a cell, which are Markdown themselves. */
function convertCell(words: string, table: Paragraph): InlineNode[] {
  const [first, second] = fromMarkdown(words).children;
  if (!first) return [createText('', {})];
  return first.type === 'paragraph' && !second ? convertInlines(first.children) : failMarkdown(table, 'a cell that is no line of words');
}

const splitCells = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/gu, '')
    .split('|')
    .map((cell) => cell.trim());

const isRule = (line: string | undefined) => line !== undefined && /^\|(?:\s*:?-+:?\s*\|)+$/u.test(line);

/**
 * Converts a table with bars; a line that begins with a colon is its caption. Its first row holds the headings, and its
 * first column, too, where the corner is empty.
 */
function convertTable(node: Paragraph, lines: readonly string[]): TableBlock {
  const caption = lines.at(-1)?.startsWith(': ') ? lines.at(-1)?.slice(2).trim() : undefined;
  const rows = lines.filter((line, index) => index !== 1 && line.startsWith('|')).map(splitCells);
  const isHeadColumn = rows[0]?.[0] === '';
  return {
    type: 'table',
    ...(caption !== undefined && { caption }),
    children: rows.map((cells, row) => ({
      type: 'table-row',
      children: cells.map((words, column) => ({
        type: 'table-cell',
        ...((row === 0 || (column === 0 && isHeadColumn)) && words !== '' && { header: true as const }),
        children: convertCell(words, node),
      })),
    })),
  };
}

/** The kinds of callouts by the words that GitHub has for them. */
const alerts: Readonly<Record<string, CalloutBlock['kind']>> = {
  NOTE: 'information',
  IMPORTANT: 'important',
  WARNING: 'warning',
  CAUTION: 'danger',
};

/** Converts a quote that begins with `[!WARNING]` or the like; `null` for any other. */
function convertCallout({ children: [first, ...rest] }: Blockquote, source: string): CalloutBlock | null {
  const from = first?.position?.start.offset ?? 0;
  const kind = alerts[/^\[!(?<name>[A-Z]+)\]/u.exec(source.slice(from))?.groups?.['name'] ?? ''];
  if (kind === undefined || first?.type !== 'paragraph') return null;
  const [opening, ...words] = convertInlines(first.children);
  const begin = opening?.type === 'text' ? [createText(opening.text.replace(/^\[!\w+\]\s*/u, ''), {})] : [];
  const all = [{ type: 'paragraph' as const, children: [...begin.filter(({ text }) => text !== ''), ...words] }];
  const below = rest.map((node): ParagraphBlock | ListBlock => {
    if (node.type === 'list') return convertList(node, 0);
    return node.type === 'paragraph'
      ? { type: 'paragraph', children: convertInlines(node.children) }
      : failMarkdown(node, `${node.type} in a callout`);
  });
  return { type: 'callout', kind, children: [...all.filter(({ children }) => children.length > 0), ...below] };
}

function convertParagraph(node: Paragraph, source: string): Block {
  const { start, end } = node.position ?? {};
  const lines = source
    .slice(start?.offset, end?.offset)
    .split('\n')
    .map((line) => line.trim());
  return isRule(lines[1]) ? convertTable(node, lines) : { type: 'paragraph', children: convertInlines(node.children) };
}

function convertBlock(node: RootContent, source: string): Block {
  switch (node.type) {
    case 'paragraph':
      return convertParagraph(node, source);
    case 'heading':
      if (node.depth === 1) return failMarkdown(node, "A heading of the first level is the page's own title: begin with ##");
      return { type: 'heading', level: node.depth, children: convertInlines(node.children) };
    case 'blockquote':
      return convertCallout(node, source) ?? { type: 'quote', children: convertOnlyParagraph(node, 'A quote', node.children) };
    case 'code':
      return { type: 'code', children: [{ type: 'text', text: node.value }] };
    case 'list':
      return convertList(node, 0);
    default:
      return failMarkdown(node, `${(node as Nodes).type} is not among what a rich text may hold`);
  }
}

/**
 * Parses Markdown to the blocks of a text; also tables with bars, notes (`^[…]`) and callouts (`> [!WARNING]`).
 * @throws MarkdownError something in it has no place in a rich text
 */
export function parseRichText(markdown: string): Block[] {
  return fromMarkdown(markdown).children.map((node) => convertBlock(node, markdown));
}
