import { parseCsv } from './csv.ts';
import { dataTable, type DataTable } from './data-table.ts';

/** The table in a CSV text; `null` where there is none. */
export function csvTable(text: string): DataTable | null {
  const [header, ...rows] = parseCsv(text) ?? [];
  return dataTable(header, rows);
}
