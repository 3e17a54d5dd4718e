import { collection } from '../content-type.ts';
import { line, slug } from '../field.ts';

export const tag = collection({
  singular: 'tag',
  plural: 'tags',
  title: 'News tag',
  fields: {
    /** One or two words. */
    name: line(60),
    /** Part of the address of the tag's list. */
    slug: slug('name'),
  },
});
