import type { DatabaseRow } from './database';
import type { OwnCms } from './own-cms';

/** The rows of a table that have this value there. */
export const rowsWith = (cms: OwnCms, table: string, column: string, value: string): readonly DatabaseRow[] =>
  cms.database.rows(table).filter((row) => row[column] === value);
