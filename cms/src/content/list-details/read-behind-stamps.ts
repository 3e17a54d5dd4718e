import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { getTableName } from '../../platform/database/tables';

/** Rows are added to these, and deleted, by type; one of `version` is changed with a row of its type only. */
const stampedTables = ['version', 'translation-confirmation'] as const;

/**
 * Counts the rows of a type. Whatever is saved changes the sum of their times, whichever clock of several machines it has, and what is
 * published has another id. The index of lists has all of it: no row is read.
 */
function countRows(strapi: Core.Strapi, type: ContentTypeName) {
  const { connection, dialect, metadata } = strapi.db;
  const { tableName } = metadata.get(getContentTypeUid(type));
  const time = dialect.client === 'postgres' ? 'EXTRACT(EPOCH FROM updated_at)' : 'updated_at';
  return connection(tableName).select(
    connection.raw('CAST(? AS TEXT) AS type', [type]),
    connection.raw('COUNT(*) AS count'),
    connection.raw('(SELECT MAX(id) FROM ??) AS last', [tableName]),
    // As a text: a number of JavaScript has no room for it.
    connection.raw(`CAST(SUM(${time}) AS TEXT) AS saved`),
  );
}

/**
 * Reads what changes with everything from which it follows what is outdated and missing, by type and whichever process writes it: a query
 * for each kind of rows. Not within a transaction: SQLite has one connection.
 * @returns the stamp of a type
 */
export async function readBehindStamps(strapi: Core.Strapi, types: readonly ContentTypeName[]): Promise<(type: ContentTypeName) => string> {
  const { connection } = strapi.db;
  const counts: unknown[] = [await connection.unionAll(types.map((type) => countRows(strapi, type)))];
  for (const table of stampedTables)
    counts.push(await connection(getTableName(table)).groupBy('type').select('type').count({ count: '*' }).max({ last: 'id' }));
  return (type) => JSON.stringify((counts as { type: string }[][]).map((rows) => rows.find((row) => row.type === type) ?? null));
}
