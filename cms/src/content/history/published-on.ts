import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { addDaysToDay, getDayStart } from '../../submissions/forms/days';
import type { VersionRow } from './stored-versions';
import type { EntryQuery } from './version';

type Step = Pick<VersionRow, 'state' | 'at'>;

/**
 * Selects the versions that readers saw at some time of a day: what was published on it, and what the day began with.
 * @param steps what was published, withdrawn or deleted before the end of the day, the newest first
 */
export function selectShown<S extends Step>(steps: readonly S[], dayStart: Date): S[] {
  const former = steps.findIndex(({ at }) => new Date(at) < dayStart);
  const relevant = former === -1 ? steps : steps.slice(0, former + 1);
  return relevant.filter(({ state }) => state === 'published');
}

/** How many steps before the end of a day are looked at. */
const maxSteps = 100;

/** Lists the versions of an entry that readers saw at some time of a day in Tashkent, the newest first. */
export async function listPublishedOn(
  strapi: Core.Strapi,
  { type, document, locale }: EntryQuery,
  day: string,
): Promise<readonly VersionRow[]> {
  const where = { type, document, locale, state: { $ne: 'draft' }, at: { $lt: getDayStart(addDaysToDay(day, 1)) } };
  const steps = await getTable(strapi, 'version').findMany({ where, orderBy: { id: 'desc' }, limit: maxSteps });
  return selectShown(steps, getDayStart(day));
}

/** Returns since when an entry has a history; `null` where it has none. */
export async function findHistoryBegin(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<string | null> {
  const where = { type, document, locale };
  const [first] = await getTable(strapi, 'version').findMany({ where, orderBy: { id: 'asc' }, limit: 1 });
  return first ? new Date(first.startedAt).toISOString() : null;
}
