import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { createRightsCheck, type Right } from '../../people/roles/panel-rights';
import { listConditionFields } from '../../people/roles/role-conditions';
import { getRows } from '../../platform/strapi/rows';
import type { StateRow } from '../list-details/read-type-states';

export type Creator = { id: number; roles?: readonly { id: number }[] };

/** The users of the panel with their roles, by their ids: rights may depend on who made an entry. */
export type Creators = ReadonlyMap<number, Creator>;

/** Reads all users of the panel, who are few, instead of the creator of each entry. */
export async function readCreators(strapi: Core.Strapi): Promise<Creators> {
  const users = await getRows<Creator>(strapi, 'admin::user').findMany({ select: ['id'], populate: { roles: { select: ['id'] } } });
  return new Map(users.map((user) => [user.id, user]));
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Creates the check of a user's rights to entries of a type. What a right depends on is the language, the creator and the fields of
 * conditions: each combination is checked once.
 */
export function createAlikeCheck(
  strapi: Core.Strapi,
  userAbility: unknown,
  type: ContentTypeName,
): (right: Right, row: { locale: string }, createdBy: Creator | null) => boolean {
  const known = new Map<string, boolean>();
  const fields = listConditionFields(type);
  return (right, row, createdBy) => {
    const { locale } = row;
    const values = Object.fromEntries(fields.map((field) => [field, (row as Values)[field]]));
    const key = JSON.stringify([right, locale, createdBy?.id ?? null, values]);
    const result =
      known.get(key) ?? createRightsCheck(strapi, userAbility, getContentTypeUid(type), { ...values, locale, createdBy })(right);
    known.set(key, result);
    return result;
  };
}

/** Creates the check whether a user may read rows of a type that come from the database itself. */
export function createReadCheck(
  strapi: Core.Strapi,
  userAbility: unknown,
  type: ContentTypeName,
  creators: Creators,
): (row: Pick<StateRow, 'locale' | 'createdBy'>) => boolean {
  const check = createAlikeCheck(strapi, userAbility, type);
  return (row) => check('read', row, creators.get(row.createdBy ?? 0) ?? null);
}
