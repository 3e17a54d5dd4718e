import type { RichText, RichTextBlock, RichTextInline, RichTextList } from '@ochiq/contract/fields/rich-text';

import type { RenderContext } from '../render-context.ts';
import { splitContacts } from './contact-ways.ts';
import { resolveHref } from './link.ts';

/**
 * A rich text whose links have the reader's locale prefix, and whose e-mail addresses and telephone numbers are links;
 * a link without an existing target is reduced to its words.
 */
export type RichTextView = RichText;

/** Links e-mail addresses and telephone numbers in a text, each with the marks of the text; code stays as it is. */
function linkContacts(words: Extract<RichTextInline, { type: 'text' }>): RichTextInline[] {
  if (words.code === true) return [words];
  return splitContacts(words.text).map(({ text, href }) => {
    const part = { ...words, text };
    return href === null ? part : { type: 'link', url: href, children: [part] };
  });
}

function toInlineView(context: RenderContext, inline: RichTextInline): RichTextInline[] {
  if (inline.type !== 'link') return linkContacts(inline);
  const url = resolveHref(context, inline.url);
  return url === null ? inline.children : [{ ...inline, url }];
}

function toListView(context: RenderContext, list: RichTextList): RichTextList {
  return {
    ...list,
    children: list.children.map((child) =>
      child.type === 'list'
        ? toListView(context, child)
        : { ...child, children: child.children.flatMap((inline) => toInlineView(context, inline)) },
    ),
  };
}

function toRichTextBlock(context: RenderContext, block: RichTextBlock): RichTextBlock {
  switch (block.type) {
    case 'image':
    case 'code':
      return block;
    case 'list':
      return toListView(context, block);
    default:
      return { ...block, children: block.children.flatMap((inline) => toInlineView(context, inline)) };
  }
}

export function toRichTextView(context: RenderContext, text: RichText | null): RichTextView | null {
  return text && text.length > 0 ? text.map((block) => toRichTextBlock(context, block)) : null;
}
