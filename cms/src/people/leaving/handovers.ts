import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { getRows } from '../../platform/strapi/rows';

type AccountRow = { id: number; isActive: boolean | null; blocked: boolean | null };

/** Chooses those of some users whose accounts are active. */
async function readActiveIds(strapi: Core.Strapi, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const search = { where: { id: { $in: [...new Set(ids)] } }, select: ['id', 'isActive', 'blocked'] };
  const rows = ids.length === 0 ? [] : await getRows<AccountRow>(strapi, 'admin::user').findMany(search);
  return new Set(rows.filter(({ isActive, blocked }) => isActive === true && blocked !== true).map(({ id }) => id));
}

/** Lists the people who left and whose work a user has. Who comes back has their work again, and the user no part in it. */
export async function readTakenOver(strapi: Core.Strapi, successor: number): Promise<number[]> {
  const rows = await getTable(strapi, 'handover').findMany({ where: { successor }, select: ['user'], orderBy: { id: 'asc' } });
  const active = await readActiveIds(
    strapi,
    rows.map(({ user }) => user),
  );
  return rows.flatMap(({ user }) => (active.has(user) ? [] : [user]));
}

/** Finds who has the work of people who left, by their ids; those whose accounts are active have it themselves. */
export async function readSuccessors(strapi: Core.Strapi, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await getTable(strapi, 'handover').findMany({ where: { user: { $in: [...ids] } }, select: ['user', 'successor'] });
  const active = await readActiveIds(
    strapi,
    rows.flatMap(({ user, successor }) => [user, successor]),
  );
  return new Map(rows.flatMap(({ user, successor }) => (!active.has(user) && active.has(successor) ? [[user, successor] as const] : [])));
}
