import { chainCommands, exitCode } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';

import { schema } from '../document/schema.ts';
import { buildBlocks, findLines, replaceLines } from './lines.ts';

const { nodes } = schema;

/** The kinds of blocks of text, as the toolbar names them. Headings begin at the second level: the first is the page's title. */
export const blockKinds = ['paragraph', 'heading2', 'heading3', 'heading4', 'quote', 'code'] as const;
export type BlockKind = (typeof blockKinds)[number];

function createKind(kind: BlockKind) {
  const level = /^heading(?<level>\d)$/u.exec(kind)?.groups?.['level'];
  if (level !== undefined) return { type: nodes.heading, attributes: { level: Number(level) } };
  return { type: kind === 'paragraph' ? nodes.paragraph : kind === 'quote' ? nodes.quote : nodes.code_block, attributes: null };
}

/** Returns the text of a block without links and notes: Strapi saves no code with them. */
function toPlain(node: Node): readonly Node[] {
  const text = node.textBetween(0, node.content.size);
  return text === '' ? [] : [schema.text(text)];
}

/** Makes the selected blocks blocks of another kind; items leave their lists. */
export const setBlockKind =
  (kind: BlockKind): Command =>
  (state, dispatch) => {
    const lineRange = findLines(state);
    const { type, attributes } = createKind(kind);
    if (!lineRange?.lines.some(({ isSelected }) => isSelected)) return false;
    const lines = lineRange.lines.map((line) =>
      line.isSelected
        ? { ...line, formats: [], node: type.create(attributes, kind === 'code' ? toPlain(line.node) : line.node.content) }
        : line,
    );
    const { $from } = state.selection;
    const range = $from.blockRange(state.selection.$to, (parent) => parent.type === nodes.doc || parent.type === nodes.callout);
    const fits =
      range?.parent.type !== nodes.callout || buildBlocks(lines).every((node) => node.type === nodes.paragraph || node.type === nodes.list);
    if (!fits) return false;
    dispatch?.(replaceLines(state, lineRange, lines));
    return true;
  };

/** The kind of the block that the selection begins in; `null` in a table, a list or a picture. */
export function getBlockKind({ selection: { $from } }: EditorState): BlockKind | 'heading' | null {
  switch ($from.parent.type) {
    case nodes.paragraph:
      return 'paragraph';
    case nodes.quote:
      return 'quote';
    case nodes.code_block:
      return 'code';
    case nodes.heading:
      return blockKinds.find((kind) => kind === `heading${String($from.parent.attrs['level'])}`) ?? 'heading';
    default:
      return null;
  }
}

/** Breaks the line within a block. */
export const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.insertText('\n').scrollIntoView());
  return true;
};

/** Breaks the line in a cell of a table: Enter makes no new cell. */
export const breakLineInCell: Command = (state, dispatch) => isInTable(state) && breakLine(state, dispatch);

/** Leaves a block of code for a paragraph below it. */
export const leaveBlock: Command = chainCommands(exitCode);
