import { history, undo } from 'prosemirror-history';
import { EditorState, TextSelection, type Command, type Plugin } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';

import { setBlockKind } from '../../src/admin/rich-text/commands/blocks.ts';
import { insertTable, setLink, setNote } from '../../src/admin/rich-text/commands/inserts.ts';
import { leaveEmptyItem, moveItems, toggleList } from '../../src/admin/rich-text/commands/lists.ts';
import type { BlockNode } from '../../src/admin/rich-text/document/block-types.ts';
import { fromBlocks } from '../../src/admin/rich-text/document/from-blocks.ts';
import { toBlocks } from '../../src/admin/rich-text/document/to-blocks.ts';
import {
  createFindPlugin,
  find,
  getSearch,
  moveToMatch,
  replaceAllMatches,
  replaceMatch,
} from '../../src/admin/rich-text/find/find-plugin.ts';
import { correctPasted, createApostrophePlugin } from '../../src/admin/rich-text/typing/uzbek-apostrophes.ts';
import { toUzbekLetters } from '../../src/admin/rich-text/typing/uzbek-letters.ts';
import { addLastLine, dropLastLine } from '../../src/admin/rich-text/view/last-line.ts';
import { replaceDifference } from '../../src/admin/rich-text/view/sync-document.ts';

const text = (words: string): BlockNode => ({ type: 'text', text: words });
const paragraph = (words: string): BlockNode => ({ type: 'paragraph', children: [text(words)] });
const item = (words: string): BlockNode => ({ type: 'list-item', children: [text(words)] });
const list = (format: string, ...children: BlockNode[]): BlockNode => ({ type: 'list', format, children });

/** Opens a text; the selection is from one word to another. */
function open(blocks: readonly BlockNode[], from: string, to = from, plugins: readonly Plugin[] = []): EditorView {
  const state = EditorState.create({ doc: fromBlocks(blocks), plugins: [history(), ...plugins] });
  const find_ = (words: string) => {
    let place = -1;
    state.doc.descendants((node, position) => {
      const at = node.isText ? (node.text ?? '').indexOf(words) : -1;
      if (at >= 0 && place < 0) place = position + at;
    });
    return place;
  };
  const [start, end] = [find_(from), find_(to)];
  const selection = TextSelection.create(state.doc, start, from === to ? start : end + to.length);
  return new EditorView(null, { state: state.apply(state.tr.setSelection(selection)) });
}
const run = (view: EditorView, command: Command) => command(view.state, view.dispatch.bind(view), view);
const getBlocks = (view: EditorView) => toBlocks(view.state.doc);
/** Types as a browser does. */
function type(view: EditorView, words: string): void {
  for (const letter of words) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)) !== true) view.dispatch(insert());
  }
}

describe('lists', () => {
  test('several lines become one list, and paragraphs again', () => {
    const blocks = [paragraph('bir\nikki'), paragraph('uch'), paragraph('oxiri')];
    const view = open(blocks, 'bir', 'uch');
    run(view, toggleList('unordered'));
    expect(getBlocks(view)).toEqual([list('unordered', item('bir'), item('ikki'), item('uch')), paragraph('oxiri')]);
    run(view, toggleList('unordered'));
    expect(getBlocks(view)).toEqual([paragraph('bir'), paragraph('ikki'), paragraph('uch'), paragraph('oxiri')]);
  });

  test('items move in below the one before, with those below them, and out again', () => {
    const blocks = [list('ordered', item('bir'), item('ikki'), list('unordered', item('uch')), item('besh'))];
    const view = open(blocks, 'ikki');
    run(view, moveItems('in'));
    expect(getBlocks(view)).toEqual([
      list('ordered', item('bir'), list('ordered', item('ikki'), list('unordered', item('uch'))), item('besh')),
    ]);
    run(view, moveItems('out'));
    expect(getBlocks(view)).toEqual(blocks);
  });

  test('the first item moves nowhere in', () => {
    expect(run(open([list('ordered', item('bir'))], 'bir'), moveItems('in'))).toBe(false);
  });

  test('an item leaves a list in its middle', () => {
    const view = open([list('ordered', item('bir'), item('ikki'), item('uch'))], 'ikki');
    run(view, moveItems('out'));
    expect(getBlocks(view)).toEqual([list('ordered', item('bir')), paragraph('ikki'), list('ordered', item('uch'))]);
    expect(view.state.selection.$from.parent.textContent).toBe('ikki');
  });

  test('an empty item leaves its list', () => {
    const view = open([list('ordered', item('bir'), item('x'))], 'x', 'x');
    view.dispatch(view.state.tr.delete(view.state.selection.from, view.state.selection.from + 1));
    run(view, leaveEmptyItem);
    expect(getBlocks(view)).toEqual([list('ordered', item('bir')), paragraph('')]);
  });

  test('a list within a list has a format of its own', () => {
    const view = open([list('ordered', item('bir'), list('ordered', item('ikki')))], 'ikki');
    run(view, toggleList('unordered'));
    expect(getBlocks(view)).toEqual([list('ordered', item('bir'), list('unordered', item('ikki')))]);
  });
});

test('an item becomes a heading outside its list', () => {
  const view = open([list('ordered', item('bir'), item('ikki'))], 'ikki');
  run(view, setBlockKind('heading3'));
  expect(getBlocks(view)).toEqual([list('ordered', item('bir')), { type: 'heading', level: 3, children: [text('ikki')] }]);
});

test('a table has headings, and rows and columns are added to it', () => {
  const view = open([paragraph('bir')], 'bir', 'bir', [tableEditing()]);
  run(view, insertTable(2, 2));
  run(view, addRowAfter);
  run(view, addColumnAfter);
  const [, table] = getBlocks(view) as BlockNode[];
  const rows = (table?.['children'] ?? []) as BlockNode[];
  expect(rows.map((row) => (row['children'] as BlockNode[]).map(({ header }) => header === true))).toEqual([
    [true, true, true],
    [false, false, false],
    [false, false, false],
  ]);
});

test('a selection becomes a link to an entry, and a note stands behind it', () => {
  const view = open([paragraph('bir ikki')], 'ikki', 'ikki');
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 5, 9)));
  run(view, setLink('page:abc', ''));
  run(view, setNote(' izoh '));
  const link = { type: 'link', url: 'page:abc', children: [text('ikki')] };
  const note = { type: 'note', children: [text('izoh')] };
  expect(getBlocks(view)).toEqual([{ type: 'paragraph', children: [text('bir '), link, note] }]);
});

describe('the letters of Uzbek', () => {
  const typing = (isUzbek: boolean) => open([paragraph('x')], 'x', 'x', [createApostrophePlugin(() => isUzbek)]);
  const getText = (view: EditorView) => view.state.doc.textContent;

  test('are typed by any apostrophe, and one undo brings it back', () => {
    const view = typing(true);
    type(view, "o'");
    expect(getText(view)).toBe('oʻx');
    run(view, undo);
    expect(getText(view)).toBe("o'x");
    type(view, 'z ma’');
    expect(getText(view)).toBe("o'z maʼx");
  });

  test('are not typed where a quotation begins, nor in other languages', () => {
    const view = typing(true);
    type(view, "'a");
    expect(getText(view)).toBe("'ax");
    const russian = typing(false);
    type(russian, "o'");
    expect(getText(russian)).toBe("o'x");
  });

  test.each([
    ['O‘zbekiston ma’muriyati', 'Oʻzbekiston maʼmuriyati'],
    ["g'oya 'soʻz' kelishuv'", "gʻoya 'soʻz' kelishuv'"],
    ['‘tirnoq’ ichida', '‘tirnoq’ ichida'],
  ])('%s is pasted as %s', (pasted, expected) => {
    expect(toUzbekLetters(pasted)).toBe(expected);
    const view = open([paragraph(' x')], 'x');
    view.dispatch(view.state.tr.insertText(pasted, 1));
    correctPasted(view, 1, 1 + pasted.length);
    expect(getText(view)).toBe(`${expected} x`);
    run(view, undo);
    if (pasted !== expected) expect(getText(view)).toBe(`${pasted} x`);
  });
});

describe('find and replace', () => {
  test('finds words whatever their capitals and apostrophes, and replaces one or all', () => {
    const view = open([paragraph('Oʻzbek o‘zbek'), list('ordered', item("O'ZBEK"))], 'Oʻzbek', 'Oʻzbek', [createFindPlugin()]);
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 1)));
    run(view, find('oʻzbek'));
    expect(getSearch(view.state)).toMatchObject({ current: 0, matches: { length: 3 } });
    run(view, moveToMatch(-1));
    expect(getSearch(view.state).current).toBe(2);
    run(view, moveToMatch(1));
    run(view, replaceMatch('tojik'));
    expect(view.state.doc.child(0).textContent).toBe('tojik o‘zbek');
    expect(getSearch(view.state).matches).toHaveLength(2);
    run(view, replaceAllMatches('qozoq'));
    expect(view.state.doc.textContent).toBe('tojik qozoqqozoq');
    run(view, undo);
    expect(view.state.doc.textContent).toBe("tojik o‘zbekO'ZBEK");
  });
});

test('another version of the text leaves the cursor where it was', () => {
  const view = open([paragraph('bir'), paragraph('ikki')], 'ikki');
  const change = replaceDifference(view.state, fromBlocks([paragraph('bir va yarim'), paragraph('ikki')]));
  if (change) view.dispatch(change);
  expect(getBlocks(view)).toEqual([paragraph('bir va yarim'), paragraph('ikki')]);
  expect(view.state.selection.$from.parent.textContent).toBe('ikki');
  expect(view.state.selection.$from.parentOffset).toBe(0);
});

test('one can write on behind a table, and an empty line there is not saved', () => {
  const cell = { type: 'table-cell', header: true, children: [text('a')] };
  const table = { type: 'table', children: [{ type: 'table-row', children: [cell] }] };
  const document = addLastLine(fromBlocks([table]));
  expect(document.childCount).toBe(2);
  expect(toBlocks(dropLastLine(document))).toEqual([table]);
  const written = fromBlocks([table, paragraph('b')]);
  expect([addLastLine(written), dropLastLine(written)]).toEqual([written, written]);
});

test('code has neither links nor notes', () => {
  const link = { type: 'link', url: '/a', children: [text('ikki')] };
  const view = open([{ type: 'paragraph', children: [text('bir '), link] }], 'bir', 'ikki');
  run(view, setBlockKind('code'));
  expect(getBlocks(view)).toEqual([{ type: 'code', children: [text('bir ikki')] }]);
  expect(run(view, setLink('/b', ''))).toBe(false);
});
