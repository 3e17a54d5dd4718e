import { defineBlock } from '../fields/block.ts';
import { defineNonEmptyListField, defineLineField, makeOptional } from '../fields/field.ts';
import { picture } from '../part/picture.ts';

export const galleryBlock = defineBlock('gallery', 'Gallery', {
  /** The heading above it. */
  title: makeOptional(defineLineField(120)),
  /** One to forty pictures. */
  pictures: defineNonEmptyListField(picture, 40),
});
