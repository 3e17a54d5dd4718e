import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { getDocuments } from '../../platform/strapi/documents';
import { readUserNames } from '../../platform/strapi/user-names';
import { requireActiveUser } from '../../people/second-factor/panel-people';
import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { recordAudit } from '../../people/audit/record-audit';
import { plan, type NewPlan, type Plan, type PlansQuery } from './planned';

type Row = Awaited<ReturnType<ReturnType<typeof getTable<'schedule'>>['findMany']>>[number];

/** How many of those that are over are shown. */
const maxFinishedShown = 5;

/**
 * Lists the plans for one version of a document: waiting ones, the next first; then finished ones, the latest first.
 */
export async function listPlans(strapi: Core.Strapi, where: PlansQuery): Promise<Plan[]> {
  const rows = getTable(strapi, 'schedule');
  const waiting = await rows.findMany({ where: { ...where, state: 'waiting' }, orderBy: [{ minute: 'asc' }, { id: 'asc' }] });
  const over = await rows.findMany({
    where: { ...where, state: { $ne: 'waiting' } },
    orderBy: [{ endedAt: 'desc' }, { id: 'desc' }],
    limit: maxFinishedShown,
  });
  const allPlans = [...waiting, ...over];
  const names = await readUserNames(
    strapi,
    allPlans.map(({ askedBy }) => askedBy),
  );
  return allPlans.map((row) => plan.parse({ ...row, askedBy: names.get(row.askedBy) ?? null }));
}

/** A plan, and what was chosen for the uses of what it takes off the site. */
export type PlanRequest = NewPlan & { onUses: string | null };

/**
 * Plans something.
 * @throws a ValidationError: the minute is over, or the same waits for the same minute already; a NotFoundError
 */
export async function addPlan(strapi: Core.Strapi, requested: PlanRequest, askedBy: number, now: Date): Promise<void> {
  if (Date.parse(requested.minute) <= now.getTime()) throw new errors.ValidationError('This minute is over: choose a later one');
  const { type, document: documentId, locale } = requested;
  const [draft] = await getDocuments(strapi, getContentTypeUid(type)).findMany({
    filters: { documentId },
    locale,
    status: 'draft',
    fields: ['documentId'],
  });
  if (!draft) throw new errors.NotFoundError('There is no such entry in this language');
  const minute = new Date(requested.minute);
  await withWriteLock(strapi, async () => {
    await requireActiveUser(strapi, askedBy);
    const rows = getTable(strapi, 'schedule');
    const same = await rows.count({ where: { type, document: documentId, locale, minute, state: 'waiting' } });
    if (same > 0) throw new errors.ValidationError('Something is planned for this minute already: cancel it first, or choose another one');
    await rows.create({
      data: { ...requested, minute, state: 'waiting', attempts: 0, reason: null, askedBy, askedAt: now, endedAt: null },
    });
    const subject = { type, id: documentId, title: null, locale };
    await recordAudit(strapi, [{ kind: 'schedule', subject, details: { action: requested.action, at: minute.toISOString() } }]);
  });
}

/** Finds a plan; `null` where there is none with this id. */
export const findPlan = (strapi: Core.Strapi, id: number): Promise<Row | null> => getTable(strapi, 'schedule').findOne({ where: { id } });

/**
 * Cancels a plan.
 * @throws an ApplicationError: it is not waiting any more
 */
export async function cancelPlan(strapi: Core.Strapi, id: number, now: Date): Promise<void> {
  await withWriteLock(strapi, async () => {
    const { count } = await getTable(strapi, 'schedule').updateMany({
      where: { id, state: 'waiting' },
      data: { state: 'cancelled', endedAt: now },
    });
    const row = await findPlan(strapi, id);
    if (count === 0 || !row) throw new errors.ApplicationError('This does not wait any more: it was done or cancelled meanwhile');
    const subject = { type: row.type, id: row.document, title: null, locale: row.locale };
    const details = { action: row.action, at: new Date(row.minute).toISOString() };
    await recordAudit(strapi, [{ kind: 'schedule-cancel', subject, details }]);
  });
}
