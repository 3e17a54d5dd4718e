import { Plugin, PluginKey, TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

import { findMatches, type Match } from './find-matches.ts';

/** What is looked for, and what was found. */
export type TextSearch = { words: string; matches: readonly Match[]; current: number };

const noSearch: TextSearch = { words: '', matches: [], current: -1 };
const key = new PluginKey<TextSearch>('find');

/** Returns what was found. */
export const getSearch = (state: EditorState): TextSearch => key.getState(state) ?? noSearch;

/** Finds words again in a changed document. The current match stays the first one behind its place. */
function search(words: string, { doc }: EditorState, near: number): TextSearch {
  const matches = findMatches(doc, words);
  const next = matches.findIndex(({ from }) => from >= near);
  return { words, matches, current: next < 0 && matches.length > 0 ? 0 : next };
}

/** Creates the plugin that marks what was found. */
export const createFindPlugin = (): Plugin<TextSearch> =>
  new Plugin({
    key,
    state: {
      init: () => noSearch,
      apply(transaction, before, _, state) {
        const meta = transaction.getMeta(key) as TextSearch | string | undefined;
        if (typeof meta === 'string') return search(meta, state, transaction.selection.from);
        if (meta) return meta;
        if (!transaction.docChanged || before.words === '') return before;
        return search(before.words, state, transaction.mapping.map(before.matches[before.current]?.from ?? 0));
      },
    },
    props: {
      decorations(state) {
        const { matches, current } = getSearch(state);
        if (matches.length === 0) return null;
        const mark = ({ from, to }: Match, index: number) =>
          Decoration.inline(from, to, { class: index === current ? 'found found-now' : 'found' });
        return DecorationSet.create(state.doc, matches.map(mark));
      },
    },
  });

/** Looks for words; none ends the search. */
export const find =
  (words: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setMeta(key, words));
    return true;
  };

/** Selects a match, so that it is seen and the next one follows it. */
const select = (tr: Transaction, { from, to }: Match) => tr.setSelection(TextSelection.create(tr.doc, from, to)).scrollIntoView();

/** Goes to the next match, or to the one before. */
export const moveToMatch =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const before = getSearch(state);
    const count = before.matches.length;
    const current = (before.current + step + count) % count;
    const match = before.matches[current];
    if (!match) return false;
    dispatch?.(select(state.tr, match).setMeta(key, { ...before, current }));
    return true;
  };

/** Puts words in the place of a match, with its marks. */
function replace(state: EditorState, tr: Transaction, { from, to }: Match, words: string): Transaction {
  if (words === '') return tr.delete(from, to);
  const marks = state.doc.resolve(from + 1).marks();
  return tr.replaceWith(from, to, state.schema.text(words, marks));
}

/** Puts words in the place of the current match. */
export const replaceMatch =
  (words: string): Command =>
  (state, dispatch) => {
    const { matches, current } = getSearch(state);
    const match = matches[current];
    if (!match) return false;
    dispatch?.(replace(state, state.tr, match, words));
    return true;
  };

/** Puts words in the place of all matches, with one step of undo. */
export const replaceAllMatches =
  (words: string): Command =>
  (state, dispatch) => {
    const { matches } = getSearch(state);
    if (matches.length === 0) return false;
    dispatch?.(matches.toReversed().reduce((tr, match) => replace(state, tr, match, words), state.tr));
    return true;
  };
