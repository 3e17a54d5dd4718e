import type { Core } from '@strapi/strapi';

import { getRows } from './rows';

/** The name of a user of the panel, in two fields, as Strapi stores it. */
export type UserName = { firstname?: string | null | undefined; lastname?: string | null | undefined };

/** Formats the name of a user as the panel shows it; empty where there is none. */
export const formatUserName = ({ firstname, lastname }: UserName): string => [firstname, lastname].filter(Boolean).join(' ');

/** Reads the names of users by their ids; an account that is deleted has none. */
export async function readUserNames(strapi: Core.Strapi, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const people = await getRows<UserName & { id: number }>(strapi, 'admin::user').findMany({
    where: { id: { $in: [...new Set(ids)] } },
    select: ['id', 'firstname', 'lastname'],
  });
  return new Map(people.map((person) => [person.id, formatUserName(person)]));
}
