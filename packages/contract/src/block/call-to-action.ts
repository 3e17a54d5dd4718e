import { defineBlock } from '../fields/block.ts';
import { defineLineField, defineComponentField, makeOptional, defineTextField } from '../fields/field.ts';
import { link } from '../part/link.ts';

export const callToActionBlock = defineBlock('call-to-action', 'Call to action', {
  /** What the reader can do. */
  title: defineLineField(120),
  /** Why, or what it takes. */
  text: makeOptional(defineTextField(400)),
  /** Where they do it. */
  link: defineComponentField(link),
});
