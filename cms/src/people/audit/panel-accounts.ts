import type { Core } from '@strapi/strapi';

import { toAuthor } from '../../content/history/origin';
import { getRows } from '../../platform/strapi/rows';

/** An account of the panel, as the log has it: the roles by their names, of which no two are the same. */
export type PanelAccount = { id: number; name: string; roles: string[]; isActive: boolean };

type RoleRow = { id: number; name: string };
type UserRow = {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  isActive: boolean | null;
  blocked: boolean | null;
  roles?: readonly RoleRow[];
};

const toAccount = (row: UserRow): PanelAccount => ({
  ...toAuthor(row),
  roles: (row.roles ?? []).map(({ name }) => name).sort(),
  isActive: row.isActive === true && row.blocked !== true,
});

/** Reads accounts of the panel, all of them or some by their ids. */
export async function readAccounts(strapi: Core.Strapi, ids?: readonly number[]): Promise<PanelAccount[]> {
  const where = ids === undefined ? {} : { id: { $in: ids } };
  const rows = await getRows<UserRow>(strapi, 'admin::user').findMany({ where, populate: ['roles'], orderBy: { id: 'asc' } });
  return rows.map(toAccount);
}

/** Reads the roles of the panel. */
export const readRoles = (strapi: Core.Strapi, ids?: readonly number[]): Promise<readonly RoleRow[]> =>
  getRows<RoleRow>(strapi, 'admin::role').findMany({
    where: ids === undefined ? {} : { id: { $in: ids } },
    select: ['id', 'name'],
    orderBy: { id: 'asc' },
  });
