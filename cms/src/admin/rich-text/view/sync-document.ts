import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/**
 * Makes a document another one by replacing only what differs, so that the cursor stays where others' text, or a
 * version of one's own, changes another part.
 * @returns `null` where nothing differs
 */
export function replaceDifference(state: EditorState, next: Node): Transaction | null {
  const start = state.doc.content.findDiffStart(next.content);
  const ends = state.doc.content.findDiffEnd(next.content);
  if (start === null || !ends) return null;
  // Where a letter repeats, both ends may overlap.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  return state.tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap)).setMeta('addToHistory', false);
}
