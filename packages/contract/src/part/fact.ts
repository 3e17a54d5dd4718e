import { defineLineField, makeOptional } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const fact = definePart('fact', 'Fact', {
  /** A number or a word or two: `1 842`, `24/7`. */
  value: defineLineField(40),
  /** What the value counts. */
  label: defineLineField(160),
  /** Where the value is from, or the day it was taken. */
  note: makeOptional(defineLineField(200)),
});
