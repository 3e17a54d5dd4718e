import type { Core } from '@strapi/strapi';

// Strapi types none of these services; these types follow its source, version 5.54.0.

/** Strapi's code of the role that may everything. */
export const superAdminCode = 'strapi-super-admin';

export type Permission = {
  action: string;
  subject: string | null;
  properties: { fields?: readonly string[]; locales?: readonly string[] };
  conditions: readonly string[];
};
export type Role = { id: number; name: string };
export type AdminUser = { id: number; email: string };
/** A condition that a right can have, with the filter of the entries that meet it. */
type Condition = { displayName: string; name: string; category: string; handler: () => Readonly<Record<string, unknown>> };
type Action = { actionId: string; section: string; subjects?: readonly string[] | undefined };

type RoleService = {
  create: (role: { name: string; description: string }) => Promise<Role>;
  findOne: (search: Partial<Pick<Role, 'id' | 'name'>>) => Promise<Role | null>;
  assignPermissions: (role: number, permissions: readonly Permission[]) => Promise<unknown>;
  /** In addition to the existing ones. */
  addPermissions: (role: number, permissions: readonly Permission[]) => Promise<unknown>;
  getSuperAdmin: () => Promise<Role>;
  hasSuperAdminRole: (user: AdminUser) => boolean;
};
type UserService = {
  exists: () => Promise<boolean>;
  create: (user: Readonly<Record<string, unknown>>) => Promise<AdminUser>;
};
type PermissionService = {
  engine: {
    generateUserAbility: (user: AdminUser) => Promise<object>;
    /** That of these permissions only, as a token of the panel has them, with their conditions as they are for the user. */
    generateTokenAbility: (permissions: readonly Permission[], user: AdminUser) => Promise<object>;
  };
  findMany: (search: Readonly<Record<string, unknown>>) => Promise<readonly Permission[]>;
  sanitizePermission: (permission: Permission) => object;
  findUserPermissions: (user: AdminUser) => Promise<readonly Permission[]>;
  actionProvider: {
    values: () => readonly Action[];
    register: (action: Readonly<Record<string, string | readonly string[]>>) => Promise<unknown>;
    /** Called with each action before it is registered; it may change it. */
    hooks: { willRegister: { register: (change: (action: { value: Action }) => void) => void } };
  };
  conditionProvider: { register: (condition: Condition) => Promise<unknown> };
};
type ContentTypeService = {
  getPermissionsWithNestedFields: (actions: readonly Action[]) => readonly Permission[];
};
type ApiTokenService = { hash: (key: string) => string };
type AuthService = { validatePassword: (password: string, hash: string) => Promise<boolean> };
type AdminTokenService = { deleteTokensForUser: (user: number) => Promise<void> };
type EncryptionService = { encrypt: (text: string) => string | null };

type Services = {
  role: RoleService;
  user: UserService;
  permission: PermissionService;
  'content-type': ContentTypeService;
  'api-token': ApiTokenService;
  'api-token-admin': AdminTokenService;
  auth: AuthService;
  encryption: EncryptionService;
};

/** Returns a service of Strapi's administration, typed. */
export function getAdminService<Name extends keyof Services>(strapi: Core.Strapi, name: Name): Services[Name] {
  return strapi.service(`admin::${name}`) as unknown as Services[Name];
}
