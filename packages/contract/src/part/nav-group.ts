import { line, list, path } from '../field.ts';
import { part } from '../part.ts';
import { navLink } from './nav-link.ts';

export const navGroup = part('nav-group', 'Navigation group', {
  /** The label of the first level. */
  label: line(40),
  /** The page of the first level, without a language prefix. */
  path: path(),
  /** The second level. */
  links: list(navLink, 12),
});
