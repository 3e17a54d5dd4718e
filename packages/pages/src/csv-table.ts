import { parseCsv } from './csv.ts';
import { dataTable, type DataTable } from './data-table.ts';

/** Parses the table of a CSV text; `null` where it holds none. */
export function csvTable(text: string): DataTable | null {
  const [header, ...rows] = parseCsv(text) ?? [];
  return dataTable(header, rows);
}
