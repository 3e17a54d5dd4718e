import { contentTypeNames, uidOf } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { publishTogether } from '../publish-guard/together';
import { documents } from '../strapi/documents';
import { table } from '../tables/table';

type Due = Awaited<ReturnType<ReturnType<typeof table<'schedule'>>['findMany']>>[number];

/** The maximum number of attempts that fail by themselves, a few seconds apart; after that the failure is permanent. */
const mostTries = 500;
const atOnce = 200;

const versionOf = ({ type, document, locale }: Due) => `${type} ${document} ${locale}`;

async function act(strapi: Core.Strapi, { type, document: documentId, locale, action }: Due): Promise<void> {
  const name = contentTypeNames.find((known) => known === type);
  if (name === undefined) throw new errors.ApplicationError(`There is no type ${type} any more`);
  const service = documents(strapi, uidOf(name));
  if (action === 'unpublish') {
    await service.unpublish({ documentId, locale });
    return;
  }
  const { entries } = await service.publish({ documentId, locale });
  if (entries.length === 0) throw new errors.NotFoundError('There is nothing to publish: the entry was deleted');
}

/** Carries out a plan and records it in one transaction; a plan that is no longer waiting is skipped. */
async function carryOut(strapi: Core.Strapi, due: Due): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await table(strapi, 'schedule').updateMany({
      where: { id: due.id, state: 'waiting' },
      data: { state: 'done', endedAt: new Date() },
    });
    if (count === 1) await act(strapi, due);
  });
}

/**
 * Records a failed attempt.
 * @returns whether the plan is over: a refusal ends it, other failures are retried
 */
async function settleFailure(strapi: Core.Strapi, { id, attempts, action, type, document }: Due, error: unknown): Promise<boolean> {
  const reason = error instanceof Error ? error.message : 'unknown error';
  const isRefused = error instanceof errors.ApplicationError;
  const isOver = isRefused || attempts + 1 >= mostTries;
  await table(strapi, 'schedule').updateMany({
    where: { id, state: 'waiting' },
    data: { attempts: attempts + 1, ...(isOver && { state: 'failed', reason, endedAt: new Date() }) },
  });
  if (isOver || attempts === 0)
    strapi.log.warn(`The planned ${action} of ${type} ${document} ${isOver ? 'failed' : 'is tried again'}: ${reason}`);
  return isOver;
}

/** Lists the versions that are to be published now: they may link to each other, in any order. */
const comingFrom = (due: readonly Due[]) =>
  due
    .filter(({ action }) => action === 'publish')
    .map(({ type, document: documentId, locale }) => ({ uid: `api::${type}.${type}`, documentId, locale }));

/** Does whatever is due, in the order of its minutes; a version of which something has to wait waits with all of it. */
export async function carryOutDue(strapi: Core.Strapi, now: Date, goesOn: () => boolean): Promise<void> {
  const due = await table(strapi, 'schedule').findMany({
    where: { state: 'waiting', minute: { $lte: now } },
    orderBy: [{ minute: 'asc' }, { id: 'asc' }],
    limit: atOnce,
  });
  const held = new Set<string>();
  for (const one of due) {
    if (!goesOn()) return;
    if (held.has(versionOf(one))) continue;
    try {
      await publishTogether(comingFrom(due), () => carryOut(strapi, one));
    } catch (error) {
      if (!(await settleFailure(strapi, one, error))) held.add(versionOf(one));
    }
  }
}
