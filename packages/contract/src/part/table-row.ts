import { text } from '../field.ts';
import { part } from '../part.ts';

export const tableRow = part('table-row', 'Table row', {
  /** The cells from left to right, one a line. */
  cells: text(1000),
});
