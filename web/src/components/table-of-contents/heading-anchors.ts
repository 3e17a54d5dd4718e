import type { BlockView } from '@ochiq/pages/view-models/block';
import type { RichTextView } from '@ochiq/pages/view-models/rich-text';

import { mainId } from '../skip-link/skip-link';

const cyrillic = 'а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ы э ю я ў қ ғ ҳ'.split(' ');
const latin = 'a b v g d e yo j z i y k l m n o p r s t u f x ts ch sh sch y e yu ya o q g h'.split(' ');

/** Cyrillic letters as Uzbek writes them in Latin ones; the signs without a sound are left out. */
const romanized = new Map(cyrillic.map((letter, index) => [letter, latin[index] ?? '']));

/** Converts a heading to an anchor: `Nima oʻzgardi?` is `nima-ozgardi`. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[\u02bb\u02bc'’‘`]/gu, '')
    .replace(/\p{Script=Cyrillic}/gu, (letter) => romanized.get(letter) ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

export type HeadingAnchor = { id: string; label: string };

/** The second-level headings of a page: the block or text of each, and its anchor. */
export type HeadingAnchors = ReadonlyMap<object, HeadingAnchor>;

/** Returns whether a page is long: from three headings on. */
export const isLongPage = (anchors: HeadingAnchors) => anchors.size >= 3;

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

const collectHeadings = (text: RichTextView): HeadingEntry[] =>
  text.flatMap((block) => (block.type === 'heading' && block.depth === 0 && block.label !== '' ? [[block, block.label] as const] : []));

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
