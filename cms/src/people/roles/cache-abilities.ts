import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';

import { type AdminUser, getAdminService } from '../../platform/strapi/admin-services';
import { getRows } from '../../platform/strapi/rows';
import { addLentRights, toLentKey } from '../absences/lent-rights';
import { type AbsentPerson, readAbsentPeople } from '../absences/stand-ins';

type UserWithRoles = AdminUser & { roles?: readonly { id: number }[] };

/** A user, and for whom they stand in. */
type AbilityOwner = { user: UserWithRoles; absent: readonly AbsentPerson[] };

/** As many people as work at the same time; an ability of the most rights takes about half a megabyte. */
const maxAbilities = 50;

/** Reads what changes with any grant of any role, whichever process writes it: one query, a hundredth of a computation. */
async function readGrantsStamp(strapi: Core.Strapi): Promise<string> {
  const grants = strapi.db.connection('admin_permissions');
  const rows: unknown = await grants.count({ count: '*' }).max({ id: 'id', at: 'updated_at' });
  return JSON.stringify(rows);
}

const toRoleKey = (roles: readonly { id: number }[]): string => JSON.stringify(roles.map(({ id }) => id).sort((one, other) => one - other));

/** Reads the roles of a user as they are now; `null` for who is no longer there. */
async function readRoleKey(strapi: Core.Strapi, id: number): Promise<string | null> {
  const user = await getRows<UserWithRoles>(strapi, 'admin::user').findOne({ where: { id }, select: ['id'], populate: { roles: true } });
  return user?.roles ? toRoleKey(user.roles) : null;
}

/**
 * Computes what a person may do once, and not for each request of the panel: Strapi reads all grants of their roles and
 * calls seven hooks for each of them, which takes longer than most requests themselves. It is computed again with the
 * first request after any grant was changed, or after the person was given other roles. What absent people lend is a part of
 * it, and of its key: for whom the person stands in is read with each request, so that an ability never outlives an absence.
 * @returns a function that ends it: Strapi's service outlives the CMS where another one starts in the same process
 */
export function cacheAbilities(strapi: Core.Strapi): () => void {
  const { engine } = getAdminService(strapi, 'permission');
  const { generateUserAbility } = engine;
  const compute = async ({ user, absent }: AbilityOwner) => addLentRights(strapi, await generateUserAbility(user), absent);
  const abilities = new LRUCache<string, object, AbilityOwner>({
    max: maxAbilities,
    // Strapi reads the roles once more: an ability of others than those in the key is none to be stored.
    fetchMethod: async (_key, _stale, { context: owner }) => {
      const { user } = owner;
      const ability = await compute(owner);
      return (await readRoleKey(strapi, user.id)) === toRoleKey(user.roles ?? []) ? ability : undefined;
    },
  });
  engine.generateUserAbility = async (user: UserWithRoles) => {
    const owner = { user, absent: await readAbsentPeople(strapi, user.id, new Date()) };
    // Within a transaction the grants may be those that it has written and will undo.
    if (!user.roles || strapi.db.inTransaction()) return compute(owner);
    const key = JSON.stringify([user.id, toRoleKey(user.roles), toLentKey(owner.absent), await readGrantsStamp(strapi)]);
    return (await abilities.fetch(key, { context: owner })) ?? compute(owner);
  };
  return () => {
    engine.generateUserAbility = generateUserAbility;
  };
}
