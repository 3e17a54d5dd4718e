import type { Core } from '@strapi/strapi';

import { type LimitedAbility, readAbilityRights } from './ability-rights';
import type { LimitedTypeName } from './limited-types';
import type { Belonging } from './may-write-within';
import type { Entity } from './meets-conditions';
import { readBelonging } from './read-belonging';
import { limitedRights } from './role-limits';

/** Returns whether the limits of a person's roles allow a right to an entry, of those that were asked for; reading has no limits. */
export type PlaceCheck = (right: string) => boolean;

const allowAll: PlaceCheck = () => true;

/** An entry in a language; where it belongs is read by all its versions unless it is known. */
export type CheckedEntry = { uid: string; documentId: string; locale: string; entity: Entity };

/** Reads the belonging of an entry whose rows may be deleted. */
export type ReadBelonging = (type: LimitedTypeName) => Promise<Belonging | null>;

/** Reads what limits that are known allow with an entry. */
export async function readCheckWithin(
  limited: LimitedAbility | null,
  { locale, entity }: Pick<CheckedEntry, 'locale' | 'entity'>,
  rights: readonly string[],
  read: ReadBelonging,
): Promise<PlaceCheck> {
  if (limited === null) return allowAll;
  const before = await read(limited.type);
  const allowed = new Set<string>(['read']);
  for (const right of limitedRights.filter((one) => rights.includes(one)))
    if (await limited.rights.allows({ right, locale }, { before, after: null }, () => Promise.resolve(entity))) allowed.add(right);
  return (right) => allowed.has(right);
}

/**
 * Reads what the limits of a person's roles allow with an entry, for all that is decided without writing it. Who has no limited
 * role costs one query; reading, and entries that no limits are about, none.
 * @param userAbility of the request's state
 * @param rights those that are checked then
 */
export async function readPlaceCheck(
  strapi: Core.Strapi,
  userAbility: unknown,
  { uid, documentId, locale, entity }: CheckedEntry,
  rights: readonly string[],
  read: ReadBelonging = (type) => readBelonging(strapi, type, documentId),
): Promise<PlaceCheck> {
  if (!limitedRights.some((right) => rights.includes(right))) return (right) => right === 'read';
  return readCheckWithin(await readAbilityRights(strapi, userAbility, uid), { locale, entity }, rights, read);
}
