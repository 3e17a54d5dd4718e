import type { Mark, Node } from 'prosemirror-model';

import type { BlockNode, Json } from './block-types.ts';
import { originals } from './originals.ts';
import { schema, textMarks } from './schema.ts';

const { nodes, marks } = schema;

type Others = Readonly<Record<string, Json | undefined>> | null;

const emptyText: BlockNode = { type: 'text', text: '' };

const getOthers = ({ attrs }: Node | Mark) => attrs['others'] as Others;
const getJson = ({ attrs }: Node) => attrs['json'] as BlockNode;

const listNodes = (parent: Node): readonly Node[] => Array.from({ length: parent.childCount }, (_, index) => parent.child(index));

function writeText(node: Node): BlockNode {
  const own = textMarks.filter((name) => marks[name].isInSet(node.marks));
  return { type: 'text', text: node.text ?? '', ...Object.fromEntries(own.map((name) => [name, true])) };
}

/** Writes the texts of a block; those of one link are together. A block without texts has an empty one, as Strapi requires. */
function writeInlines(parent: Node): readonly BlockNode[] {
  const written: BlockNode[] = [];
  let current: { mark: Mark; children: BlockNode[] } | null = null;
  for (const node of listNodes(parent)) {
    const link = node.isText ? marks.link.isInSet(node.marks) : undefined;
    if (!link) {
      current = null;
      written.push(node.isText ? writeText(node) : getJson(node));
    } else if (current?.mark.eq(link)) {
      current.children.push(writeText(node));
    } else {
      current = { mark: link, children: [writeText(node)] };
      written.push({ ...getOthers(link), type: 'link', url: String(link.attrs['url']), children: current.children });
    }
  }
  return written.length === 0 ? [emptyText] : written;
}

function writeList(node: Node, depth = 0): BlockNode {
  const others = getOthers(node);
  return {
    ...others,
    // Strapi's own editor wrote it; it follows where the list is now.
    ...(others && 'indentLevel' in others && { indentLevel: depth }),
    type: 'list',
    format: String(node.attrs['format']),
    children: listNodes(node).map((child) =>
      child.type === nodes.sublist ? writeList(child, depth + 1) : writeTextBlock(child, 'list-item'),
    ),
  };
}

const writeTextBlock = (node: Node, type: string): BlockNode => ({ ...getOthers(node), type, children: writeInlines(node) });

const writeCell = (cell: Node): BlockNode => ({
  ...getOthers(cell),
  type: 'table-cell',
  ...(cell.type === nodes.table_header && { header: true }),
  children: writeInlines(cell),
});

function writeTable(node: Node): BlockNode {
  const { caption } = node.attrs as { caption: string | null };
  const rows = listNodes(node).map((row) => ({ ...getOthers(row), type: 'table-row', children: listNodes(row).map(writeCell) }));
  return { ...getOthers(node), type: 'table', ...(caption !== null && { caption }), children: rows };
}

/** Writes a block that is not at hand as it came. */
function writeEdited(node: Node): BlockNode {
  switch (node.type) {
    case nodes.heading:
      return { ...writeTextBlock(node, 'heading'), level: Number(node.attrs['level']) };
    case nodes.list:
      return writeList(node);
    case nodes.table:
      return writeTable(node);
    case nodes.callout:
      return { ...getOthers(node), type: 'callout', kind: String(node.attrs['kind']), children: listNodes(node).map(writeEdited) };
    case nodes.paragraph:
    case nodes.quote:
      return writeTextBlock(node, node.type.name);
    case nodes.code_block:
      return writeTextBlock(node, 'code');
    default:
      return getJson(node);
  }
}

function writeBlock(node: Node): unknown {
  const original = originals.get(node);
  if (original !== undefined) return original;
  const written = writeEdited(node);
  originals.set(node, written);
  return written;
}

/** Writes a document as the value of its field. */
export const toBlocks = (document: Node): unknown[] => listNodes(document).map(writeBlock);

/** Tells whether a document is an empty paragraph, and nothing else. */
export const isEmptyDocument = (document: Node): boolean =>
  document.childCount === 1 && document.child(0).type === nodes.paragraph && document.child(0).content.size === 0;
