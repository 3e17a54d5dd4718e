import { defineLineField, makeOptional, defineIntegerField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const laborEntry = definePart('labor-entry', 'Labour activity', {
  /** The year it began. */
  from: defineIntegerField(1940, 2100),
  /** The year it ended; empty where it goes on. */
  to: makeOptional(defineIntegerField(1940, 2100)),
  /** Post and place. */
  what: defineLineField(300),
});
