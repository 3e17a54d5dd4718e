import { change, type ChangesQuery, type ChangesResponse } from '@ochiq/contract/wire/change';
import { contentTypeNames } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { addDaysToInstant } from '../../submissions/forms/days';

/** A type that an older CMS knew has no place on the site any more. */
const isKnown = { $or: [{ type: { $null: true } }, { type: { $in: contentTypeNames } }] };

/** Reads the changes after a position in the log, oldest first. */
export async function readChanges(strapi: Core.Strapi, { after, limit }: ChangesQuery): Promise<ChangesResponse> {
  const rows = getTable(strapi, 'change');
  // The newest first: a change that comes between two of these questions is neither among the changes nor the last.
  const [newest] = await rows.findMany({ orderBy: { id: 'desc' }, limit: 1 });
  const last = newest?.id ?? 0;
  const changeRows = await rows.findMany({ where: { id: { $gt: after, $lte: last }, ...isKnown }, orderBy: { id: 'asc' }, limit });
  const [oldest] = await rows.findMany({ orderBy: { id: 'asc' }, limit: 1 });
  const changes = changeRows.map(({ locales, ...row }) =>
    change.parse({ ...row, locales: locales.split(',').filter((code) => code !== '') }),
  );
  return { changes, first: Math.min(oldest?.id ?? 0, last), last };
}

/** Retention in days: a publisher that has been offline for longer reads everything again. */
const retentionDays = 90;

/** Deletes old changes, but never the newest: its number is the position of the log. */
export async function deleteOldChanges(strapi: Core.Strapi, now: Date): Promise<void> {
  const changes = getTable(strapi, 'change');
  const [newest] = await changes.findMany({ orderBy: { id: 'desc' }, limit: 1 });
  if (newest) await changes.deleteMany({ where: { at: { $lt: addDaysToInstant(now, -retentionDays) }, id: { $lt: newest.id } } });
}
