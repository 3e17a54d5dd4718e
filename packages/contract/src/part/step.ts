import { line, optional, text } from '../field.ts';
import { part } from '../part.ts';

export const step = part('step', 'Step', {
  /** What to do, in a few words. */
  title: line(160),
  /** How. */
  details: optional(text(600)),
});
