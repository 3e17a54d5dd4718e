import type { Core } from '@strapi/strapi';

import { instantLater } from '../intake/tashkent-day';
import { table } from '../tables/table';

/** Retention in days: a publisher that has been offline for longer reads everything again. */
const keptDays = 90;

/** Deletes old changes, but never the newest: its number is the position of the log. */
export async function forgetChanges(strapi: Core.Strapi, now: Date): Promise<void> {
  const changes = table(strapi, 'change');
  const [newest] = await changes.findMany({ orderBy: { id: 'desc' }, limit: 1 });
  if (newest) await changes.deleteMany({ where: { at: { $lt: instantLater(now, -keptDays) }, id: { $lt: newest.id } } });
}
