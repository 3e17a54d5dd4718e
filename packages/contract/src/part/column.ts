import { line, optional, text } from '../field.ts';
import { part } from '../part.ts';

export const column = part('column', 'Column of data', {
  /** What the column is called in the file. */
  name: line(120),
  /** What people call it. */
  title: line(160),
  /** What its values mean: units, words that stand for something. */
  description: optional(text(600)),
});
