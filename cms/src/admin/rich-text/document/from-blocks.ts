import type { Mark, Node, NodeType } from 'prosemirror-model';

import { type BlockNode, getChildren, isBlockNode, pickOthers } from './block-types.ts';
import { originals } from './originals.ts';
import { schema, textMarks, atomBlocks } from './schema.ts';

const { nodes, marks } = schema;

const markNames: readonly string[] = textMarks;

/** Builds a text; `null` for one that has more than the editor knows. */
function buildText(node: BlockNode, around: readonly Mark[]): readonly Node[] | null {
  const { text } = node;
  const isKnown = Object.entries(node).every(([key, value]) =>
    markNames.includes(key) ? typeof value === 'boolean' || value === undefined : key === 'type' || key === 'text',
  );
  if (typeof text !== 'string' || !isKnown) return null;
  if (text === '') return [];
  return [schema.text(text, [...around, ...textMarks.filter((name) => node[name] === true).map((name) => marks[name].create())])];
}

/** Builds a link; `null` for an empty one, and for one that holds more than texts. */
function buildLink(node: BlockNode): readonly Node[] | null {
  const children = getChildren(node);
  if (typeof node['url'] !== 'string' || !children) return null;
  const link = marks.link.create({ url: node['url'], others: pickOthers(node, ['url', 'children']) });
  const texts = children.map((child) => (child.type === 'text' ? buildText(child, [link]) : null));
  if (!texts.every((built) => built !== null)) return null;
  const built = texts.flat();
  return built.length === 0 ? null : built;
}

function buildInline(node: BlockNode): readonly Node[] {
  if (node.type === 'note' && getChildren(node)) return [nodes.note.create({ json: node })];
  const built = node.type === 'text' ? buildText(node, []) : node.type === 'link' ? buildLink(node) : null;
  return built ?? [nodes.unknown_inline.create({ json: node })];
}

/** Builds a block of text; `null` where its children are no nodes. */
function buildTextBlock(type: NodeType, node: BlockNode, attributes: Readonly<Record<string, unknown>> = {}): Node | null {
  const children = getChildren(node);
  const others = pickOthers(node, ['children', ...Object.keys(attributes)]);
  return children && type.create({ ...attributes, others }, children.flatMap(buildInline));
}

/** Builds what holds other blocks; `null` where it is empty, or one of them can't be built. */
function buildAround(
  type: NodeType,
  node: BlockNode,
  buildChild: (child: BlockNode) => Node | null,
  attributes: Readonly<Record<string, unknown>> = {},
): Node | null {
  const built = getChildren(node)?.map(buildChild);
  if (!built?.every((child) => child !== null) || built.length === 0) return null;
  return type.create({ ...attributes, others: pickOthers(node, ['children', ...Object.keys(attributes)]) }, built);
}

function buildList(node: BlockNode, type: NodeType = nodes.list): Node | null {
  const { format } = node;
  if (format !== 'ordered' && format !== 'unordered') return null;
  const buildChild = (child: BlockNode) => {
    if (child.type === 'list-item') return buildTextBlock(nodes.list_item, child);
    return child.type === 'list' ? buildList(child, nodes.sublist) : null;
  };
  return buildAround(type, node, buildChild, { format });
}

function buildTable(node: BlockNode): Node | null {
  const { caption = null } = node;
  if (caption !== null && typeof caption !== 'string') return null;
  const buildCell = (cell: BlockNode) => {
    if (cell.type !== 'table-cell') return null;
    const children = getChildren(cell);
    const type = cell['header'] === true ? nodes.table_header : nodes.table_cell;
    return children && type.create({ others: pickOthers(cell, ['children', 'header']) }, children.flatMap(buildInline));
  };
  const buildRow = (row: BlockNode) => (row.type === 'table-row' ? buildAround(nodes.table_row, row, buildCell) : null);
  return buildAround(nodes.table, node, buildRow, { caption });
}

function buildCallout(node: BlockNode): Node | null {
  const { kind } = node;
  if (typeof kind !== 'string') return null;
  const buildChild = (child: BlockNode) => {
    if (child.type === 'paragraph') return buildTextBlock(nodes.paragraph, child);
    return child.type === 'list' ? buildList(child) : null;
  };
  return buildAround(nodes.callout, node, buildChild, { kind });
}

function buildKnown(node: BlockNode): Node | null {
  switch (node.type) {
    case 'paragraph':
      return buildTextBlock(nodes.paragraph, node);
    case 'quote':
      return buildTextBlock(nodes.quote, node);
    case 'code':
      return buildTextBlock(nodes.code_block, node);
    case 'heading':
      return typeof node['level'] === 'number' ? buildTextBlock(nodes.heading, node, { level: node['level'] }) : null;
    case 'list':
      return buildList(node);
    case 'table':
      return buildTable(node);
    case 'callout':
      return buildCallout(node);
    default: {
      const atom = atomBlocks.find((name) => name === node.type);
      return atom === undefined ? null : nodes[atom].create({ json: node });
    }
  }
}

/** Builds a block. One that the editor does not know is an atom: it can't be edited, and is saved as it came. */
function buildBlock(value: unknown): Node {
  const built = (isBlockNode(value) ? buildKnown(value) : null) ?? nodes.unknown.create({ json: value });
  originals.set(built, value);
  return built;
}

/** Builds the document of the editor from the value of a field; an empty one is an empty paragraph. */
export function fromBlocks(value: unknown): Node {
  const built = Array.isArray(value) ? value.map(buildBlock) : [];
  return nodes.doc.create(null, built.length === 0 ? [nodes.paragraph.create()] : built);
}
