import type { RichTextBlockView, RichTextView } from '@ochiq/pages/view-models/rich-text';

import type { HeadingLevel } from '../heading/heading';

/**
 * Returns the level of each heading on the page: editors choose levels by looks, so a text may begin with the fourth or
 * jump from the second to the fifth. Their order stays, the gaps are closed.
 */
export function getHeadingLevels(text: RichTextView, first: HeadingLevel): ReadonlyMap<RichTextBlockView, HeadingLevel> {
  const levels = new Map<RichTextBlockView, HeadingLevel>();
  const above: number[] = [];
  for (const block of text) {
    if (block.type !== 'heading') continue;
    while ((above.at(-1) ?? 0) >= block.level) above.pop();
    levels.set(block, Math.min(first + above.length, 6) as HeadingLevel);
    above.push(block.level);
  }
  return levels;
}
