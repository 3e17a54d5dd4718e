import type { Core } from '@strapi/strapi';
import { createPollingWorker, type PollingWorker } from '@ochiq/service-kit/polling-worker';
import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import { errors } from '@strapi/utils';

import { settings } from '../../env';
import { type PlannedRun, withOrigin } from '../history/origin';
import { withPlannedChoice } from '../removal/planned-removal';
import { publishTogether } from '../publish-validation/publish-together';
import { getDocuments } from '../../platform/strapi/documents';
import { getTable } from '../../platform/database/get-table';
import { notifyOfOutdated, notifyPlanner } from '../review/notices/notify-planner';
import { ReviewRefusalError } from '../review/review-refusal';
import { startMinuteTimer } from './start-minute-timer';
import { type ConnectionPool, waitForReaders } from './wait-for-readers';

type DuePlan = Awaited<ReturnType<ReturnType<typeof getTable<'schedule'>>['findMany']>>[number];

/** The maximum number of attempts that fail by themselves, a few seconds apart; after that the failure is permanent. */
const maxAttempts = 500;
const batchSize = 200;

const getPlanKey = ({ type, document, locale }: DuePlan) => `${type} ${document} ${locale}`;

async function applyAction(strapi: Core.Strapi, due: DuePlan): Promise<void> {
  const { type, document: documentId, locale, action } = due;
  const name = contentTypeNames.find((known) => known === type);
  if (name === undefined) throw new errors.ApplicationError(`There is no type ${type} any more`);
  const service = getDocuments(strapi, getContentTypeUid(name));
  if (action === 'unpublish') {
    await withPlannedChoice(strapi, due, () => service.unpublish({ documentId, locale }));
    return;
  }
  const { entries } = await service.publish({ documentId, locale });
  if (entries.length === 0) throw new errors.NotFoundError('There is nothing to publish: the entry was deleted');
}

/**
 * Carries out a plan and records it in one transaction; a plan that is no longer waiting is skipped.
 * @returns whether it was carried out
 */
async function runPlan(strapi: Core.Strapi, due: DuePlan, at: Date): Promise<boolean> {
  const plan: PlannedRun = { plannedAt: new Date(due.askedAt), at };
  return strapi.db.transaction(async () => {
    const { count } = await getTable(strapi, 'schedule').updateMany({
      where: { id: due.id, state: 'waiting' },
      data: { state: 'done', endedAt: at },
    });
    if (count === 1) await withOrigin({ source: 'schedule', author: due.askedBy, plan }, () => applyAction(strapi, due));
    return count === 1;
  });
}

/**
 * Records a failed attempt.
 * @returns whether the plan is over: a refusal ends it, other failures are retried
 */
async function recordFailure(strapi: Core.Strapi, plan: DuePlan, error: unknown): Promise<boolean> {
  const { id, attempts, action, type, document } = plan;
  const reason = getErrorMessage(error);
  const isRefused = error instanceof errors.ApplicationError;
  const isOver = isRefused || attempts + 1 >= maxAttempts;
  await getTable(strapi, 'schedule').updateMany({
    where: { id, state: 'waiting' },
    data: { attempts: attempts + 1, ...(isOver && { state: 'failed', reason, endedAt: new Date() }) },
  });
  if (error instanceof ReviewRefusalError) await notifyPlanner(strapi, plan);
  if (isOver || attempts === 0)
    strapi.log.warn(`The planned ${action} of ${type} ${document} ${isOver ? 'failed' : 'is tried again'}: ${reason}`);
  return isOver;
}

/** Lists the versions that are to be published now: they may link to each other, in any order. */
const listPendingVersions = (due: readonly DuePlan[]) =>
  due
    .filter(({ action }) => action === 'publish')
    .map(({ type, document: documentId, locale }) => ({ uid: `api::${type}.${type}`, documentId, locale }));

/**
 * Reads the instant of what is published of a document for a minute: one for all of its languages, since a translation that is planned
 * with its source does not follow it by seconds, also where one of them took several attempts.
 */
async function readInstant(strapi: Core.Strapi, { type, document, minute, action }: DuePlan): Promise<Date> {
  const [first] = await getTable(strapi, 'schedule').findMany({
    where: { type, document, minute, action, state: 'done' },
    orderBy: { id: 'asc' },
    limit: 1,
  });
  return first?.endedAt ? new Date(first.endedAt) : new Date();
}

/** Notifies the planners of outdated translations: a failure of one notice stops no other. */
async function notifyPlanners(strapi: Core.Strapi, done: readonly DuePlan[]): Promise<void> {
  for (const plan of done)
    try {
      await notifyOfOutdated(strapi, plan);
    } catch (error) {
      strapi.log.error(`The planner of ${plan.type} ${plan.document}, which is outdated, could not be notified: ${getErrorMessage(error)}`);
    }
}

/** Does whatever is due, in the order of its minutes; a version of which something has to wait waits with all of it. */
async function runDueJobs(strapi: Core.Strapi, now: Date, shouldContinue: () => boolean): Promise<void> {
  const due = await getTable(strapi, 'schedule').findMany({
    where: { state: 'waiting', minute: { $lte: now } },
    orderBy: [{ minute: 'asc' }, { id: 'asc' }],
    limit: batchSize,
  });
  const postponed = new Set<string>();
  const done: DuePlan[] = [];
  const { pool } = strapi.db.connection.client as { pool: ConnectionPool };
  const isOnSqlite = strapi.db.dialect.client === 'sqlite';
  for (const [index, plan] of due.entries()) {
    if (index > 0 && isOnSqlite) await waitForReaders(pool);
    if (!shouldContinue()) break;
    if (postponed.has(getPlanKey(plan))) continue;
    try {
      const at = await readInstant(strapi, plan);
      if (await publishTogether(listPendingVersions(due), () => runPlan(strapi, plan, at))) done.push(plan);
    } catch (error) {
      if (!(await recordFailure(strapi, plan, error))) postponed.add(getPlanKey(plan));
    }
  }
  // After all of them: what one published is the source of another.
  await notifyPlanners(strapi, done);
}

/** Look at the clock while the CMS runs. */
const schedulers = new WeakMap<Core.Strapi, Pick<PollingWorker, 'stop'>>();

/**
 * Runs what is due when each minute begins, as plans are for whole minutes, and every few seconds: what failed is tried
 * again, and the clock may be set forward.
 */
function createScheduler(strapi: Core.Strapi): Pick<PollingWorker, 'stop'> {
  const worker = createPollingWorker({
    // The wall clock each time: it may be set forward or back meanwhile.
    run: (signal) => runDueJobs(strapi, new Date(), () => !signal.aborted),
    intervalMs: settings.SCHEDULE_MS,
    onError: (error) => strapi.log.error(`What is planned could not be looked at: ${getErrorMessage(error)}`),
    unref: true,
  });
  const timer = startMinuteTimer(worker.wake);
  return {
    stop: () => {
      timer.stop();
      return worker.stop();
    },
  };
}

/** Starts carrying out plans, including those missed while the CMS was away. */
export function startScheduler(strapi: Core.Strapi): void {
  schedulers.set(strapi, createScheduler(strapi));
}

/** Stops after the current run. */
export const stopScheduler = async (strapi: Core.Strapi): Promise<void> => schedulers.get(strapi)?.stop();
