import { defineBlock } from '../fields/block.ts';
import { defineNonEmptyListField, defineLineField, defineTextField } from '../fields/field.ts';
import { tableRow } from '../part/table-row.ts';

export const tableBlock = defineBlock('table', 'Table', {
  /** What the table shows; read out before it. */
  caption: defineLineField(200),
  /** The column headings from left to right, one a line. */
  headings: defineTextField(500),
  /** The rows; a row with fewer cells than headings is filled up with empty ones. */
  rows: defineNonEmptyListField(tableRow, 200),
});
