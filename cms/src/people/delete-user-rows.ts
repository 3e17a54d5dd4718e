import type { Core } from '@strapi/strapi';

import { getTable } from '../platform/database/get-table';
import { getRows } from '../platform/strapi/rows';

/** The tables with rows that are of use to one user of the panel only. */
const ownTables = [
  ...(['list-view', 'presence', 'second-factor', 'recovery-code', 'passkey', 'panel-device'] as const),
  ...(['notice', 'review-setting', 'review-changer', 'translation-task'] as const),
  'staff-identity',
] as const;

/**
 * Deletes the saved filters, open views, second factors and desks of users of the panel who do not exist any more, and what
 * they are to translate, and that they changed drafts, which keeps only who exists from approving these.
 */
export async function deleteRowsOfDeletedUsers(strapi: Core.Strapi): Promise<void> {
  const users = await getRows<{ id: number }>(strapi, 'admin::user').findMany({ select: ['id'] });
  const where = { user: { $notIn: users.map(({ id }) => id) } };
  for (const table of ownTables) await getTable(strapi, table).deleteMany({ where });
  const ids = { $notIn: users.map(({ id }) => id) };
  await getTable(strapi, 'absence').deleteMany({ where: { $or: [{ user: ids }, { standIn: ids }] } });
  // Who left may be deleted: the successor has the work still.
  await getTable(strapi, 'handover').deleteMany({ where: { successor: ids } });
}

/** Deletes the rows of a user together with the user. */
export function deleteUserRowsWithUser(strapi: Core.Strapi): void {
  const afterDelete = () => deleteRowsOfDeletedUsers(strapi);
  strapi.db.lifecycles.subscribe({ models: ['admin::user'], afterDelete, afterDeleteMany: afterDelete });
}
