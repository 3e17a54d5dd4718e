import { defineSingleType } from '../fields/content-type.ts';
import { defineMenuField } from '../fields/menu.ts';

export const navigation = defineSingleType({
  singular: 'navigation',
  plural: 'navigations',
  title: 'Navigation',
  fields: {
    /** The menu of the institution reading. */
    institution: defineMenuField(),
    /** The menu of the government reading. */
    government: defineMenuField(),
  },
});
