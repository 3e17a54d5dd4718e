import type { SearchDocument } from '@ochiq/contract/search/search';
import { openReadConnection } from '@ochiq/search/index/connection';
import { toIndexedDocument, type DocumentRow } from '@ochiq/search/index/store';

/** Reads the documents of an index as they were stored, without files. */
export function readIndexedDocuments(file: string): SearchDocument[] {
  const connection = openReadConnection(file);
  const rows = connection.prepare<[], DocumentRow>('SELECT * FROM document ORDER BY id').all();
  connection.close();
  return rows.map((row) => ({ ...toIndexedDocument(row), files: [] }));
}
