import { defineLineField, definePathField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const quickLink = definePart('quick-link', 'Quick link', {
  /** What people come for, in two or three words. */
  label: defineLineField(60),
  /** What they get there. */
  note: defineLineField(120),
  /** The page, without a language prefix. */
  path: definePathField(),
});
