import { defineSingleType } from '../fields/content-type.ts';
import { defineNonEmptyListField } from '../fields/reference-fields.ts';
import { navGroup } from '../part/links.ts';

export const navigation = defineSingleType({
  singular: 'navigation',
  plural: 'navigations',
  title: 'Navigation',
  fields: {
    /** The menu of the institution reading. */
    institution: defineNonEmptyListField(navGroup, 10),
    /** The menu of the government reading. */
    government: defineNonEmptyListField(navGroup, 10),
  },
});
