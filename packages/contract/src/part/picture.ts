import type * as z from 'zod';

import { defineLineField, makeOptional, definePictureFileField, defineAltTextField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const picture = definePart('picture', 'Picture', {
  /** The picture itself. */
  image: definePictureFileField(),
  /** What the picture shows, for people who don't see it, in the page's language. */
  alt: defineAltTextField(250),
  /** Printed under the picture: author, place, source. */
  caption: makeOptional(defineLineField(250)),
});

export type Picture = z.output<typeof picture.schema>;
