import { defineTextField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const tableRow = definePart('table-row', 'Table row', {
  /** The cells from left to right, one a line. */
  cells: defineTextField(1000),
});
