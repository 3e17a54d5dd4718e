import type { RichTextBlock, RichTextInline } from '@ochiq/contract/fields/rich-text';
import type { BlockView } from '@ochiq/pages/view-models/block';
import type { RichTextView } from '@ochiq/pages/view-models/rich-text';

import { getHeadingLevels } from '../rich-text/outline';
import { mainId } from '../skip-link/skip-link';
import { toAnchor } from './to-anchor';

export type HeadingAnchor = { id: string; label: string };

/** The second-level headings of a page: the block or text of each, and its anchor. */
export type HeadingAnchors = ReadonlyMap<object, HeadingAnchor>;

/** Returns whether a page is long: from three headings on. */
export const isLongPage = (places: HeadingAnchors) => places.size >= 3;

const getInlineText = (inlines: readonly RichTextInline[]): string =>
  inlines.map((inline) => (inline.type === 'text' ? inline.text : getInlineText(inline.children))).join('');

type HeadingEntry = readonly [over: object, heading: string];

/** Assigns anchors: two headings with the same words get different ones, in the order of the page. */
function assignAnchors(headed: readonly HeadingEntry[]): HeadingAnchors {
  const taken = new Set<string>([mainId]);
  return new Map(
    headed.map(([over, heading]) => {
      const plain = toAnchor(heading) || 'part';
      let id = plain;
      for (let number = 2; taken.has(id); number += 1) id = `${plain}-${String(number)}`;
      taken.add(id);
      return [over, { id, label: heading }];
    }),
  );
}

function collectHeadings(text: RichTextView): HeadingEntry[] {
  const levels = getHeadingLevels(text, 2);
  return text.flatMap((block: RichTextBlock) => {
    const words = block.type === 'heading' && levels.get(block) === 2 ? getInlineText(block.children).trim() : '';
    return words === '' ? [] : [[block, words] as const];
  });
}

/** Returns the anchors of a page whose content is one text. */
export const getTextAnchors = (text: RichTextView | null): HeadingAnchors => assignAnchors(text ? collectHeadings(text) : []);

/** Returns the anchors of a page of blocks: headings in its texts and the blocks' own titles. */
export function getBlockAnchors(blocks: readonly BlockView[]): HeadingAnchors {
  return assignAnchors(
    blocks.flatMap((block): HeadingEntry[] => {
      if (block.kind === 'text') return collectHeadings(block.body);
      return 'title' in block && block.title !== null ? [[block, block.title]] : [];
    }),
  );
}
