import { defineLineField, definePathField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const navLink = definePart('nav-link', 'Navigation link', {
  /** The label of the link. */
  label: defineLineField(60),
  /** The page, without a language prefix: `/documents`. */
  path: definePathField(),
});
