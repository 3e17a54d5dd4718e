import type * as z from 'zod';

/** The most rows of a table in a text, and the most cells of a row. */
export const maxTableRows = 200;
export const maxTableCells = 20;

type Inline = { text: string } | { children: readonly { text: string }[] };
type Cell = { header?: true | undefined; children: readonly Inline[] };
type Row = { children: readonly Cell[] };

const isBlank = ({ children }: Cell): boolean =>
  children.every((inline) => ('text' in inline ? inline.text.trim() === '' : inline.children.every(({ text }) => text.trim() === '')));

/** Returns whether every cell of the first row, or of the first column, is a heading; the corner may be empty instead. */
const isHeading = (cells: readonly Cell[]): boolean =>
  cells.every((cell, index) => cell.header === true || (index === 0 && cells.length > 1 && isBlank(cell)));

/** Returns what of a table is a heading: its first row, its first column, both, or neither. */
export function getTableHeadings(rows: readonly Row[]): { row: boolean; column: boolean } {
  return { row: isHeading(rows[0]?.children ?? []), column: isHeading(rows.flatMap(({ children }) => children.slice(0, 1))) };
}

/** Rejects a table that people who hear it could not follow: without headings, with empty ones, or with uneven rows. */
export function checkTable(rows: readonly Row[], context: z.RefinementCtx): void {
  const width = rows[0]?.children.length ?? 0;
  const headings = getTableHeadings(rows);
  if (!headings.row && !headings.column)
    context.addIssue({ code: 'custom', message: 'has no headings: make the cells of the first row, or of the first column, headings' });
  for (const [place, { children }] of rows.entries()) {
    if (children.length !== width)
      context.addIssue({ code: 'custom', path: [place], message: 'has more or fewer cells than the first row: make them as many' });
    for (const [index, cell] of children.entries()) {
      const path = [place, 'children', index];
      if (cell.header !== true || (place === 0 && index === 0 && rows.length * width > 1)) continue;
      if (isBlank(cell))
        context.addIssue({ code: 'custom', path, message: 'is an empty heading: write what the cells below or beside it are' });
      if (!(place === 0 && headings.row) && !(index === 0 && headings.column))
        context.addIssue({
          code: 'custom',
          path,
          message: 'is a heading outside a first row or first column of headings: make it an ordinary cell',
        });
    }
  }
}
