import { block } from '../block.ts';
import { filledList, line, optional } from '../field.ts';
import { picture } from '../part/picture.ts';

export const galleryBlock = block('gallery', 'Gallery', {
  /** The heading above it. */
  title: optional(line(120)),
  /** One to forty pictures. */
  pictures: filledList(picture, 40),
});
