import { defineBlock } from '../fields/block.ts';
import { defineLineField, makeOptional, defineRelationListField } from '../fields/field.ts';

export const peopleBlock = defineBlock('people', 'People', {
  /** The heading above them. */
  title: makeOptional(defineLineField(120)),
  /** The people, in this order. */
  people: defineRelationListField('person'),
});
