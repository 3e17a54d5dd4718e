import type { Core } from '@strapi/strapi';

import { type AdminUser, getAdminService } from '../../platform/strapi/admin-services';
import type { RoleHolder } from './current-roles';

/** Whose rights an ability has: Strapi's says what is allowed, and not to whom. */
const owners = new WeakMap<object, RoleHolder>();

/** Returns the person of an ability; `undefined` for what is no ability of a user of the panel. */
export const getAbilityOwner = (ability: unknown): RoleHolder | undefined =>
  typeof ability === 'object' && ability !== null ? owners.get(ability) : undefined;

/** Remembers the person of each ability that Strapi computes, of a session and of a token; call it after all that replaces the computation. */
export function rememberAbilityOwners(strapi: Core.Strapi): () => void {
  const { engine } = getAdminService(strapi, 'permission');
  const { generateUserAbility, generateTokenAbility } = engine;
  const remember = <Ability extends object>(ability: Ability, user: AdminUser & RoleHolder): Ability => {
    owners.set(ability, user);
    return ability;
  };
  engine.generateUserAbility = async (user) => remember(await generateUserAbility(user), user);
  engine.generateTokenAbility = async (permissions, user) => remember(await generateTokenAbility(permissions, user), user);
  return () => {
    Object.assign(engine, { generateUserAbility, generateTokenAbility });
  };
}
