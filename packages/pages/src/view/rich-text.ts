import type { RichText, RichTextBlock, RichTextInline, RichTextList } from '@ochiq/contract/rich-text';

import type { Reading } from '../reading.ts';
import { targetHref } from './link.ts';

/** A rich text whose links lead to the reader's own form of the site; of a link that leads nowhere only its words are left. */
export type RichTextView = RichText;

function inlineView(reading: Reading, inline: RichTextInline): RichTextInline[] {
  if (inline.type !== 'link') return [inline];
  const url = targetHref(reading, inline.url);
  return url === null ? inline.children : [{ ...inline, url }];
}

function listView(reading: Reading, list: RichTextList): RichTextList {
  return {
    ...list,
    children: list.children.map((child) =>
      child.type === 'list'
        ? listView(reading, child)
        : { ...child, children: child.children.flatMap((inline) => inlineView(reading, inline)) },
    ),
  };
}

function blockView(reading: Reading, block: RichTextBlock): RichTextBlock {
  switch (block.type) {
    case 'image':
      return block;
    case 'list':
      return listView(reading, block);
    default:
      return { ...block, children: block.children.flatMap((inline) => inlineView(reading, inline)) };
  }
}

export function richTextView(reading: Reading, text: RichText | null): RichTextView | null {
  return text && text.length > 0 ? text.map((block) => blockView(reading, block)) : null;
}
