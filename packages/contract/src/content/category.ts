import { collection } from '../content-type.ts';
import { line, slug } from '../field.ts';

export const category = collection({
  singular: 'category',
  plural: 'categories',
  title: 'News category',
  fields: {
    /** One or two words. */
    name: line(60),
    /** Part of the address of the category's list. */
    slug: slug('name'),
  },
});
