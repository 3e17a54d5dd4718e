import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';

import { breakLine, breakLineInCell, leaveBlock } from '../commands/blocks.ts';
import { isInList, leaveEmptyItem, leaveItemBackwards, moveItems, toggleList } from '../commands/lists.ts';
import { schema } from '../document/schema.ts';

const { marks } = schema;

/** What keys do that is no change of the document. */
export type KeyActions = { openLink: () => void; openFind: () => void; focusToolbar: () => void };

const run =
  (action: () => void): Command =>
  () => {
    action();
    return true;
  };

/** Creates the keys of the editor; what is not here is typed, or belongs to the page. */
function createKeymaps({ openLink, openFind, focusToolbar }: KeyActions): Plugin[] {
  return [
    keymap({
      'Mod-b': toggleMark(marks.bold),
      'Mod-i': toggleMark(marks.italic),
      'Mod-u': toggleMark(marks.underline),
      'Mod-Shift-s': toggleMark(marks.strikethrough),
      'Mod-e': toggleMark(marks.code),
      'Mod-Shift-l': toggleMark(marks.untranslated),
      'Mod-k': run(openLink),
      'Mod-h': run(openFind),
      'Mod-Shift-7': toggleList('ordered'),
      'Mod-Shift-8': toggleList('unordered'),
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-Enter': leaveBlock,
      'Alt-F10': run(focusToolbar),
      'Shift-Enter': breakLine,
      Enter: chainCommands(breakLineInCell, leaveEmptyItem),
      Backspace: leaveItemBackwards,
      // In a list Tab moves the item, or nothing; elsewhere it leaves the text.
      Tab: chainCommands(goToNextCell(1), moveItems('in'), isInList),
      'Shift-Tab': chainCommands(goToNextCell(-1), moveItems('out')),
    }),
    keymap(baseKeymap),
  ];
}

/** Creates the plugins of the editor. @param own those that come first */
export const createPlugins = (actions: KeyActions, own: readonly Plugin[] = []): Plugin[] => [
  ...own,
  ...createKeymaps(actions),
  history(),
  // One can write above a table or picture that begins a text.
  gapCursor(),
  tableEditing(),
];
