import { defineCollection } from '../fields/content-type.ts';
import { defineLineField } from '../fields/field.ts';
import { defineSlugField } from '../fields/address-fields.ts';

export const tag = defineCollection({
  singular: 'tag',
  plural: 'tags',
  title: 'News tag',
  fields: {
    /** One or two words. */
    name: defineLineField(60),
    /** Part of the address of the tag's list. */
    slug: defineSlugField('name'),
  },
});
