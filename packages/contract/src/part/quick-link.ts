import { line, path } from '../field.ts';
import { part } from '../part.ts';

export const quickLink = part('quick-link', 'Quick link', {
  /** What people come for, in two or three words. */
  label: line(60),
  /** What they get there. */
  note: line(120),
  /** The page, without a language prefix. */
  path: path(),
});
