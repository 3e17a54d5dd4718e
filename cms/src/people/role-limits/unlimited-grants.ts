import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import type { Permission } from '../../platform/strapi/admin-services';
import type { RoleHolder } from '../roles/current-roles';
import { isAboutType } from './limit-places';
import { findLimitedType } from './limited-types';
import { readPersonLimits } from './place-rights';

type OwnGrant = Omit<Permission, 'properties' | 'conditions'> & {
  properties: Permission['properties'] | null;
  conditions: Permission['conditions'] | null;
  role: { code: string } | null;
};

/**
 * Leaves out the rights that a person has within limits only.
 * @param granted all rights of the person
 */
export async function listUnlimitedGrants(
  strapi: Core.Strapi,
  person: RoleHolder,
  granted: readonly Permission[],
): Promise<readonly Permission[]> {
  const own = await readPersonLimits(strapi, person);
  if (own === null) return granted;
  const rows = await getRows<OwnGrant>(strapi, 'admin::permission').findMany({
    where: { role: { id: { $in: own.roles.map(({ id }) => id) } } },
    populate: { role: true },
  });
  const isLimited = ({ role, subject }: OwnGrant): boolean => {
    const type = findLimitedType(subject ?? '');
    return type !== undefined && isAboutType(role && own.limits.get(role.code), type);
  };
  return rows
    .filter((row) => !isLimited(row))
    .map(({ action, subject, properties, conditions }) => ({
      ...{ action, subject, properties: properties ?? {}, conditions: conditions ?? [] },
    }));
}
