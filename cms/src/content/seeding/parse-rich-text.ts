import type { Blockquote, List, ListItem, Node, Nodes, PhrasingContent, RootContent } from 'mdast';
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
type InlineNode = TextNode | { type: 'link'; url: string; children: TextNode[] };
type Marks = Pick<TextNode, 'bold' | 'italic'>;

const createText = (value: string, marks: Marks): TextNode => ({ type: 'text', text: value, ...marks });

function convertTexts(nodes: readonly PhrasingContent[], marks: Marks): TextNode[] {
  return nodes
    .flatMap((node) => convertInline(node, marks))
    .map((converted) => (converted.type === 'link' ? failMarkdown(nodes[0], 'a link within a link') : converted));
}

function convertInline(node: PhrasingContent, marks: Marks): InlineNode[] {
  switch (node.type) {
    case 'text':
      // A line of the file is no line of the page.
      return [createText(node.value.replaceAll(/\s*\n\s*/gu, ' '), marks)];
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

/** Converts Markdown within a line to the nodes that Strapi's block editor saves. */
function convertInlines(nodes: readonly PhrasingContent[], marks: Marks = {}): InlineNode[] {
  return nodes.flatMap((node) => convertInline(node, marks));
}

type ListItemBlock = { type: 'list-item'; children: InlineNode[] };
type ListBlock = { type: 'list'; format: 'ordered' | 'unordered'; indentLevel: number; children: (ListItemBlock | ListBlock)[] };
export type Block =
  | { type: 'paragraph' | 'quote' | 'code'; children: InlineNode[] }
  | { type: 'heading'; level: number; children: InlineNode[] }
  | ListBlock;

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

function convertBlock(node: RootContent): Block {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: convertInlines(node.children) };
    case 'heading':
      if (node.depth === 1) return failMarkdown(node, "A heading of the first level is the page's own title: begin with ##");
      return { type: 'heading', level: node.depth, children: convertInlines(node.children) };
    case 'blockquote':
      return { type: 'quote', children: convertOnlyParagraph(node, 'A quote', node.children) };
    case 'code':
      return { type: 'code', children: [{ type: 'text', text: node.value }] };
    case 'list':
      return convertList(node, 0);
    default:
      return failMarkdown(node, `${(node as Nodes).type} is not among what a rich text may hold`);
  }
}

/**
 * Parses Markdown to the blocks that Strapi's block editor saves.
 * @throws MarkdownError something in it has no place in a rich text
 */
export function parseRichText(markdown: string): Block[] {
  return fromMarkdown(markdown).children.map(convertBlock);
}
