import type { RichTextInline, RichTextList } from '@ochiq/contract/fields/rich-text';

import type { RichTextInlineView, RichTextListView } from '../rich-text.ts';

type Inline = RichTextInline | RichTextInlineView;

function getInlineText(inline: Inline): string {
  if (inline.type === 'text') return inline.text;
  return inline.type === 'link' ? inline.children.map(({ text }) => text).join('') : '';
}

/** Joins what is in a line of a text, without its notes, to one string. */
export const joinInlines = (inlines: readonly Inline[]): string => inlines.map(getInlineText).join('').replace(/\s+/gu, ' ').trim();

/** Returns the words of each item of a list, at any depth. */
export const listItemTexts = (list: RichTextList): string[] =>
  list.children.flatMap((child) => (child.type === 'list' ? listItemTexts(child) : joinInlines(child.children)));

/** Returns the words of each item of a list as readers see it, at any depth. */
export const listViewTexts = (list: RichTextListView): string[] =>
  list.children.flatMap(({ children, lists }) => [joinInlines(children), ...lists.flatMap(listViewTexts)]);

/** Joins the cells of a row of a table to one string. */
export const joinCells = (cells: readonly (readonly Inline[])[]): string => cells.map(joinInlines).filter(Boolean).join('; ');
