import { searchTypes, type SearchType } from '@ochiq/contract/search/search';

/*
 * A row's number holds what filters and freshness need, so that thousands of matches are counted without reading a
 * page: the document's number, the month of its date, its type.
 */
const typeBits = 4;
/** The number of values of a type within a row's number: `rowid % typesInRow`. */
export const typesInRow = 2 ** typeBits;
/** The number of months that a row's number can hold. */
export const monthsInRow = 4096;
const firstYear = 1900;

/** The last year that a row's number can hold. */
export const lastYear = firstYear + Math.floor((monthsInRow - 2) / 12);

/** Returns the months since the end of 1899, from 1; 0 where there is no date or one outside 1900–2240. */
export function getMonthNumber(date: string | null): number {
  const [year = 0, month = 0] = (date ?? '').split('-').map(Number);
  const count = (year - firstYear) * 12 + month;
  return count >= 1 && count < monthsInRow ? count : 0;
}

export const getTypeNumber = (type: SearchType): number => searchTypes.indexOf(type);

export const createRowId = (id: number, date: string | null, type: SearchType): number =>
  (id * monthsInRow + getMonthNumber(date)) * typesInRow + getTypeNumber(type);

export const getRowDocumentId = (rowId: number): number => Math.floor(rowId / (typesInRow * monthsInRow));

// Bit operations on a large number are several times as fast as its remainder.
/** Returns the month of the document's date, as `getMonthNumber` does. */
export const getRowMonth = (rowId: number): number => (rowId & (typesInRow * monthsInRow - 1)) >> typeBits;

/** Returns the year of the document's date; `null` where it has none. */
export function getRowYear(rowId: number): number | null {
  const month = getRowMonth(rowId);
  return month === 0 ? null : firstYear + Math.floor((month - 1) / 12);
}

/** Returns the number of the document's type, as `getTypeNumber` does. */
export const getRowTypeNumber = (rowId: number): number => rowId & (typesInRow - 1);

export const getRowType = (rowId: number): SearchType => searchTypes[getRowTypeNumber(rowId)] ?? 'page';
