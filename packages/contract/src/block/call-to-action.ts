import { block } from '../block.ts';
import { line, one, optional, text } from '../field.ts';
import { link } from '../part/link.ts';

export const callToActionBlock = block('call-to-action', 'Call to action', {
  /** What the reader can do. */
  title: line(120),
  /** Why, or what it takes. */
  text: optional(text(400)),
  /** Where they do it. */
  link: one(link),
});
