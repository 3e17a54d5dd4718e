import type { Blockquote, List, ListItem, Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

import { fail } from './markdown-error';
import { inlines, type Inline } from './rich-text-inline';

type Item = { type: 'list-item'; children: Inline[] };
type ListBlock = { type: 'list'; format: 'ordered' | 'unordered'; indentLevel: number; children: (Item | ListBlock)[] };
export type Block =
  | { type: 'paragraph' | 'quote' | 'code'; children: Inline[] }
  | { type: 'heading'; level: number; children: Inline[] }
  | ListBlock;

function onlyParagraph(holder: Blockquote | ListItem, what: string, nodes: readonly RootContent[]): Inline[] {
  const [first, second] = nodes;
  if (first?.type !== 'paragraph') return fail(first ?? holder, `${what} does not begin with words`);
  if (second) return fail(second, `${what} holds more than one paragraph`);
  return inlines(first.children);
}

function listItem(item: ListItem, level: number): (Item | ListBlock)[] {
  const words = item.children.filter(({ type }) => type !== 'list');
  const lists = item.children.filter((child) => child.type === 'list');
  return [{ type: 'list-item', children: onlyParagraph(item, 'A list item', words) }, ...lists.map((inner) => list(inner, level + 1))];
}

function list(node: List, level: number): ListBlock {
  return {
    type: 'list',
    format: node.ordered ? 'ordered' : 'unordered',
    indentLevel: level,
    children: node.children.flatMap((item) => listItem(item, level)),
  };
}

function block(node: RootContent): Block {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: inlines(node.children) };
    case 'heading':
      if (node.depth === 1) return fail(node, "A heading of the first level is the page's own title: begin with ##");
      return { type: 'heading', level: node.depth, children: inlines(node.children) };
    case 'blockquote':
      return { type: 'quote', children: onlyParagraph(node, 'A quote', node.children) };
    case 'code':
      return { type: 'code', children: [{ type: 'text', text: node.value }] };
    case 'list':
      return list(node, 0);
    default:
      return fail(node, `${(node as Nodes).type} is not among what a rich text may hold`);
  }
}

/**
 * Parses Markdown to the blocks that Strapi's block editor saves.
 * @throws MarkdownError something in it has no place in a rich text
 */
export function richText(markdown: string): Block[] {
  return fromMarkdown(markdown).children.map(block);
}
