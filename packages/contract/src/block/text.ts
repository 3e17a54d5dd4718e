import { block } from '../block.ts';
import { richText } from '../field.ts';

export const textBlock = block('text', 'Text', {
  /** Headings start at the second level. */
  body: richText(),
});
