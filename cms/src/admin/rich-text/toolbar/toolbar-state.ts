import { redoDepth, undoDepth } from 'prosemirror-history';
import { NodeSelection, type EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';

import { getBlockKind } from '../commands/blocks.ts';
import { findLink } from '../commands/inserts.ts';
import { findLines } from '../commands/lines.ts';
import { schema, textMarks, type TextMark } from '../document/schema.ts';

/** What the toolbar shows of the place of the cursor. */
export type ToolbarState = {
  kind: ReturnType<typeof getBlockKind>;
  marks: readonly TextMark[];
  list: 'ordered' | 'unordered' | null;
  isLink: boolean;
  isInTable: boolean;
  isInCallout: boolean;
  selected: string | null;
  canUndo: boolean;
  canRedo: boolean;
};

/** Tells whether the whole selection has a mark, or what is typed next will. */
function hasMark({ selection: { from, to, $from, empty }, storedMarks, doc }: EditorState, name: TextMark): boolean {
  const mark = schema.marks[name];
  return empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark);
}

export function getToolbarState(state: EditorState): ToolbarState {
  const { selection } = state;
  const { $from } = selection;
  const line = $from.parent.type === schema.nodes.list_item ? findLines(state)?.lines.find(({ isSelected }) => isSelected) : undefined;
  return {
    kind: getBlockKind(state),
    marks: textMarks.filter((name) => hasMark(state, name)),
    list: line?.formats.at(-1) ?? null,
    isLink: findLink(state) !== null,
    isInTable: isInTable(state),
    isInCallout: $from.depth > 0 && $from.node(1).type === schema.nodes.callout,
    selected: selection instanceof NodeSelection ? selection.node.type.name : null,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}
