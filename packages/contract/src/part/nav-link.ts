import { line, path } from '../field.ts';
import { part } from '../part.ts';

export const navLink = part('nav-link', 'Navigation link', {
  /** The label of the link. */
  label: line(60),
  /** The page, without a language prefix: `/documents`. */
  path: path(),
});
