import { apostrophes } from '@ochiq/uzbek/apostrophe';
import type { Node } from 'prosemirror-model';

/** Words that were found, by their place in the document. */
export type Match = { from: number; to: number };

const anyApostrophe = new RegExp(`[${apostrophes}]`, 'gu');

/**
 * Folds a text for a search: capitals and the kind of an apostrophe make no difference. No more, unlike in the site's
 * search: what is replaced must be what was looked for. The length stays.
 */
const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => {
    const small = text.charAt(index).toLowerCase();
    return small.length === 1 ? small : text.charAt(index);
  })
    .join('')
    .replace(anyApostrophe, "'");

/** Finds words in each block of a document; what is no text, as a note, parts them. */
export function findMatches(document: Node, words: string): Match[] {
  const folded = fold(words);
  const matches: Match[] = [];
  if (folded === '') return matches;
  document.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = fold(node.textBetween(0, node.content.size, undefined, '\ufffc'));
    for (let at = text.indexOf(folded); at >= 0; at = text.indexOf(folded, at + folded.length))
      matches.push({ from: position + 1 + at, to: position + 1 + at + folded.length });
    return false;
  });
  return matches;
}
