import { defineLineField, defineUrlField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const link = definePart('link', 'Link', {
  /** The label of the link. */
  label: defineLineField(120),
  /** The target of the link. */
  url: defineUrlField(),
});
