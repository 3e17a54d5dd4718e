import { line, url } from '../field.ts';
import { part } from '../part.ts';

export const link = part('link', 'Link', {
  /** The label of the link. */
  label: line(120),
  /** The target of the link. */
  url: url(),
});
