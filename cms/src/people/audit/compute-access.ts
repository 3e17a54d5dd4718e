import * as z from 'zod';

import { addDaysToDay, getDayStart } from '../../submissions/forms/days';
import type { PanelAccount } from './panel-accounts';
import type { AuditRow } from './chain/sealed-row';

const accountFields = { name: z.string(), roles: z.array(z.string()), isActive: z.boolean() };
const beginDetails = z.object({ users: z.array(z.object({ id: z.int(), ...accountFields })) });
const userDetails = z.object({
  action: z.string(),
  roles: accountFields.roles.optional(),
  isActive: accountFields.isActive.optional(),
});
const roleDetails = z.object({ action: z.string(), before: z.string().optional() });

/** A row of the log as far as it says who has access. */
export type AccessRow = Pick<AuditRow, 'at' | 'kind' | 'subjectId' | 'subjectTitle' | 'details'>;

/** The kinds of rows that say who has access. */
export const accessKinds = ['begin', 'user', 'role', 'absence'] as const;

/** An account, and for whom it stood in on a day: with the roles that they lent. */
export type AccessAccount = PanelAccount & { standsInFor: Pick<PanelAccount, 'id' | 'name' | 'roles'>[] };

/** An account, and whether it was deleted; `null` where it exists. */
type KnownAccount = PanelAccount & { deletedAt: number | null; active: readonly Interval[] };

type Interval = { start: number; end: number };

/** Notes that an account is active from an instant on, or is not. */
function switchActivity(active: readonly Interval[], at: number, isActive: boolean): readonly Interval[] {
  const isOpen = active.some(({ end }) => end === Infinity);
  if (isActive === isOpen) return active;
  return isActive ? [...active, { start: at, end: Infinity }] : active.map((one) => (one.end === Infinity ? { ...one, end: at } : one));
}

/** Returns whether some intervals have an instant in common. */
const overlap = (...intervals: readonly Interval[]): boolean =>
  Math.max(...intervals.map(({ start }) => start)) < Math.min(...intervals.map(({ end }) => end));

function applyUser(accounts: Map<number, KnownAccount>, { at, subjectId, subjectTitle, details }: AccessRow): void {
  const id = Number(subjectId);
  const { action, roles, isActive } = userDetails.parse(JSON.parse(details));
  const known = accounts.get(id);
  const isActiveNow = action === 'delete' ? false : (isActive ?? known?.isActive ?? false);
  accounts.set(id, {
    id,
    name: subjectTitle ?? known?.name ?? '',
    roles: roles ?? known?.roles ?? [],
    isActive: isActiveNow,
    active: switchActivity(known?.active ?? [], at, isActiveNow),
    deletedAt: action === 'delete' ? at : null,
  });
}

function applyRole(accounts: Map<number, KnownAccount>, { subjectTitle, details }: AccessRow): void {
  const { action, before } = roleDetails.parse(JSON.parse(details));
  for (const [id, account] of accounts) {
    const isRenamed = action === 'update' && before !== undefined && subjectTitle !== null;
    const rename = (role: string) => (isRenamed && role === before ? subjectTitle : role);
    const roles = account.roles.filter((role) => action !== 'delete' || role !== subjectTitle).map(rename);
    accounts.set(id, { ...account, roles });
  }
}

const absenceDetails = z.object({
  action: z.string(),
  absence: z.int(),
  standInId: z.int().optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  administration: z.boolean().optional(),
});

/** An absence as the log has it, by the instants between which rights were lent. */
type LoggedAbsence = { user: number; standIn: number; start: number; end: number; hasAdministration: boolean };

function applyAbsence(absences: Map<number, LoggedAbsence>, { at, subjectId, details }: AccessRow): void {
  const { action, absence, standInId, from, until, administration = false } = absenceDetails.parse(JSON.parse(details));
  const known = absences.get(absence);
  if (action === 'absence-ended' && known) absences.set(absence, { ...known, end: at });
  if (action !== 'absence-set' || standInId === undefined || from === undefined || until === undefined) return;
  const [start, end] = [Math.max(at, getDayStart(from).getTime()), getDayStart(addDaysToDay(until, 1)).getTime()];
  absences.set(absence, { user: Number(subjectId), standIn: standInId, start, end, hasAdministration: administration });
}

const superAdmin = 'Super Admin';

/** Lists for whom an account stood in at some time between two instants: while both were active. */
function listLenders(
  standIn: KnownAccount,
  absences: readonly LoggedAbsence[],
  accounts: ReadonlyMap<number, KnownAccount>,
  day: Interval,
): AccessAccount['standsInFor'] {
  const isLent = (absence: LoggedAbsence) =>
    standIn.active.some((own) => accounts.get(absence.user)?.active.some((other) => overlap(own, other, absence, day)) ?? false);
  const current = absences.filter((absence) => absence.standIn === standIn.id && isLent(absence));
  return [...new Set(current.map(({ user }) => user))].flatMap((user) => {
    const absent = accounts.get(user);
    const hasAdministration = current.some((absence) => absence.user === user && absence.hasAdministration);
    if (!absent) return [];
    return [{ id: user, name: absent.name, roles: absent.roles.filter((role) => hasAdministration || role !== superAdmin) }];
  });
}

/**
 * Replays rows of the log up to an instant.
 * @param rows those of `accessKinds`, in their order, from the first one on
 * @param day the instants between which deleted accounts are returned, too: as accounts that are not active
 */
export function computeAccess(rows: Iterable<AccessRow>, day: { start: number; end: number }): AccessAccount[] {
  const accounts = new Map<number, KnownAccount>();
  const absences = new Map<number, LoggedAbsence>();
  for (const row of rows) {
    if (row.at >= day.end) break;
    if (row.kind === 'begin')
      for (const user of beginDetails.parse(JSON.parse(row.details)).users)
        accounts.set(user.id, { ...user, deletedAt: null, active: switchActivity([], -Infinity, user.isActive) });
    else if (row.kind === 'user') applyUser(accounts, row);
    else if (row.kind === 'role') applyRole(accounts, row);
    else if (row.kind === 'absence') applyAbsence(absences, row);
  }
  return [...accounts.values()]
    .filter(({ deletedAt }) => deletedAt === null || deletedAt >= day.start)
    .map((account) => {
      const { id, name, roles, isActive } = account;
      return { id, name, roles, isActive, standsInFor: listLenders(account, [...absences.values()], accounts, day) };
    })
    .sort((one, other) => one.id - other.id);
}
