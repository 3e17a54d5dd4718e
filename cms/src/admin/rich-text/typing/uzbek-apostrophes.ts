import { apostrophes, normalizeApostrophes } from '@ochiq/uzbek/apostrophe';
import { closeHistory } from 'prosemirror-history';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

import { schema } from '../document/schema.ts';
import { toUzbekLetters } from './uzbek-letters.ts';

const typedSign = new RegExp(`^[${apostrophes}]$`, 'u');
/** A sign between or behind Latin letters; one before a word opens a quotation. */
const afterLetter = /[a-z\u02bb\u02bc]$/iu;
/** Puts the letters of Uzbek into what was pasted, as a step of its own: undo brings back what was in the clipboard. */
export function correctPasted(view: EditorView, from: number, to: number): void {
  const tr = closeHistory(view.state.tr);
  view.state.doc.nodesBetween(from, Math.min(to, view.state.doc.content.size), (node, position, parent) => {
    const isCode = parent?.type.spec.code === true || schema.marks.code.isInSet(node.marks) !== undefined;
    if (!node.isText || isCode) return;
    const text = node.text ?? '';
    for (const [index, letter] of Array.from(toUzbekLetters(text).split('').entries())) {
      const at = position + index;
      if (letter !== text.charAt(index) && at >= from && at < to) tr.replaceWith(at, at + 1, schema.text(letter, node.marks));
    }
  });
  if (tr.docChanged) view.dispatch(tr);
}

/** Puts the right letter in the place of a sign that was just typed, as a step of its own: undo brings the sign back. */
function correct(view: EditorView, from: number, to: number, sign: string): boolean {
  const { state } = view;
  const $from = state.doc.resolve(from);
  if ($from.parent.type.spec.code === true || schema.marks.code.isInSet(state.storedMarks ?? $from.marks())) return false;
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset, undefined, '\ufffc');
  const letter = normalizeApostrophes(before + sign).slice(-1);
  if (!afterLetter.test(before) || letter === sign) return false;
  view.dispatch(state.tr.insertText(sign, from, to).scrollIntoView());
  const typed = view.state;
  const at = from + sign.length;
  view.dispatch(
    closeHistory(typed.tr)
      .insertText(letter, at - 1, at)
      .setMeta('ochiq-apostrophe', true),
  );
  return true;
}

/** Creates the plugin that puts the letters of Uzbek, oʻ and gʻ and the tutuq belgisi, in the place of other signs. */
export const createApostrophePlugin = (isUzbek: () => boolean): Plugin =>
  new Plugin({
    props: {
      handleTextInput: (view, from, to, text) => isUzbek() && typedSign.test(text) && correct(view, from, to, text),
    },
  });
