import { Fragment, type Node } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';

import { schema } from '../document/schema.ts';
import { findLines, replaceLines, type Line, type ListFormat } from './lines.ts';

const { nodes } = schema;

/** The deepest list: deeper ones can't be read on a phone. */
const maxDepth = 6;

/** Splits the text of a block where its lines were broken by hand. */
function splitAtBreaks(node: Node): Node[] {
  const parts: Node[][] = [[]];
  node.forEach((child) => {
    const words = child.isText ? (child.text ?? '').split('\n') : [null];
    for (const [index, word] of words.entries()) {
      if (index > 0) parts.push([]);
      if (word === null) parts.at(-1)?.push(child);
      else if (word !== '') parts.at(-1)?.push(schema.text(word, child.marks));
    }
  });
  return parts.map((inlines) => node.type.create(node.attrs, Fragment.from(inlines)));
}

/** Makes the selected blocks items of a list, each broken line one of its own; items of such a list become paragraphs. */
export const toggleList =
  (format: ListFormat): Command =>
  (state, dispatch) => {
    const lineRange = findLines(state);
    const selected = lineRange?.lines.filter(({ isSelected }) => isSelected) ?? [];
    if (!lineRange || selected.length === 0) return false;
    const isList = selected.every(({ formats }) => formats.at(-1) === format);
    const change = (line: Line): Line[] => {
      if (!line.isSelected) return [line];
      if (isList) return [{ ...line, formats: [] }];
      const split = state.selection.empty || line.formats.length > 0 ? [line.node] : splitAtBreaks(line.node);
      return split.map((node) => ({ ...line, node, formats: [...line.formats.slice(0, -1), format] }));
    };
    dispatch?.(replaceLines(state, lineRange, lineRange.lines.flatMap(change)));
    return true;
  };

/** Puts one more list around an item, unless it then were too deep. */
const moveIn = ({ formats }: Line, deepest: number): readonly ListFormat[] =>
  formats.length < deepest ? [...formats, ...formats.slice(-1)] : formats;

/** Takes a list from around an item; one below a moved item stays in a list of its own kind. */
const moveOut = ({ formats, isSelected }: Line, carriedFrom: number): readonly ListFormat[] =>
  isSelected ? formats.slice(0, -1) : [...formats.slice(0, carriedFrom - 1), ...formats.slice(carriedFrom)];

/**
 * Moves the selected items into the list before them, or out of theirs; items below them come along.
 * @returns a command that does nothing outside lists
 */
export const moveItems =
  (direction: 'in' | 'out'): Command =>
  (state, dispatch) => {
    const lineRange = findLines(state);
    if (!lineRange?.lines.some(({ isSelected, formats }) => isSelected && formats.length > 0)) return false;
    const moved: Line[] = [];
    let carriedFrom: number | null = null;
    for (const line of lineRange.lines) {
      const depth = line.formats.length;
      if (line.isSelected) carriedFrom = depth;
      else if (carriedFrom !== null && depth <= carriedFrom) carriedFrom = null;
      const deepest = Math.min(maxDepth, (moved.at(-1)?.formats.length ?? 0) + 1);
      const isMoved = depth > 0 && carriedFrom !== null;
      moved.push(isMoved ? { ...line, formats: direction === 'in' ? moveIn(line, deepest) : moveOut(line, carriedFrom ?? depth) } : line);
    }
    const isSame = moved.every(({ formats }, index) => formats.length === lineRange.lines[index]?.formats.length);
    if (isSame) return false;
    dispatch?.(replaceLines(state, lineRange, moved));
    return true;
  };

const isItem = (node: Node) => node.type === nodes.list_item;

/** Takes an empty item out of its list, as Enter does. */
export const leaveEmptyItem: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  return empty && isItem($from.parent) && $from.parent.content.size === 0 && moveItems('out')(state, dispatch);
};

/** Takes an item out of its list when the cursor is before its first letter, as Backspace does. */
export const leaveItemBackwards: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  return empty && isItem($from.parent) && $from.parentOffset === 0 && moveItems('out')(state, dispatch);
};

/** Tells whether the selection is in a list; Tab then belongs to the text, and not to the page. */
export const isInList: Command = ({ selection }) => isItem(selection.$from.parent);
