import type { Core } from '@strapi/strapi';

import { addDaysToInstant } from '../../submissions/forms/tashkent-day';
import { getTable } from '../../platform/database/get-table';

/** Retention in days: a publisher that has been offline for longer reads everything again. */
const retentionDays = 90;

/** Deletes old changes, but never the newest: its number is the position of the log. */
export async function deleteOldChanges(strapi: Core.Strapi, now: Date): Promise<void> {
  const changes = getTable(strapi, 'change');
  const [newest] = await changes.findMany({ orderBy: { id: 'desc' }, limit: 1 });
  if (newest) await changes.deleteMany({ where: { at: { $lt: addDaysToInstant(now, -retentionDays) }, id: { $lt: newest.id } } });
}
