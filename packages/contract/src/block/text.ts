import { defineBlock } from '../fields/block.ts';
import { defineRichTextField } from '../fields/field.ts';

export const textBlock = defineBlock('text', 'Text', {
  /** Headings start at the second level. */
  body: defineRichTextField(),
});
