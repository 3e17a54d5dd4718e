import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { getTable } from '../../platform/database/get-table';
import { addPanelRoutes, parseId, parseInput } from '../../platform/strapi/panel-routes';
import { getRows } from '../../platform/strapi/rows';
import { triggerMailWorker } from '../../submissions/mail/mail-worker';
import { mayChangePeople, type PeopleContext } from '../absences/people-context';
import { readAbsences } from '../absences/read-absences';
import { readAccounts } from '../audit/panel-accounts';
import { mayReadPeople } from '../rights/people-rights';
import { leavingInput, leavingQuery, type LeavingReport } from './leaving';
import { createLeavingRefusal, findLeavingRefusal, processLeaving } from './process-leaving';
import { addWorkTitles, listWorkOwners, readOpenRows, readOpenWork } from './open-work';

/** Names the other people of a person's absences that are not over. */
async function nameStandIns(strapi: Core.Strapi, user: number, now: Date): Promise<Pick<LeavingReport, 'standInFor' | 'standIns'>> {
  const absences = await readAbsences(strapi, { $or: [{ user }, { standIn: user }] }, now);
  return {
    standInFor: absences.flatMap(({ absent, standIn }) => (standIn?.id === user ? absent.name : [])),
    standIns: absences.flatMap(({ absent, standIn }) => (absent.id === user ? (standIn?.name ?? []) : [])),
  };
}

/** Reads what a person has open, and what ends with their leaving. */
async function readReport(strapi: Core.Strapi, { user: by, userAbility }: PeopleContext['state'], id: number): Promise<LeavingReport> {
  const now = new Date();
  const accounts = await readAccounts(strapi);
  const person = accounts.find((account) => account.id === id);
  if (!person) throw new errors.NotFoundError('There is no such account');
  const owners = await listWorkOwners(strapi, id);
  const rows = await readOpenRows(strapi, owners, now);
  const where = { user: id, rememberedUntil: { $gt: now } };
  const successors = accounts.filter((account) => account.isActive && account.id !== id);
  return {
    person: { id, name: person.name },
    refusal: await findLeavingRefusal(strapi, by, person),
    work: await addWorkTitles(strapi, userAbility, await readOpenWork(strapi, owners, rows)),
    invitations: rows.links.filter(({ purpose }) => purpose === 'approval').length,
    ...(await nameStandIns(strapi, id, now)),
    rememberedBrowsers: await getTable(strapi, 'panel-device').count({ where }),
    tokens: await getRows(strapi, 'admin::api-token').count({ where: { kind: 'admin', adminUserOwner: { id } } }),
    successors: successors
      .map((account) => ({ id: account.id, name: account.name }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  };
}

/** Adds the panel's routes by which people leave, and by which a successor takes a handover off their desk; Strapi guards them by its session. */
export function addLeavingRoutes(strapi: Core.Strapi): void {
  const requireRight = (context: PeopleContext) => {
    if (!mayChangePeople(context)) throw createLeavingRefusal(strapi, 'no-right');
  };
  const read = async (context: PeopleContext) => {
    requireRight(context);
    if (!mayReadPeople(context.state.userAbility)) throw createLeavingRefusal(strapi, 'no-right');
    context.body = await readReport(strapi, context.state, parseInput(leavingQuery, context.query).person);
  };
  const leave = async (context: PeopleContext) => {
    requireRight(context);
    await processLeaving(strapi, context.state.user, parseInput(leavingInput, context.request.body), new Date());
    await triggerMailWorker(strapi);
    context.status = 204;
  };
  const dropRow = async (context: PeopleContext) => {
    const where = { id: parseId(context), successor: context.state.user.id };
    await getTable(strapi, 'handover').updateMany({ where, data: { seenAt: new Date() } });
    context.status = 204;
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/leaving', handler: read },
    { method: 'POST', path: '/leaving', handler: leave },
  ]);
  addPanelRoutes(strapi, [{ method: 'DELETE', path: '/handovers/:id', handler: dropRow }]);
}
