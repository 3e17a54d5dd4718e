import type { LimitPlace, RoleLimit, RoleLimitsResponse, ShownLimit } from '../../people/role-limits/role-limits.ts';

/** A limit as the dialog has it: what is chosen stays where everywhere is chosen for a while. */
export type LimitDraft = {
  role: string;
  isSectionLimited: boolean;
  sections: readonly string[];
  isUnitLimited: boolean;
  units: readonly string[];
};

const toKeys = (places: readonly LimitPlace[] | null): string[] => (places ?? []).map(({ key }) => key);

/** Returns the draft for a role: as it is limited now, or everywhere. */
export const toDraft = (role: string, former: ShownLimit | null): LimitDraft => ({
  role,
  isSectionLimited: (former?.sections ?? null) !== null,
  sections: toKeys(former?.sections ?? null),
  isUnitLimited: (former?.units ?? null) !== null,
  units: toKeys(former?.units ?? null),
});

/** What is wrong with a draft: a part without a choice, or no limit at all. */
export type LimitFault = 'sections' | 'units' | 'unlimited' | null;

/** Checks a draft before it is sent. */
export function checkLimitDraft({ isSectionLimited, sections, isUnitLimited, units }: LimitDraft): LimitFault {
  if (!isSectionLimited && !isUnitLimited) return 'unlimited';
  if (isSectionLimited && sections.length === 0) return 'sections';
  return isUnitLimited && units.length === 0 ? 'units' : null;
}

/** Converts a draft to what is sent. */
export const toLimit = ({ role, isSectionLimited, sections, isUnitLimited, units }: LimitDraft): RoleLimit => ({
  role,
  sections: isSectionLimited ? [...sections] : null,
  units: isUnitLimited ? [...units] : null,
});

const toSent = ({ role, sections, units }: ShownLimit): RoleLimit => ({
  role,
  sections: sections && toKeys(sections),
  units: units && toKeys(units),
});

/** Puts a limit in the place of the former one of its role, or at the end. */
export const putLimit = (limits: readonly ShownLimit[], limit: RoleLimit): RoleLimit[] => {
  const sent = limits.map(toSent);
  return sent.some(({ role }) => role === limit.role) ? sent.map((one) => (one.role === limit.role ? limit : one)) : [...sent, limit];
};

/** Removes the limit of a role. */
export const dropLimit = (limits: readonly ShownLimit[], role: string): RoleLimit[] =>
  limits.filter((one) => one.role !== role).map(toSent);

/** Lists the roles that have no limits yet. */
export const listFreeRoles = ({ roles, limits }: Pick<RoleLimitsResponse, 'roles' | 'limits'>): RoleLimitsResponse['roles'] =>
  roles.filter(({ code }) => !limits.some(({ role }) => role === code));
