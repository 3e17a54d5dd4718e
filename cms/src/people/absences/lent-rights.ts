import type { Core } from '@strapi/strapi';

import { type AdminUser, getAdminService, type Permission } from '../../platform/strapi/admin-services';
import { type AbsentPerson, readAbsentPeople } from './stand-ins';

/** What is lent with a role: the work on entries and files, and their review. */
const lentGroups = ['plugin::content-manager.explorer.', 'plugin::upload.assets.'] as const;

/** What is lent besides: to see files, to change terms, and what auditors for one read in the settings. */
const lentActions: readonly string[] = [
  'plugin::upload.read',
  'admin::audit-log.read',
  'admin::review-rules.read',
  'admin::roles.read',
  'admin::terms.update',
  'admin::users.read',
];

/**
 * Returns whether a right is one of administration: all that is no work on entries and files, as to people, roles, tokens, rules and
 * the settings of any plugin. A Super Admin alone gives these by an absence.
 */
export const isAdministration = ({ action }: Pick<Permission, 'action'>): boolean =>
  !lentActions.includes(action) && !lentGroups.some((group) => action.startsWith(group));

/** Finds the permissions that an absent person lends, by their own roles as they are now. */
async function findLentPermissions(strapi: Core.Strapi, { roles, hasAdministration }: AbsentPerson): Promise<readonly Permission[]> {
  if (roles.length === 0) return [];
  const where = { role: { id: { $in: roles.map(({ id }) => id) } } };
  const permissions = await getAdminService(strapi, 'permission').findMany({ where });
  return hasAdministration ? permissions : permissions.filter((permission) => !isAdministration(permission));
}

/** Finds all permissions that a user has now: those of their own roles, and what absent people lend them. */
export async function findPermissionsNow(strapi: Core.Strapi, user: AdminUser): Promise<readonly Permission[]> {
  const own = await getAdminService(strapi, 'permission').findUserPermissions(user);
  const lent = await Promise.all(
    (await readAbsentPeople(strapi, user.id, new Date())).map((person) => findLentPermissions(strapi, person)),
  );
  return [...own, ...lent.flat()];
}

// Casl's, of which Strapi types nothing; this type follows version 6.7.5.
type Ability = { rules: readonly object[]; update: (rules: readonly object[]) => unknown };

/**
 * Adds what absent people lend to a new ability of their stand-in. Conditions are as they are for the absent person: “only
 * own entries” are those of that person.
 */
export async function addLentRights(strapi: Core.Strapi, ability: object, absent: readonly AbsentPerson[]): Promise<object> {
  if (absent.length === 0) return ability;
  const { engine } = getAdminService(strapi, 'permission');
  const lent: Ability[] = [];
  for (const person of absent) {
    const permissions = await findLentPermissions(strapi, person);
    lent.push((await engine.generateTokenAbility(permissions, person)) as Ability);
  }
  const own = ability as Ability;
  own.update([...own.rules, ...lent.flatMap(({ rules }) => rules)]);
  return own;
}

/** Formats for whom a user stands in, as far as their ability depends on it. */
export const toLentKey = (absent: readonly AbsentPerson[]): string =>
  JSON.stringify(
    absent.map(({ id, roles, hasAdministration }) => [
      id,
      roles.map((role) => role.id).sort((one, other) => one - other),
      hasAdministration,
    ]),
  );

type Context = { state: { user: AdminUser }; body: unknown };
type Handler = (context: Context) => unknown;
type Controllers = { extend: (uid: string, change: (controller: Record<string, Handler>) => Record<string, Handler>) => unknown };

/** Has the panel show a stand-in what they may do; Strapi lists the permissions of their own roles only. */
export function showLentRights(strapi: Core.Strapi): void {
  strapi.get<Controllers>('controllers').extend('admin::authenticated-user', (controller) => ({
    ...controller,
    getOwnPermissions: async (context) => {
      const { sanitizePermission } = getAdminService(strapi, 'permission');
      const permissions = await findPermissionsNow(strapi, context.state.user);
      context.body = { data: permissions.map(sanitizePermission) };
    },
  }));
}
