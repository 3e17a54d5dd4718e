import { defineLineField, defineListField, definePathField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';
import { navLink } from './nav-link.ts';

export const navGroup = definePart('nav-group', 'Navigation group', {
  /** The label of the first level. */
  label: defineLineField(40),
  /** The page of the first level, without a language prefix. */
  path: definePathField(),
  /** The second level. */
  links: defineListField(navLink, 12),
});
