import type { ContentBlock } from '@ochiq/contract/fields/blocks';
import type { RichText, RichTextInline, RichTextList } from '@ochiq/contract/fields/rich-text';

function getInlineText(inline: RichTextInline): string {
  return inline.type === 'link' ? inline.children.map(({ text }) => text).join('') : inline.text;
}

const joinInlines = (inlines: readonly RichTextInline[]) => inlines.map(getInlineText).join('').replace(/\s+/gu, ' ').trim();

const listItemTexts = (list: RichTextList): string[] =>
  list.children.flatMap((child) => (child.type === 'list' ? listItemTexts(child) : joinInlines(child.children)));

const noParagraphs: readonly string[] = [];
/** Feeds read the same texts at every change. */
const paragraphsByText = new WeakMap<RichText, readonly string[]>();

/**
 * Extracts the paragraphs of a rich text without its headings, code and pictures: one string per paragraph or list
 * item. They are stored for as long as the text is the same object.
 */
export function extractParagraphs(text: RichText | null): readonly string[] {
  if (text === null) return noParagraphs;
  const paragraphs = paragraphsByText.get(text) ?? listParagraphs(text);
  paragraphsByText.set(text, paragraphs);
  return paragraphs;
}

function listParagraphs(text: RichText): string[] {
  return text
    .flatMap((block) => {
      if (block.type === 'list') return listItemTexts(block);
      return block.type === 'paragraph' || block.type === 'quote' ? joinInlines(block.children) : [];
    })
    .filter(Boolean);
}

/** Extracts the paragraphs of the blocks of a free-form page. */
export function extractBlockParagraphs(blocks: readonly ContentBlock[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.__component) {
      case 'block.text':
      case 'block.callout':
        return extractParagraphs(block.body);
      case 'block.accordion':
        return block.items.flatMap(({ answer }) => extractParagraphs(answer));
      case 'block.quote':
        return block.text;
      default:
        return [];
    }
  });
}
