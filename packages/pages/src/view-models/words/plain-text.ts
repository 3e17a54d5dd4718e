import type { ContentBlock } from '@ochiq/contract/fields/blocks';
import type { RichText } from '@ochiq/contract/fields/rich-text';

import { joinCells, joinInlines, listItemTexts } from './inline-words.ts';

const noParagraphs: readonly string[] = [];
/** Feeds read the same texts at every change. */
const paragraphsByText = new WeakMap<RichText, readonly string[]>();

/**
 * Extracts the paragraphs of a rich text without its headings, code, pictures, files, videos and notes: one string per
 * paragraph, list item or row of a table. They are stored for as long as the text is the same object.
 */
export function extractParagraphs(text: RichText | null): readonly string[] {
  if (text === null) return noParagraphs;
  const paragraphs = paragraphsByText.get(text) ?? text.flatMap(listParagraphs).filter(Boolean);
  paragraphsByText.set(text, paragraphs);
  return paragraphs;
}

function listParagraphs(block: RichText[number]): string[] {
  switch (block.type) {
    case 'list':
      return listItemTexts(block);
    case 'table':
      return block.children.map((row) => joinCells(row.children.map(({ children }) => children)));
    case 'callout':
      return block.children.flatMap(listParagraphs);
    case 'paragraph':
    case 'quote':
      return [joinInlines(block.children)];
    default:
      return [];
  }
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
