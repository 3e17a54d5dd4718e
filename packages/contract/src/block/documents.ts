import { defineBlock } from '../fields/block.ts';
import { defineLineField, makeOptional, defineRelationListField } from '../fields/field.ts';

export const documentsBlock = defineBlock('documents', 'Documents', {
  /** The heading above them. */
  title: makeOptional(defineLineField(120)),
  /** Which, in this order. */
  documents: defineRelationListField('document'),
});
