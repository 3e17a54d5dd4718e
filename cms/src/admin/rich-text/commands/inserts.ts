import { Fragment, type Node, type NodeType } from 'prosemirror-model';
import { NodeSelection, Selection, TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state';

import { fromBlocks } from '../document/from-blocks.ts';
import type { BlockNode } from '../document/block-types.ts';
import { schema } from '../document/schema.ts';

const { nodes, marks } = schema;

/** Puts blocks below the block at the cursor, or in its place where it is empty. */
export function insertBlocks(state: EditorState, blocks: readonly Node[]): Transaction {
  const { $to } = state.selection;
  const block = $to.depth === 0 ? null : $to.node(1);
  const isEmpty = block?.type === nodes.paragraph && block.content.size === 0;
  const from = block === null ? $to.pos : isEmpty ? $to.before(1) : $to.after(1);
  const to = block === null || !isEmpty ? from : $to.after(1);
  const last = to >= state.doc.content.size && !blocks.at(-1)?.isTextblock;
  // One can write on below a table or picture.
  const all = last ? [...blocks, nodes.paragraph.create()] : blocks;
  const tr = state.tr.replaceWith(from, to, Fragment.from(all));
  return tr.setSelection(Selection.near(tr.doc.resolve(from + 1))).scrollIntoView();
}

/** Puts a block of the format below the one at the cursor. */
export const insertNode =
  (block: BlockNode): Command =>
  (state, dispatch) => {
    dispatch?.(insertBlocks(state, [fromBlocks([block]).child(0)]));
    return true;
  };

/** Puts a table below the block at the cursor; its first row is the headings of the columns. */
export const insertTable =
  (rows: number, columns: number): Command =>
  (state, dispatch) => {
    const cells = (type: typeof nodes.table_cell) => Array.from({ length: columns }, () => type.create());
    const table = Array.from({ length: rows }, (_, row) =>
      nodes.table_row.create(null, cells(row === 0 ? nodes.table_header : nodes.table_cell)),
    );
    dispatch?.(insertBlocks(state, [nodes.table.create(null, table)]));
    return true;
  };

/** Puts a callout below the block at the cursor. */
export const insertCallout =
  (kind: string): Command =>
  (state, dispatch) => {
    dispatch?.(insertBlocks(state, [nodes.callout.create({ kind }, nodes.paragraph.create())]));
    return true;
  };

/** Puts a note behind the selection, or changes the one that is selected; without words it is taken out. */
export const setNote =
  (words: string): Command =>
  (state, dispatch) => {
    const { selection } = state;
    const isNote = selection instanceof NodeSelection && selection.node.type === nodes.note;
    if (selection.$from.parent.type === nodes.code_block) return false;
    if (words.trim() === '') {
      if (isNote) dispatch?.(state.tr.deleteSelection());
      return isNote;
    }
    const note = nodes.note.create({ json: { type: 'note', children: [{ type: 'text', text: words.trim() }] } });
    dispatch?.((isNote ? state.tr.replaceSelectionWith(note, false) : state.tr.insert(selection.to, note)).scrollIntoView());
    return true;
  };

/** The words of a note, without marks. */
export function getNoteWords({ selection }: EditorState): string {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.note) return '';
  const { children } = selection.node.attrs['json'] as { children?: readonly { text?: unknown }[] };
  return (children ?? []).map(({ text }) => (typeof text === 'string' ? text : '')).join('');
}

/** A link at the selection, with where it begins and ends. */
export type LinkRange = { url: string; from: number; to: number };

/** Finds the link that the selection is in or touches. */
export function findLink({ selection: { $from } }: EditorState): LinkRange | null {
  const { parent } = $from;
  const around = parent.childAfter($from.parentOffset);
  const inside = around.node && marks.link.isInSet(around.node.marks) ? around : parent.childBefore($from.parentOffset);
  const mark = inside.node ? marks.link.isInSet(inside.node.marks) : undefined;
  if (!mark) return null;
  let first = inside.index;
  let last = inside.index;
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1;
  while (last + 1 < parent.childCount && mark.isInSet(parent.child(last + 1).marks)) last += 1;
  const sizes = Array.from({ length: last + 1 }, (_, index) => parent.child(index).nodeSize);
  const start = $from.start() + sizes.slice(0, first).reduce((sum, size) => sum + size, 0);
  return { url: String(mark.attrs['url']), from: start, to: $from.start() + sizes.reduce((sum, size) => sum + size, 0) };
}

/** Makes the selection, or the link around it, a link; without a selection the words are put in. */
export const setLink =
  (url: string | null, words: string): Command =>
  (state, dispatch) => {
    if (state.selection.$from.parent.type === nodes.code_block) return false;
    const link = findLink(state);
    const { from, to } = state.selection.empty && link ? link : state.selection;
    const tr = state.tr.removeMark(from, to, marks.link);
    if (url !== null && from === to) {
      const text = schema.text(words.trim() === '' ? url : words, [...state.selection.$from.marks(), marks.link.create({ url })]);
      tr.insert(from, text).setSelection(TextSelection.create(tr.doc, from + text.nodeSize));
    } else if (url !== null) tr.addMark(from, to, marks.link.create({ url }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Changes an attribute of the block of the page around the cursor. */
const setOuterAttribute =
  (type: NodeType, name: string, value: string | null): Command =>
  ({ selection: { $from }, tr }, dispatch) => {
    if ($from.depth === 0 || $from.node(1).type !== type) return false;
    dispatch?.(tr.setNodeAttribute($from.before(1), name, value));
    return true;
  };

/** Makes the callout around the cursor one of another kind. */
export const setCalloutKind = (kind: string): Command => setOuterAttribute(nodes.callout, 'kind', kind);

/** Names the table around the cursor. */
export const setCaption = (caption: string): Command =>
  setOuterAttribute(nodes.table, 'caption', caption.trim() === '' ? null : caption.trim());

/** The name of the table around the cursor. */
export function getCaption({ selection: { $from } }: EditorState): string {
  const caption: unknown = $from.depth > 0 ? $from.node(1).attrs['caption'] : null;
  return typeof caption === 'string' ? caption : '';
}

/** Describes the picture that is selected. */
export const describeSelected =
  (alternativeText: string): Command =>
  ({ selection, tr }, dispatch) => {
    if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.image) return false;
    const json = selection.node.attrs['json'] as BlockNode & { image: object };
    dispatch?.(tr.setNodeAttribute(selection.from, 'json', { ...json, image: { ...json.image, alternativeText } }));
    return true;
  };
