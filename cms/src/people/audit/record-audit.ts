import { createSerialQueue, type SerialQueue } from '@ochiq/service-kit/serial-queue';
import type { Core } from '@strapi/strapi';

import { getOrigin } from '../../content/history/origin';
import { getTable } from '../../platform/database/get-table';
import { acquireWriteLock } from '../../platform/database/transactions';
import { auditDuration } from '../../platform/observability/request-metrics';
import { getAuditSecret, getHeadKeeper } from './head-keeper';
import { deriveChainKey } from './chain/keys';
import { listAbsentNames } from '../absences/stand-ins';
import { readAccounts, readRoles } from './panel-accounts';
import { type AttributedEvent, type AuditActor, type AuditEvent, type AuditRow, type ChainEnd, createSealedRows } from './chain/sealed-row';

/** What no person does. */
export const systemActor: AuditActor = { id: null, name: 'system' };
export const commandActor: AuditActor = { id: null, name: 'command line' };

type Transaction = Parameters<typeof acquireWriteLock>[1] & { onCommit: (run: () => void) => void };

async function readEnd(strapi: Core.Strapi): Promise<ChainEnd | null> {
  const [last] = await getTable(strapi, 'audit').findMany({ select: ['number', 'hash'], orderBy: { number: 'desc' }, limit: 1 });
  return last ?? null;
}

/** Builds the first row: who had access when the log began, since no earlier row says it. */
async function buildBegin(strapi: Core.Strapi): Promise<AttributedEvent> {
  const [users, roles] = [await readAccounts(strapi), await readRoles(strapi)];
  const subject = { type: 'audit-log', id: '1', title: null, locale: null };
  return { kind: 'begin', subject, details: { users, roles: roles.map(({ name }) => name) }, actor: systemActor };
}

let chainKey: Buffer | null = null;

async function appendEvents(strapi: Core.Strapi, events: readonly AttributedEvent[]): Promise<AuditRow | null> {
  const end = await readEnd(strapi);
  await getHeadKeeper(strapi).checkEnd(end);
  const all = end === null ? [await buildBegin(strapi), ...events] : events;
  if (all.length === 0) return null;
  chainKey ??= deriveChainKey(getAuditSecret());
  const rows = createSealedRows(chainKey, end, all, new Date());
  await getTable(strapi, 'audit').createMany({ data: rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) })) });
  return rows.at(-1) ?? null;
}

/** Adds to each event for whom its actor stands in: what they do may be by a right of that person. */
async function addAbsentPeople(strapi: Core.Strapi, events: readonly AttributedEvent[]): Promise<AttributedEvent[]> {
  const names = await listAbsentNames(
    strapi,
    events.flatMap(({ actor }) => actor.id ?? []),
    new Date(),
  );
  return events.map((event) => {
    const standInFor = names.get(event.actor.id ?? 0);
    return standInFor === undefined ? event : { ...event, details: { ...event.details, standInFor } };
  });
}

/** By CMS: entries that are published together record their rows side by side, in one transaction. */
const queues = new WeakMap<Core.Strapi, SerialQueue>();

function getQueue(strapi: Core.Strapi): SerialQueue {
  const queue = queues.get(strapi) ?? createSerialQueue();
  queues.set(strapi, queue);
  return queue;
}

/**
 * Records events, in the transaction of their cause where there is one: both are committed, or neither. The write lock
 * orders the rows of all CMS on one database; a lock of the log's own would be taken after row locks by one transaction and
 * before them by another.
 * @returns the last row; `null` where nothing was to be recorded
 */
export async function recordAudit(strapi: Core.Strapi, events: readonly AuditEvent[]): Promise<AuditRow | null> {
  const began = performance.now();
  const recorded: unknown = await strapi.db.transaction(async (transaction: Transaction) => {
    await acquireWriteLock(strapi, transaction);
    const needsActor = events.some(({ actor }) => actor === undefined);
    const current = (needsActor ? (await getOrigin(strapi)).author : null) ?? systemActor;
    const attributed = await addAbsentPeople(
      strapi,
      events.map((event) => ({ ...event, actor: event.actor ?? current })),
    );
    const last = await getQueue(strapi)(() => appendEvents(strapi, attributed));
    if (last)
      transaction.onCommit(() => {
        getHeadKeeper(strapi).commit(last);
      });
    return last;
  });
  auditDuration.observe((performance.now() - began) / 1000);
  return recorded as AuditRow | null;
}
