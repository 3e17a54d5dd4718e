import type * as z from 'zod';

import { line, optional, pictureFile, pictureWords } from '../field.ts';
import { part } from '../part.ts';

export const picture = part('picture', 'Picture', {
  /** The picture itself. */
  image: pictureFile(),
  /** What the picture shows, for people who don't see it, in the page's language. */
  alt: pictureWords(250),
  /** Printed under the picture: author, place, source. */
  caption: optional(line(250)),
});

export type Picture = z.output<typeof picture.schema>;
