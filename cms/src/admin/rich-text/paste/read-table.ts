import { maxTableCells, maxTableRows } from '@ochiq/contract/fields/text-table';

import type { BlockNode } from '../document/block-types.ts';

type ReadCell = { inlines: readonly BlockNode[]; isHeader: boolean };

const readSpan = (cell: Element, name: string) => Math.min(maxTableCells, Math.max(1, Number(cell.getAttribute(name) ?? 1) || 1));

/** Lists the rows of a table, and not of one within it. */
function listRows(table: Element): Element[] {
  return Array.from(table.querySelectorAll('tr')).filter((row) => row.closest('table') === table);
}

/**
 * Reads the cells of a table. A cell over several rows or columns becomes one with its words, and empty ones: tables of
 * the site have as many cells in every row.
 */
function readCells(table: Element, readCell: (cell: Element) => readonly BlockNode[]): ReadCell[][] {
  const rows: (ReadCell | undefined)[][] = [];
  for (const [index, row] of listRows(table).slice(0, maxTableRows).entries()) {
    const own = (rows[index] ??= []);
    let column = 0;
    const isHead = row.closest('thead') !== null;
    for (const cell of Array.from(row.children).filter(({ tagName }) => tagName === 'TD' || tagName === 'TH')) {
      while (own[column] !== undefined) column += 1;
      const isHeader = isHead || cell.tagName === 'TH';
      const read: ReadCell = { inlines: readCell(cell), isHeader };
      const [width, height] = [readSpan(cell, 'colspan'), readSpan(cell, 'rowspan')];
      for (let down = 0; down < height && index + down < listRows(table).length; down += 1)
        for (let right = 0; right < width; right += 1)
          (rows[index + down] ??= [])[column + right] = down + right === 0 ? read : { inlines: [], isHeader };
      column += width;
    }
  }
  const width = Math.min(maxTableCells, Math.max(0, ...rows.map((row) => row.length)));
  return rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? { inlines: [], isHeader: false }));
}

const isFirstRow = (row: number) => row === 0;
const hasWords = ({ inlines }: ReadCell) => inlines.length > 0;

/** Reads a table; its first row is headings, and its first column too where the page says so. `null` for an empty one. */
export function readTable(table: Element, readCell: (cell: Element) => readonly BlockNode[]): BlockNode | null {
  const rows = readCells(table, readCell).filter((row) => row.some(hasWords));
  if (rows.length === 0) return null;
  const isColumnOfHeadings = rows.every(([first], row) => first !== undefined && (first.isHeader || isFirstRow(row))) && rows.length > 1;
  return {
    type: 'table',
    caption: null,
    children: rows.map((row, index) => ({
      type: 'table-row',
      children: row.map(({ inlines }, column) => ({
        type: 'table-cell',
        ...((isFirstRow(index) || (column === 0 && isColumnOfHeadings)) && { header: true }),
        children: inlines.length === 0 ? [{ type: 'text', text: '' }] : inlines,
      })),
    })),
  };
}
