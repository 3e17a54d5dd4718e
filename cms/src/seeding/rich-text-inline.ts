import type { PhrasingContent } from 'mdast';

import { fail } from './markdown-error';

export type Text = { type: 'text'; text: string; bold?: true; italic?: true; code?: true };
export type Inline = Text | { type: 'link'; url: string; children: Text[] };
type Marks = Pick<Text, 'bold' | 'italic'>;

const text = (value: string, marks: Marks): Text => ({ type: 'text', text: value, ...marks });

function texts(nodes: readonly PhrasingContent[], marks: Marks): Text[] {
  return nodes.flatMap((node) => inline(node, marks)).map((made) => (made.type === 'link' ? fail(nodes[0], 'a link within a link') : made));
}

function inline(node: PhrasingContent, marks: Marks): Inline[] {
  switch (node.type) {
    case 'text':
      // A line of the file is no line of the page.
      return [text(node.value.replaceAll(/\s*\n\s*/gu, ' '), marks)];
    case 'strong':
      return inlines(node.children, { ...marks, bold: true });
    case 'emphasis':
      return inlines(node.children, { ...marks, italic: true });
    case 'inlineCode':
      return [{ ...text(node.value, marks), code: true }];
    case 'break':
      return [text('\n', marks)];
    case 'link':
      return [{ type: 'link', url: node.url, children: texts(node.children, marks) }];
    default:
      return fail(node, `${node.type} is not among what a rich text may hold`);
  }
}

/** Converts Markdown within a line to the nodes that Strapi's block editor saves. */
export function inlines(nodes: readonly PhrasingContent[], marks: Marks = {}): Inline[] {
  return nodes.flatMap((node) => inline(node, marks));
}
