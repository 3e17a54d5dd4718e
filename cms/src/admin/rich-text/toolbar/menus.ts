import { calloutKinds } from '@ochiq/contract/fields/callout-kinds';
import { lift } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderColumn,
  toggleHeaderRow,
} from 'prosemirror-tables';

import { blockKinds, setBlockKind } from '../commands/blocks.ts';
import { insertCallout, insertTable, setCalloutKind } from '../commands/inserts.ts';
import type { WritingTranslate } from '../writing-texts.ts';
import type { MenuChoice } from './toolbar-menu.tsx';

/** The dialogs that the toolbar opens. */
export type DialogName = 'link' | 'note' | 'caption' | 'picture' | 'pictures' | 'files' | 'web-video' | 'details';

type Run = (command: Command) => void;
type Open = (dialog: DialogName) => void;

/** A new table has as many rows and columns. */
const tableSize = [3, 3] as const;

const tableCommands = {
  'row-above': addRowBefore,
  'row-below': addRowAfter,
  'row-remove': deleteRow,
  'column-before': addColumnBefore,
  'column-after': addColumnAfter,
  'column-remove': deleteColumn,
  'header-row': toggleHeaderRow,
  'header-column': toggleHeaderColumn,
  remove: deleteTable,
} as const satisfies Record<string, Command>;

/** Lists the kinds of blocks. */
export const listKindChoices = (translate: WritingTranslate, run: Run): MenuChoice[] =>
  blockKinds.map((kind) => ({ id: kind, label: translate(`ochiq.writing.kind.${kind}`), choose: () => run(setBlockKind(kind)) }));

/** Lists what can be put in. */
export const listInsertChoices = (translate: WritingTranslate, run: Run, open: Open): MenuChoice[] => [
  { id: 'picture', label: translate('ochiq.writing.picture'), choose: () => open('pictures') },
  { id: 'table', label: translate('ochiq.writing.table'), choose: () => run(insertTable(...tableSize)) },
  { id: 'file', label: translate('ochiq.writing.file'), choose: () => open('files') },
  { id: 'web-video', label: translate('ochiq.writing.video.web'), choose: () => open('web-video') },
  { id: 'note', label: translate('ochiq.writing.note'), choose: () => open('note') },
  ...calloutKinds.map((kind) => ({ id: kind, label: translate(`ochiq.writing.callout.${kind}`), choose: () => run(insertCallout(kind)) })),
];

/** Lists what can be done with the table around the cursor. */
export const listTableChoices = (translate: WritingTranslate, run: Run, open: Open): MenuChoice[] => [
  ...(Object.keys(tableCommands) as (keyof typeof tableCommands)[]).map((name) => ({
    id: name,
    label: translate(`ochiq.writing.table.${name}`),
    choose: () => run(tableCommands[name]),
  })),
  { id: 'caption', label: translate('ochiq.writing.table.caption'), choose: () => open('caption') },
];

/** Lists what can be done with the callout around the cursor. */
export const listCalloutChoices = (translate: WritingTranslate, run: Run): MenuChoice[] => [
  ...calloutKinds.map((kind) => ({ id: kind, label: translate(`ochiq.writing.callout.${kind}`), choose: () => run(setCalloutKind(kind)) })),
  { id: 'remove', label: translate('ochiq.writing.callout.remove'), choose: () => run(lift) },
];
