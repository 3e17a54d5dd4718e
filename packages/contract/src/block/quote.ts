import { defineBlock } from '../fields/block.ts';
import { defineLineField, makeOptional, defineTextField } from '../fields/field.ts';

export const quoteBlock = defineBlock('quote', 'Quote', {
  /** The words, without quotation marks. */
  text: defineTextField(800),
  /** The author of the quote. */
  author: makeOptional(defineLineField(120)),
  /** In what capacity, or where. */
  source: makeOptional(defineLineField(160)),
});
