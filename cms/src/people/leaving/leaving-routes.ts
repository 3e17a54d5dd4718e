import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { getTable } from '../../platform/database/get-table';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { getRows } from '../../platform/strapi/rows';
import { triggerMailWorker } from '../../submissions/mail/mail-worker';
import { absenceParams, changingRight } from '../absences/absence';
import { readAccounts } from '../audit/panel-accounts';
import { peopleReadingRights } from '../rights/people-rights';
import type { PanelUser } from '../second-factor/panel-people';
import { leavingInput, leavingQuery, type LeavingReport } from './leaving';
import { createLeavingRefusal, findLeavingRefusal, processLeaving } from './process-leaving';
import { addWorkTitles, listWorkOwners, readOpenRows, readOpenWork } from './open-work';

type Context = {
  state: { user: PanelUser; userAbility: { can: (action: string) => boolean }; auth?: { strategy?: { name?: string } } };
  query: unknown;
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  status: number;
  body: unknown;
};

/** Names the other people of a person's absences that are not over. */
async function nameStandIns(strapi: Core.Strapi, user: number, now: Date): Promise<Pick<LeavingReport, 'standInFor' | 'standIns'>> {
  const where = { $or: [{ user }, { standIn: user }], endedAt: { $null: true }, untilDay: { $gte: toTashkentDay(now) } };
  const rows = await getTable(strapi, 'absence').findMany({ where });
  const accounts = await readAccounts(
    strapi,
    rows.flatMap((row) => [row.user, ...(row.standIn === null ? [] : [row.standIn])]),
  );
  const name = (id: number | null) => accounts.find((account) => account.id === id)?.name ?? [];
  return {
    standInFor: rows.filter(({ standIn }) => standIn === user).flatMap((row) => name(row.user)),
    standIns: rows.filter((row) => row.user === user).flatMap(({ standIn }) => name(standIn)),
  };
}

/** Reads what a person has open, and what ends with their leaving. */
async function readReport(strapi: Core.Strapi, { user: by, userAbility }: Context['state'], id: number): Promise<LeavingReport> {
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
  const requireRight = ({ state }: Context) => {
    // A token of the panel acts for its owner; who leaves is decided by a person.
    const isPerson = state.auth?.strategy?.name === 'admin';
    if (!isPerson || !state.userAbility.can(changingRight)) throw createLeavingRefusal(strapi, 'no-right');
  };
  const read = async (context: Context) => {
    requireRight(context);
    if (!peopleReadingRights.every((right) => context.state.userAbility.can(right))) throw createLeavingRefusal(strapi, 'no-right');
    context.body = await readReport(strapi, context.state, parseInput(leavingQuery, context.query).person);
  };
  const leave = async (context: Context) => {
    requireRight(context);
    await processLeaving(strapi, context.state.user, parseInput(leavingInput, context.request.body), new Date());
    await triggerMailWorker(strapi);
    context.status = 204;
  };
  const dropRow = async (context: Context) => {
    const where = { id: parseInput(absenceParams, context.params).id, successor: context.state.user.id };
    await getTable(strapi, 'handover').updateMany({ where, data: { seenAt: new Date() } });
    context.status = 204;
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/leaving', handler: read },
    { method: 'POST', path: '/leaving', handler: leave },
  ]);
  addPanelRoutes(strapi, [{ method: 'DELETE', path: '/handovers/:id', handler: dropRow }]);
}
