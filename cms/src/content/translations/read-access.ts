import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { createRightsCheck } from '../../people/roles/panel-rights';
import { listConditionFields } from '../../people/roles/role-conditions';
import { getRows } from '../../platform/strapi/rows';
import type { StateRow } from '../list-details/read-type-states';

type Creator = { id: number; roles?: readonly { id: number }[] };

/** The users of the panel with their roles, by their ids: rights may depend on who made an entry. */
export type Creators = ReadonlyMap<number, Creator>;

/** Reads all users of the panel, who are few, instead of the creator of each entry. */
export async function readCreators(strapi: Core.Strapi): Promise<Creators> {
  const users = await getRows<Creator>(strapi, 'admin::user').findMany({ select: ['id'], populate: { roles: { select: ['id'] } } });
  return new Map(users.map((user) => [user.id, user]));
}

/**
 * Creates the check whether a user may read rows of a type that come from the database itself. What a right depends on is the
 * language, the creator and the fields of conditions: each combination is checked once.
 */
export function createReadCheck(
  strapi: Core.Strapi,
  userAbility: unknown,
  type: ContentTypeName,
  creators: Creators,
): (row: Pick<StateRow, 'locale' | 'createdBy'>) => boolean {
  const known = new Map<string, boolean>();
  const fields = listConditionFields(type);
  return (row) => {
    const values = Object.fromEntries(fields.map((field) => [field, (row as Readonly<Record<string, unknown>>)[field]]));
    const key = JSON.stringify([row.locale, row.createdBy, values]);
    const result =
      known.get(key) ??
      createRightsCheck(strapi, userAbility, getContentTypeUid(type), {
        ...values,
        locale: row.locale,
        createdBy: creators.get(row.createdBy ?? 0) ?? null,
      })('read');
    known.set(key, result);
    return result;
  };
}
