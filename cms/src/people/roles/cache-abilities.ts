import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';

import { type AdminUser, getAdminService } from '../../platform/strapi/admin-services';

type UserWithRoles = AdminUser & { roles?: readonly { id: number }[] };

/** As many people as work at the same time; an ability of the most rights takes about half a megabyte. */
const maxAbilities = 50;

/** Reads what changes with any grant of any role, whichever process writes it: one query, a hundredth of a computation. */
async function readGrantsStamp(strapi: Core.Strapi): Promise<string> {
  const grants = strapi.db.connection('admin_permissions');
  const rows: unknown = await grants.count({ count: '*' }).max({ id: 'id', at: 'updated_at' });
  return JSON.stringify(rows);
}

/**
 * Computes what a person may do once, and not for each request of the panel: Strapi reads all grants of their roles and
 * calls seven hooks for each of them, which takes longer than most requests themselves. It is computed again with the
 * first request after any grant was changed, or after the person was given other roles.
 */
export function cacheAbilities(strapi: Core.Strapi): void {
  const { engine } = getAdminService(strapi, 'permission');
  const compute = engine.generateUserAbility.bind(engine);
  const abilities = new LRUCache<string, object, AdminUser>({
    max: maxAbilities,
    fetchMethod: (_key, _stale, { context: user }) => compute(user),
  });
  engine.generateUserAbility = async (user: UserWithRoles) => {
    // Within a transaction the grants may be those that it has written and will undo.
    if (!user.roles || strapi.db.inTransaction()) return compute(user);
    const roles = user.roles.map(({ id }) => id).sort((one, other) => one - other);
    const key = JSON.stringify([user.id, roles, await readGrantsStamp(strapi)]);
    return (await abilities.fetch(key, { context: user })) ?? compute(user);
  };
}
