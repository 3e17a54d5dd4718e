import type { Node } from 'prosemirror-model';
import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state';

import { schema } from '../document/schema.ts';

const { nodes } = schema;

export const listFormats = ['unordered', 'ordered'] as const;
export type ListFormat = (typeof listFormats)[number];

/** A block of text as it stands in the page: with the lists around it, from the outer to the inner. None is no item. */
export type Line = { node: Node; formats: readonly ListFormat[]; isSelected: boolean };

/** The blocks that a selection touches, as lines. */
export type SelectedLines = { lines: readonly Line[]; from: number; to: number };

const getFormat = (list: Node): ListFormat => (list.attrs['format'] === 'ordered' ? 'ordered' : 'unordered');

/** Finds the blocks around a selection, at the depth at which lists stand; `null` where these can't be turned into lines. */
export function findLines({ selection }: EditorState): SelectedLines | null {
  const { $from, $to } = selection;
  const range = $from.blockRange($to, (parent) => parent.type === nodes.doc || parent.type === nodes.callout);
  if (!range) return null;
  const lines: Line[] = [];
  const others: Node[] = [];
  const collect = (node: Node, at: number, formats: readonly ListFormat[]): void => {
    if (node.isTextblock) lines.push({ node, formats, isSelected: at < $to.pos && at + node.nodeSize > $from.pos });
    else if (node.type !== nodes.list && node.type !== nodes.sublist) others.push(node);
    else node.forEach((child, offset) => collect(child, at + 1 + offset, [...formats, getFormat(node)]));
  };
  range.parent.forEach((child, offset, index) => {
    if (index >= range.startIndex && index < range.endIndex) collect(child, range.start + offset - getOffset(range), []);
  });
  return others.length === 0 ? { lines, from: range.start, to: range.end } : null;
}

/** Returns where the first block of a range begins within its parent. */
function getOffset({ parent, startIndex }: { parent: Node; startIndex: number }): number {
  let offset = 0;
  for (let index = 0; index < startIndex; index += 1) offset += parent.child(index).nodeSize;
  return offset;
}

type OpenList = { format: ListFormat; children: Node[] };

const closeList = ({ format, children }: OpenList, isInner: boolean): Node =>
  (isInner ? nodes.sublist : nodes.list).create({ format }, children);

const toItem = (node: Node): Node => (node.type === nodes.list_item ? node : nodes.list_item.create(null, node.content));
const toBlock = (node: Node): Node => (node.type === nodes.list_item ? nodes.paragraph.create(null, node.content) : node);

/** Builds the blocks of lines: those with the same lists around them are in one list. */
export function buildBlocks(lines: readonly Pick<Line, 'node' | 'formats'>[]): Node[] {
  const blocks: Node[] = [];
  const open: OpenList[] = [];
  const closeTo = (depth: number) => {
    while (open.length > depth) {
      const list = open.pop();
      if (list) (open.at(-1)?.children ?? blocks).push(closeList(list, open.length > 0));
    }
  };
  for (const { node, formats } of lines) {
    closeTo(formats.length);
    if (open.length === formats.length && open.at(-1)?.format !== formats.at(-1)) closeTo(formats.length - 1);
    for (const format of formats.slice(open.length)) open.push({ format, children: [] });
    const list = open.at(-1);
    if (list) list.children.push(toItem(node));
    else blocks.push(toBlock(node));
  }
  closeTo(0);
  return blocks;
}

/** Puts lines in the place of others, and the selection into the same words. */
export function replaceLines(state: EditorState, { from, to }: SelectedLines, lines: readonly Line[]): Transaction {
  const before = listTexts(state.doc, from, to);
  const { anchor, head } = state.selection;
  const tr = state.tr.replaceWith(from, to, buildBlocks(lines));
  const after = listTexts(tr.doc, from, tr.mapping.map(to));
  const move = (position: number) => {
    const index = before.findLastIndex(({ start }) => start <= position);
    const [old, first] = [before[index], after[index]];
    // Where lines were split there are more of them: what is behind is counted from the end.
    const last = after[after.length - before.length + index];
    if (!old || !first || !last) return tr.mapping.map(position);
    return position === Math.min(anchor, head) ? Math.min(first.start + position - old.start, first.end) : last.end - old.end + position;
  };
  return tr.setSelection(TextSelection.between(tr.doc.resolve(move(anchor)), tr.doc.resolve(move(head)))).scrollIntoView();
}

/** Lists where the texts of a part of a document begin and end. */
function listTexts(document: Node, from: number, to: number): { start: number; end: number }[] {
  const texts: { start: number; end: number }[] = [];
  document.nodesBetween(from, to, (node, position) => {
    if (node.isTextblock && position >= from && position < to) texts.push({ start: position + 1, end: position + node.nodeSize - 1 });
    return !node.isTextblock;
  });
  return texts;
}
