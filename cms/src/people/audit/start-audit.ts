import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { recordAuditNotes } from './audit-notes';
import { getHeadKeeper } from './head-keeper';
import { startAuditJobs } from './nightly-checkpoint';
import { type PanelAccount, readAccounts } from './panel-accounts';
import { recordAudit, systemActor } from './record-audit';
import { computeAccess } from './compute-access';
import type { AuditEvent } from './chain/sealed-row';
import { readAccessRows } from './stored-audit';

const toKey = ({ roles, isActive }: PanelAccount) => JSON.stringify([[...roles].sort(), isActive]);

function buildEvent({ id, name, roles, isActive }: PanelAccount, action: 'create' | 'update' | 'delete'): AuditEvent {
  const subject = { type: 'user', id: String(id), title: name, locale: null };
  return { kind: 'user', subject, details: { action, roles, isActive, reason: 'outside-panel' }, actor: systemActor };
}

/** Lists how the accounts of the panel differ from what the log says: they were changed outside the panel. */
export function listAccessChanges(logged: readonly PanelAccount[], actual: readonly PanelAccount[]): AuditEvent[] {
  const changed = actual.flatMap((account) => {
    const known = logged.find(({ id }) => id === account.id);
    if (known === undefined) return [buildEvent(account, 'create')];
    return toKey(known) === toKey(account) ? [] : [buildEvent(account, 'update')];
  });
  const deleted = logged.filter(({ id }) => !actual.some((account) => account.id === id));
  return [...changed, ...deleted.map((account) => buildEvent(account, 'delete'))];
}

/**
 * Brings the log up to what is there at a start: the first row, accounts that were changed outside the panel, and what
 * commands have done meanwhile. Then its jobs start; commands that load the CMS for something else have none of this.
 */
export async function startAudit(strapi: Core.Strapi): Promise<void> {
  const isEmpty = (await getTable(strapi, 'audit').count()) === 0;
  const always = { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };
  const events = isEmpty ? [] : listAccessChanges(computeAccess(await readAccessRows(strapi), always), await readAccounts(strapi));
  if (isEmpty || events.length > 0) await recordAudit(strapi, events);
  await recordAuditNotes(strapi);
  startAuditJobs(strapi);
}

/** Ends the log's work with the CMS. */
export const stopAudit = (strapi: Core.Strapi): Promise<void> => getHeadKeeper(strapi).flush();
