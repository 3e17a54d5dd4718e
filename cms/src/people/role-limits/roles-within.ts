import type { Core } from '@strapi/strapi';

import { findLimitedType } from './limited-types';
import { mayWriteWithin, type RoleLimits } from './may-write-within';
import { toRoleLimits } from './place-rights';
import { readBelonging } from './read-belonging';
import { readLimits } from './stored-limits';

const everywhere: RoleLimits = { sections: null, units: null };

/** Returns whether roles write together where an entry belongs, each within its own limits; the codes of roles. */
export type RolesCheck = (roles: readonly string[]) => boolean;

/** Reads what the limits of roles say of one entry, without regard to people: where it belongs is read once. */
export async function readRolesCheck(strapi: Core.Strapi, { uid, documentId }: { uid: string; documentId: string }): Promise<RolesCheck> {
  const type = findLimitedType(uid);
  const limits = type === undefined ? [] : (await readLimits(strapi)).limits;
  if (type === undefined || limits.length === 0) return (roles) => roles.length > 0;
  const before = await readBelonging(strapi, type, documentId);
  const toLimits = (role: string): RoleLimits => {
    const stored = limits.find((limit) => limit.role === role);
    return stored ? toRoleLimits(stored) : everywhere;
  };
  return (roles) => roles.length > 0 && mayWriteWithin(roles.map(toLimits), { before, after: null });
}
