import type { RichTextBlock, RichTextInline } from '@ochiq/contract/rich-text';
import type { BlockView } from '@ochiq/pages/view/block';
import type { RichTextView } from '@ochiq/pages/view/rich-text';

import { outlineOf } from '../rich-text/outline';
import { mainId } from '../skip-link/skip-link';
import { anchorOf } from './anchor-of';

export type Place = { id: string; label: string };

/** The second-level headings of a page: the block or text of each, and its anchor. */
export type Places = ReadonlyMap<object, Place>;

/** Returns whether a page is long: from three headings on. */
export const isLong = (places: Places) => places.size >= 3;

const wordsOf = (inlines: readonly RichTextInline[]): string =>
  inlines.map((inline) => (inline.type === 'text' ? inline.text : wordsOf(inline.children))).join('');

type Headed = readonly [over: object, heading: string];

/** Assigns anchors: two headings with the same words get different ones, in the order of the page. */
function withAnchors(headed: readonly Headed[]): Places {
  const taken = new Set<string>([mainId]);
  return new Map(
    headed.map(([over, heading]) => {
      const plain = anchorOf(heading) || 'part';
      let id = plain;
      for (let number = 2; taken.has(id); number += 1) id = `${plain}-${String(number)}`;
      taken.add(id);
      return [over, { id, label: heading }];
    }),
  );
}

function headingsOf(text: RichTextView): Headed[] {
  const levels = outlineOf(text, 2);
  return text.flatMap((block: RichTextBlock) => {
    const words = block.type === 'heading' && levels.get(block) === 2 ? wordsOf(block.children).trim() : '';
    return words === '' ? [] : [[block, words] as const];
  });
}

/** Returns the anchors of a page whose content is one text. */
export const placesOfText = (text: RichTextView | null): Places => withAnchors(text ? headingsOf(text) : []);

/** Returns the anchors of a page of blocks: headings in its texts and the blocks' own titles. */
export function placesOfBlocks(blocks: readonly BlockView[]): Places {
  return withAnchors(
    blocks.flatMap((block): Headed[] => {
      if (block.kind === 'text') return headingsOf(block.body);
      return 'title' in block && block.title !== null ? [[block, block.title]] : [];
    }),
  );
}
