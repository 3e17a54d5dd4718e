import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { createRefusal } from '../../platform/strapi/refusal';
import type { JsonValue } from '../audit/chain/canonical-json';
import { type PanelAccount, readAccounts } from '../audit/panel-accounts';
import { recordAudit, systemActor } from '../audit/record-audit';
import { getPanelUsers, isSuperAdmin, requireActiveUser } from '../second-factor/panel-people';
import type { AbsenceInput, ProposalInput } from './absence';
import { findDaysFault, hasCommonDay } from './absence-days';
import { type AbsenceRefusal, absenceRefusals } from './refusal-texts';
import { lentAdministration } from './stand-ins';

export type AbsenceRow = Awaited<ReturnType<ReturnType<typeof getTable<'absence'>>['findMany']>>[number];

/** What the audit log says of an absence. */
export type AbsenceAction = 'absence-proposed' | 'proposal-dropped' | 'absence-set' | 'absence-begun' | 'absence-ended' | 'absence-over';

/** Creates the refusal that the user reads. */
export const createAbsenceRefusal = (strapi: Core.Strapi, refusal: AbsenceRefusal): Error =>
  createRefusal(translateForEditor(strapi, absenceRefusals[refusal]));

function toDetails({ id, fromDay, untilDay, administration, standIn }: AbsenceRow, other: PanelAccount | undefined) {
  const days = { from: fromDay, until: untilDay };
  if (standIn === null) return { absence: id, ...days };
  return {
    absence: id,
    ...days,
    standIn: other?.name ?? '',
    standInId: standIn,
    administration: administration !== lentAdministration.none,
  };
}

/** Records what became of an absence. @param isOwnTurn whether the CMS does it by itself, as a day begins */
export async function recordAbsence(strapi: Core.Strapi, action: AbsenceAction, row: AbsenceRow, isOwnTurn = false): Promise<void> {
  const accounts = await readAccounts(strapi, [row.user, ...(row.standIn === null ? [] : [row.standIn])]);
  const find = (id: number | null) => accounts.find((account) => account.id === id);
  const subject = { type: 'user', id: String(row.user), title: find(row.user)?.name ?? null, locale: null };
  const details: Record<string, JsonValue> = { action, ...toDetails(row, find(row.standIn)) };
  await recordAudit(strapi, [{ kind: 'absence', subject, details, ...(isOwnTurn && { actor: systemActor }) }]);
}

/** Lists the absences and proposals of a user that are not over. */
const listOpen = (strapi: Core.Strapi, user: number, today: string): Promise<readonly AbsenceRow[]> =>
  getTable(strapi, 'absence').findMany({ where: { user, endedAt: { $null: true }, untilDay: { $gte: today } } });

async function addRow(
  strapi: Core.Strapi,
  row: Pick<AbsenceRow, 'user' | 'standIn' | 'fromDay' | 'untilDay' | 'administration'>,
  now: Date,
) {
  return getTable(strapi, 'absence').create({ data: { ...row, madeAt: now, begunAt: null, endedAt: null } });
}

/**
 * Sets who stands in for a person. Proposals of the person for some of these days are done with by it.
 * @throws a refusal that says what to do
 */
export const setAbsence = (strapi: Core.Strapi, input: AbsenceInput, by: number, now: Date): Promise<void> =>
  withWriteLock(strapi, async () => {
    await requireActiveUser(strapi, by);
    const { user, standIn, fromDay, untilDay, hasAdministration } = input;
    const today = toTashkentDay(now);
    if (user === standIn) throw createAbsenceRefusal(strapi, 'self');
    const fault = findDaysFault(input, today);
    if (fault !== null) throw createAbsenceRefusal(strapi, fault);
    const active = (await readAccounts(strapi, [user, standIn])).filter(({ isActive }) => isActive);
    if (active.length < 2) throw createAbsenceRefusal(strapi, 'inactive');
    const overlapping = (await listOpen(strapi, user, today)).filter((row) => hasCommonDay(row, input));
    if (overlapping.some((row) => row.standIn !== null)) throw createAbsenceRefusal(strapi, 'overlapping');
    await getTable(strapi, 'absence').deleteMany({ where: { id: { $in: overlapping.map(({ id }) => id) } } });
    const absent = await getPanelUsers(strapi).findOne({ where: { id: user }, populate: ['roles'] });
    const given = absent && isSuperAdmin(absent) ? lentAdministration.ofSuperAdmin : lentAdministration.ofRoles;
    const administration = hasAdministration ? given : lentAdministration.none;
    const row = await addRow(strapi, { user, standIn, fromDay, untilDay, administration }, now);
    await recordAbsence(strapi, 'absence-set', row);
  });

/** Proposes an absence of one's own, which lends no right. @throws a refusal that says what to do */
export const addProposal = (strapi: Core.Strapi, user: number, { fromDay, untilDay }: ProposalInput, now: Date): Promise<void> =>
  withWriteLock(strapi, async () => {
    const today = toTashkentDay(now);
    const fault = findDaysFault({ fromDay, untilDay }, today);
    if (fault !== null) throw createAbsenceRefusal(strapi, fault);
    if ((await listOpen(strapi, user, today)).some((row) => hasCommonDay(row, { fromDay, untilDay })))
      throw createAbsenceRefusal(strapi, 'overlapping');
    await recordAbsence(
      strapi,
      'absence-proposed',
      await addRow(strapi, { user, standIn: null, fromDay, untilDay, administration: 0 }, now),
    );
  });

/** Ends an absence at once; nothing happens to one that is over. Its row stays, as long as that of one that has passed. */
export async function endAbsence(strapi: Core.Strapi, row: AbsenceRow, now: Date): Promise<void> {
  await withWriteLock(strapi, async () => {
    const rows = getTable(strapi, 'absence');
    const { count } = await rows.updateMany({ where: { id: row.id, endedAt: { $null: true } }, data: { endedAt: now } });
    if (count === 1) await recordAbsence(strapi, row.standIn === null ? 'proposal-dropped' : 'absence-ended', row);
  });
}

/**
 * Ends an absence, or takes a proposal back.
 * @param mayChange whether the user may end any; without it only proposals of their own
 * @throws a NotFoundError, a refusal
 */
export async function dropAbsence(strapi: Core.Strapi, id: number, by: { user: number; mayChange: boolean }, now: Date): Promise<void> {
  const row = await getTable(strapi, 'absence').findOne({ where: { id, endedAt: { $null: true } } });
  const isOwnProposal = row !== null && row.standIn === null && row.user === by.user;
  if (!by.mayChange && !isOwnProposal) throw createAbsenceRefusal(strapi, 'no-right');
  if (!row) throw new errors.NotFoundError('There is no such absence');
  await endAbsence(strapi, row, now);
}
