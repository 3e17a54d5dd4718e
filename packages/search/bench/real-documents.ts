import type { SearchDocument } from '@ochiq/contract/search';
import { openReading } from '@ochiq/search/index/connection';
import { documentOf, type DocumentRow } from '@ochiq/search/index/store';

/** Reads the documents of an index as they were stored, without files. */
export function realDocuments(file: string): SearchDocument[] {
  const connection = openReading(file);
  const rows = connection.prepare<[], DocumentRow>('SELECT * FROM document ORDER BY id').all();
  connection.close();
  return rows.map((row) => ({ ...documentOf(row), files: [] }));
}
