import { line, optional } from '../field.ts';
import { part } from '../part.ts';

export const fact = part('fact', 'Fact', {
  /** A number or a word or two: `1 842`, `24/7`. */
  value: line(40),
  /** What the value counts. */
  label: line(160),
  /** Where the value is from, or the day it was taken. */
  note: optional(line(200)),
});
