import { getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import type { PanelAccount } from '../audit/panel-accounts';
import { listPanelRoles } from '../second-factor/panel-people';
import { isAboutType } from './limit-places';
import { limitedTypeNames } from './limited-types';
import type { LimitedGrant } from './meets-conditions';
import { getFields, isGranting } from './place-rights';
import { type LiftedLimit, type LiftedRight, limitedRights } from './role-limits';
import { readLimits, type StoredLimit } from './stored-limits';

/** A role with its rights, and its limits if it has some. */
export type GrantedRole = { name: string; limit: StoredLimit | undefined; grants: readonly LimitedGrant[] };

/**
 * Lists the rights of a role whose limits don't count for who has another role as well, since this has them everywhere: without
 * limits, without conditions, and to all the fields.
 */
function listLiftedRights(limited: GrantedRole, other: GrantedRole): LiftedRight[] {
  const types = limitedTypeNames.filter((type) => isAboutType(limited.limit, type) && !isAboutType(other.limit, type));
  return types.flatMap((type) => {
    const isOfType = ({ subject }: LimitedGrant) => subject === getContentTypeUid(type);
    const [own, others] = [limited.grants.filter(isOfType), other.grants.filter(isOfType)];
    return limitedRights.flatMap((right): LiftedRight[] => {
      const locales = localeCodes.filter((locale) => {
        const granted = own.filter((grant) => isGranting(grant, { right, locale }));
        const fields = granted.flatMap(getFields);
        const isLifting = (grant: LimitedGrant) =>
          isGranting(grant, { right, locale }) &&
          (grant.conditions ?? []).length === 0 &&
          fields.every((field) => getFields(grant).includes(field));
        return granted.length > 0 && others.some(isLifting);
      });
      return locales.length === 0 ? [] : [{ type, right, locales }];
    });
  });
}

/** Lists what the limits of some roles of one person don't count for, and by which other role. */
export const listLiftedLimits = (roles: readonly GrantedRole[]): LiftedLimit[] =>
  roles.flatMap((role) =>
    roles.flatMap((other): LiftedLimit[] => {
      const rights = role.limit === undefined || other === role ? [] : listLiftedRights(role, other);
      return rights.length === 0 ? [] : [{ role: role.name, by: other.name, rights }];
    }),
  );

/**
 * Reads for which people limits of roles don't count, by their accounts: by their own roles, since what they have by standing in ends
 * by itself. Where no person has a limited role beside another one, no rights are read.
 * @throws a refusal: what is stored of limits is not understood
 */
export async function readLiftedLimits(strapi: Core.Strapi, people: readonly PanelAccount[]): Promise<ReadonlyMap<number, LiftedLimit[]>> {
  const { limits } = await readLimits(strapi);
  const roles = limits.length === 0 ? [] : await listPanelRoles(strapi);
  const byName = new Map(roles.map(({ code, name }) => [name, limits.find(({ role }) => role === code)]));
  const concerned = people.filter((person) => person.roles.length > 1 && person.roles.some((name) => byName.get(name) !== undefined));
  if (concerned.length === 0) return new Map();
  const rows = await getRows<LimitedGrant>(strapi, 'admin::permission').findMany({
    where: {
      subject: { $in: limitedTypeNames.map(getContentTypeUid) },
      role: { name: { $in: [...new Set(concerned.flatMap((person) => person.roles))] } },
    },
    populate: { role: true },
  });
  const toGranted = (name: string): GrantedRole => ({
    ...{ name, limit: byName.get(name) },
    grants: rows.filter(({ role }) => role?.name === name),
  });
  const granted = new Map([...byName.keys()].map((name) => [name, toGranted(name)]));
  return new Map(concerned.map((person) => [person.id, listLiftedLimits(person.roles.flatMap((name) => granted.get(name) ?? []))]));
}
