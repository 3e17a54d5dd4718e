import type { RichText, RichTextBlock, RichTextInline, RichTextList } from '@ochiq/contract/rich-text';

import type { Reading } from '../reading.ts';
import { splitWays } from './contact-ways.ts';
import { targetHref } from './link.ts';

/**
 * A rich text whose links have the reader's locale prefix, and whose e-mail addresses and telephone numbers are links;
 * a link without an existing target is reduced to its words.
 */
export type RichTextView = RichText;

/** Links e-mail addresses and telephone numbers in a text, each with the marks of the text; code stays as it is. */
function wordsView(words: Extract<RichTextInline, { type: 'text' }>): RichTextInline[] {
  if (words.code === true) return [words];
  return splitWays(words.text).map(({ text, href }) => {
    const part = { ...words, text };
    return href === null ? part : { type: 'link', url: href, children: [part] };
  });
}

function inlineView(reading: Reading, inline: RichTextInline): RichTextInline[] {
  if (inline.type !== 'link') return wordsView(inline);
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
    case 'code':
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
