import type { ContentBlock } from '@ochiq/contract/blocks';
import type { RichText, RichTextInline, RichTextList } from '@ochiq/contract/rich-text';

function inlineText(inline: RichTextInline): string {
  return inline.type === 'link' ? inline.children.map(({ text }) => text).join('') : inline.text;
}

const lineOf = (inlines: readonly RichTextInline[]) => inlines.map(inlineText).join('').replace(/\s+/gu, ' ').trim();

const itemTexts = (list: RichTextList): string[] =>
  list.children.flatMap((child) => (child.type === 'list' ? itemTexts(child) : lineOf(child.children)));

/**
 * Extracts the paragraphs of a rich text without its headings, code and pictures: one string per paragraph or list
 * item.
 */
export function paragraphsOf(text: RichText | null): string[] {
  return (text ?? [])
    .flatMap((block) => {
      if (block.type === 'list') return itemTexts(block);
      return block.type === 'paragraph' || block.type === 'quote' ? lineOf(block.children) : [];
    })
    .filter(Boolean);
}

/** Extracts the paragraphs of the blocks of a free-form page. */
export function blockParagraphs(blocks: readonly ContentBlock[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.__component) {
      case 'block.text':
        return paragraphsOf(block.body);
      case 'block.accordion':
        return block.items.flatMap(({ answer }) => paragraphsOf(answer));
      case 'block.quote':
        return block.text;
      default:
        return [];
    }
  });
}
