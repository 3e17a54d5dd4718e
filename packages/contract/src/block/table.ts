import { block } from '../block.ts';
import { filledList, line, text } from '../field.ts';
import { tableRow } from '../part/table-row.ts';

export const tableBlock = block('table', 'Table', {
  /** What the table shows; read out before it. */
  caption: line(200),
  /** The column headings from left to right, one a line. */
  headings: text(500),
  /** The rows; a row with fewer cells than headings is filled up with empty ones. */
  rows: filledList(tableRow, 200),
});
