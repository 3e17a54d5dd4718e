import { defineBlock } from '../fields/block.ts';
import { defineNonEmptyListField, defineLineField, makeOptional } from '../fields/field.ts';
import { fact } from '../part/fact.ts';

export const factsBlock = defineBlock('facts', 'Facts and figures', {
  /** The heading above them. */
  title: makeOptional(defineLineField(120)),
  /** One to eight figures. */
  facts: defineNonEmptyListField(fact, 8),
});
