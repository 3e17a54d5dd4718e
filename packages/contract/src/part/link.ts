import { line, url } from '../field.ts';
import { part } from '../part.ts';

export const link = part('link', 'Link', {
  /** The words of the link. */
  label: line(120),
  /** Where it leads. */
  url: url(),
});
