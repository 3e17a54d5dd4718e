import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { getTableName } from '../../platform/database/tables';
import { getTable } from '../../platform/database/get-table';
import { acquireWriteLock } from '../../platform/database/transactions';
import { addDaysToInstant } from '../../submissions/forms/days';
import { trashDays } from '../trash/list-trash';

const [versions, contents, trash] = [getTableName('version'), getTableName('content'), getTableName('trash')];

type Connection = { raw: (statement: string, values: readonly unknown[]) => Promise<unknown> };
type Transaction = { trx: Connection | null };

/**
 * Finds drafts that are too old, and not the newest version of their entry. What was withdrawn or deleted stays: without
 * it, the page would seem to have been on the site ever since.
 */
async function findOldDrafts(strapi: Core.Strapi, until: Date): Promise<number[]> {
  const rows = await getTable(strapi, 'version').findMany({
    where: { state: 'draft', at: { $lt: until } },
    select: ['id', 'type', 'document', 'locale'],
    orderBy: { id: 'asc' },
  });
  const old: number[] = [];
  for (const { id, type, document, locale } of rows)
    if ((await getTable(strapi, 'version').count({ where: { type, document, locale, id: { $gt: id } } })) > 0) old.push(id);
  return old;
}

/** Deletes the contents that neither a version nor the trash names, nor another content as its base. */
async function deleteUnusedContents(connection: Connection): Promise<void> {
  const uses = [`${versions}.content`, `${trash}.draft`, `${trash}.published`, 'other.base'];
  const tables: Readonly<Record<string, string>> = { other: `${contents} AS other` };
  const conditions = uses.map((use) => {
    const [table = ''] = use.split('.');
    return `NOT EXISTS (SELECT 1 FROM ${tables[table] ?? table} WHERE ${use} = ${contents}.hash)`;
  });
  // Twice: a base may have been used by nothing but a content that went.
  for (let round = 0; round < 2; round += 1) await connection.raw(`DELETE FROM ${contents} WHERE ${conditions.join(' AND ')}`, []);
}

/** How many versions go with one statement. */
const batchSize = 500;

/** Deletes expired drafts from the history, expired entries from the trash, and what nothing names after that. */
export async function purgeHistory(strapi: Core.Strapi, now: Date): Promise<void> {
  await getTable(strapi, 'trash').deleteMany({ where: { at: { $lt: addDaysToInstant(now, -trashDays) } } });
  const old = await findOldDrafts(strapi, addDaysToInstant(now, -settings.HISTORY_DRAFT_DAYS));
  for (let start = 0; start < old.length; start += batchSize)
    await getTable(strapi, 'version').deleteMany({ where: { id: { $in: old.slice(start, start + batchSize) } } });
  // No save may name a content while it is deleted.
  await strapi.db.transaction(async ({ trx }: Transaction) => {
    await acquireWriteLock(strapi, { trx });
    if (trx) await deleteUnusedContents(trx);
  });
}
