import { type AbsenceDays, hasCommonDay } from '../../people/absences/absence-days.ts';
import type { StandInNotes } from '../../people/absences/absence.ts';

/** What is chosen so far of who stands in; no days where they are not typed yet. */
export type StandInChoice = { standIn: number; days: AbsenceDays | null; hasAdministration: boolean };

/** What follows from a choice that the person who chooses may not expect. It forbids nothing. */
export type StandInWarning =
  | { kind: 'away'; days: readonly AbsenceDays[] }
  | { kind: 'fewer-rights' | 'factor-missing' | 'factor-unknown'; roles: readonly string[] }
  | { kind: 'no-rights' };

const listNames = (roles: StandInNotes['roles']): string[] => roles.map(({ name }) => name);

/** Lists what is worth knowing of a stand-in: whether they are there, what they get, and whether they can use it. */
export function listStandInWarnings({ away, roles, withFactor }: StandInNotes, choice: StandInChoice): StandInWarning[] {
  const { standIn, days, hasAdministration } = choice;
  const awayDays = days === null ? [] : away.filter((one) => one.person === standIn && hasCommonDay(one, days));
  const lentRoles = roles.filter(({ isSuperAdmin }) => !isSuperAdmin || hasAdministration);
  const factorRoles = lentRoles.filter(({ needsFactor }) => needsFactor);
  const warnings: StandInWarning[] = [];
  if (awayDays.length > 0) warnings.push({ kind: 'away', days: awayDays });
  if (factorRoles.length > 0 && withFactor?.includes(standIn) !== true)
    warnings.push({ kind: withFactor === null ? 'factor-unknown' : 'factor-missing', roles: listNames(factorRoles) });
  if (lentRoles.length < roles.length)
    warnings.push(lentRoles.length === 0 ? { kind: 'no-rights' } : { kind: 'fewer-rights', roles: listNames(lentRoles) });
  return warnings;
}
