import { block } from '../block.ts';
import { line, optional, text } from '../field.ts';

export const quoteBlock = block('quote', 'Quote', {
  /** The words, without quotation marks. */
  text: text(800),
  /** The author of the quote. */
  author: optional(line(120)),
  /** In what capacity, or where. */
  source: optional(line(160)),
});
