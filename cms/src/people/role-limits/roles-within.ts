import type { Core } from '@strapi/strapi';

import { toRoleLimits } from './limit-places';
import { findLimitedType } from './limited-types';
import { mayWriteWithin } from './may-write-within';
import { readBelonging } from './read-belonging';
import { readLimits } from './stored-limits';

/** Returns whether roles write together where an entry belongs, each within its own limits; the codes of roles. */
export type RolesCheck = (roles: readonly string[]) => boolean;

/** Reads what the limits of roles say of one entry, without regard to people: where it belongs is read once. */
export async function readRolesCheck(strapi: Core.Strapi, { uid, documentId }: { uid: string; documentId: string }): Promise<RolesCheck> {
  const type = findLimitedType(uid);
  const limits = type === undefined ? [] : (await readLimits(strapi)).limits;
  if (type === undefined || limits.length === 0) return (roles) => roles.length > 0;
  const before = await readBelonging(strapi, type, documentId);
  const findLimits = (role: string) => toRoleLimits(limits.find((limit) => limit.role === role));
  return (roles) => roles.length > 0 && mayWriteWithin(roles.map(findLimits), { before, after: null });
}
