import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { isSuperAdmin } from '../second-factor/panel-people';
import { type CurrentRole, readCurrentRoles, type RoleHolder } from '../roles/current-roles';
import { isForOtherLanguages } from '../roles/other-language';
import { isAboutType, listPlacesOfType, toRoleLimits } from './limit-places';
import type { LimitedTypeName } from './limited-types';
import { type Belonging, type LimitedWrite, mayWriteWithin, type RoleLimits, splitByPath } from './may-write-within';
import { type Entity, type LimitedGrant, meetsConditions } from './meets-conditions';
import type { LimitedRight, LimitPlace } from './role-limits';
import { createDamagedRefusal, readReadableLimits, type StoredLimit } from './stored-limits';

/** A person's roles, and the limits of each that has some. */
type PersonLimits = { roles: readonly CurrentRole[]; limits: ReadonlyMap<string, StoredLimit> };

/** Reads a person's roles and the limits of all roles; `null` where no role is limited, and for a Super Admin. */
async function readRolesAndLimits(
  strapi: Core.Strapi,
  person: RoleHolder,
): Promise<{ roles: readonly CurrentRole[]; limits: readonly StoredLimit[] } | null> {
  const stored = await readReadableLimits(strapi);
  if (stored?.limits.length === 0) return null;
  const roles = await readCurrentRoles(strapi, person);
  if (isSuperAdmin({ roles })) return null;
  if (stored === null) throw createDamagedRefusal(strapi);
  return { roles, limits: stored.limits };
}

const toPersonLimits = ({ roles, limits }: { roles: readonly CurrentRole[]; limits: readonly StoredLimit[] }): PersonLimits => ({
  roles,
  limits: new Map(limits.filter(({ role }) => roles.some(({ code }) => code === role)).map((limit) => [limit.role, limit])),
});

/**
 * Reads a person's roles, and the limits of each that has some; `null` for whom nothing limits.
 * @throws a refusal: what is stored of limits is not understood
 */
export async function readPersonLimits(strapi: Core.Strapi, person: RoleHolder): Promise<PersonLimits | null> {
  const all = await readRolesAndLimits(strapi, person);
  const own = all && toPersonLimits(all);
  return own && own.limits.size > 0 ? own : null;
}

/** One right in a language, to one entry. */
export type LimitedAction = { right: LimitedRight; locale: string };

/** What a person with limited roles may do with entries of a type. */
export type PlaceRights = {
  /** The places where they write entries of this type. */
  places: readonly LimitPlace[];
  /** Returns whether an entry is outside the limits of the roles that have a right; where none has it, it is not for the limits. */
  isOutside: (action: LimitedAction, belonging: Belonging) => boolean;
  /** Returns whether roles have a right to an entry within their limits. */
  isWithin: (action: LimitedAction, belonging: Belonging) => boolean;
  /** Returns whether a role with the right, or several together, allow a write. */
  allows: (action: LimitedAction, write: LimitedWrite, readEntity: () => Promise<Entity | null>) => Promise<boolean>;
  /**
   * Lists the fields that only other roles of theirs write than those whose limits the entry is within; none where all write the
   * same. Of a part of which these roles write less, all of it counts.
   */
  listForeignFields: (action: LimitedAction, belonging: Belonging) => ReadonlySet<string>;
};

/** Lists the fields that a right to write is to; none for other rights. */
export const getFields = ({ properties }: LimitedGrant): readonly string[] => properties?.fields ?? [];

const isInLocale = ({ properties }: LimitedGrant, locale: string): boolean => properties?.locales?.includes(locale) ?? true;

/** A right to create for further languages makes no entry. */
const isCounted = ({ conditions }: LimitedGrant, right: LimitedRight): boolean => right !== 'create' || !isForOtherLanguages(conditions);

/** Returns whether a grant of a role allows an action with entries of its type, wherever these are. */
export const isGranting = (grant: LimitedGrant, { right, locale }: LimitedAction): boolean =>
  grant.action === `plugin::content-manager.explorer.${right}` && isInLocale(grant, locale) && isCounted(grant, right);

const listConcerning = (limits: Iterable<StoredLimit>, type: LimitedTypeName): StoredLimit[] =>
  [...limits].filter((limit) => isAboutType(limit, type));

/**
 * Reads what limits a person with entries of a type; `null` for whom nothing limits with them. Rights of several roles add up:
 * each counts within the limits of its own role.
 */
export async function readPlaceRights(strapi: Core.Strapi, person: RoleHolder, type: LimitedTypeName): Promise<PlaceRights | null> {
  const own = await readPersonLimits(strapi, person);
  return own && listConcerning(own.limits.values(), type).length > 0 ? buildPlaceRights(strapi, person, type, own) : null;
}

/**
 * Reads the same for a person whose rights are not asked for at the write, as at the minute of a plan: who has lost the role, or
 * is deleted, writes nothing where roles are limited. `null` where no role is, and for a Super Admin.
 */
export async function readPlannedRights(strapi: Core.Strapi, person: RoleHolder, type: LimitedTypeName): Promise<PlaceRights | null> {
  const all = await readRolesAndLimits(strapi, person);
  return all && listConcerning(all.limits, type).length > 0 ? buildPlaceRights(strapi, person, type, toPersonLimits(all)) : null;
}

async function buildPlaceRights(strapi: Core.Strapi, person: RoleHolder, type: LimitedTypeName, own: PersonLimits): Promise<PlaceRights> {
  const uid = getContentTypeUid(type);
  const rows = await getRows<LimitedGrant>(strapi, 'admin::permission').findMany({
    where: { subject: uid, role: { id: { $in: own.roles.map(({ id }) => id) } } },
    populate: { role: true },
  });
  // A role that is both the person’s own and lent to them counts for both: its conditions may differ.
  const grants = own.roles.flatMap((role) => rows.filter((row) => row.role?.id === role.id).map((row) => ({ ...row, role })));
  const holder = { ...person, roles: own.roles.filter(({ lentBy }) => lentBy === undefined) };
  const getLimits = ({ role }: LimitedGrant): RoleLimits => toRoleLimits(role && own.limits.get(role.code));
  const list = (action: LimitedAction) => grants.filter((grant) => isGranting(grant, action));
  const isWithin = (action: LimitedAction, belonging: Belonging) => {
    const granted = list(action).map(getLimits);
    return granted.length > 0 && mayWriteWithin(granted, { before: belonging, after: null });
  };
  return {
    places: listConcerning(own.limits.values(), type).flatMap((limit) => listPlacesOfType(limit, type)),
    isOutside: (action, belonging) => list(action).length > 0 && !isWithin(action, belonging),
    isWithin,
    allows: async (action, write, readEntity) => {
      // Strapi itself asks for no condition before an entry is there.
      const met = action.right === 'create' ? list(action) : await meetsConditions(strapi, holder, uid, list(action), readEntity);
      return met.length > 0 && mayWriteWithin(met.map(getLimits), { ...write, isDeletion: action.right === 'delete' });
    },
    listForeignFields: (action, belonging) => {
      const all = list(action);
      const foreign = splitByPath(belonging).flatMap((part) => {
        const own = all.filter((grant) => mayWriteWithin([getLimits(grant)], { before: part, after: null }));
        const fields = new Set(own.flatMap(getFields));
        return all.flatMap(getFields).filter((path) => !fields.has(path));
      });
      return new Set(foreign.flatMap((path) => path.split('.', 1)[0] ?? []));
    },
  };
}
