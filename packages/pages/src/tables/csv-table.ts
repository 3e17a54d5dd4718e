import { parseCsv } from './csv.ts';
import { toDataTable, type DataTable } from './data-table.ts';

/** Parses the table of a CSV text; `null` where it holds none. */
export function parseCsvTable(text: string): DataTable | null {
  const [header, ...rows] = parseCsv(text) ?? [];
  return toDataTable(header, rows);
}
