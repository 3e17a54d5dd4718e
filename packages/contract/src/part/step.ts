import { defineLineField, makeOptional, defineTextField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const step = definePart('step', 'Step', {
  /** What to do, in a few words. */
  title: defineLineField(160),
  /** How. */
  details: makeOptional(defineTextField(600)),
});
