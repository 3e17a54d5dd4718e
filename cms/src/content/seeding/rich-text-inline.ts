import type { PhrasingContent } from 'mdast';

import { failMarkdown } from './markdown-error';

export type TextNode = { type: 'text'; text: string; bold?: true; italic?: true; code?: true };
export type InlineNode = TextNode | { type: 'link'; url: string; children: TextNode[] };
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
export function convertInlines(nodes: readonly PhrasingContent[], marks: Marks = {}): InlineNode[] {
  return nodes.flatMap((node) => convertInline(node, marks));
}
