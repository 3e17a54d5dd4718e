import { defineCollection } from '../fields/content-type.ts';
import { defineLineField } from '../fields/field.ts';
import { defineSlugField } from '../fields/address-fields.ts';

export const category = defineCollection({
  singular: 'category',
  plural: 'categories',
  title: 'News category',
  fields: {
    /** One or two words. */
    name: defineLineField(60),
    /** Part of the address of the category's list. */
    slug: defineSlugField('name'),
  },
});
