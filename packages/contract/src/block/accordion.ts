import { defineBlock } from '../fields/block.ts';
import { defineNonEmptyListField, defineLineField, makeOptional } from '../fields/field.ts';
import { question } from '../part/question.ts';

export const accordionBlock = defineBlock('accordion', 'Accordion', {
  /** The heading above it. */
  title: makeOptional(defineLineField(120)),
  /** What opens one by one. */
  items: defineNonEmptyListField(question, 40),
});
