import { defineLineField, makeOptional, defineTextField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const column = definePart('column', 'Column of data', {
  /** What the column is called in the file. */
  name: defineLineField(120),
  /** What people call it. */
  title: defineLineField(160),
  /** What its values mean: units, words that stand for something. */
  description: makeOptional(defineTextField(600)),
});
