import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { superAdminCode } from '../../platform/strapi/admin-services';
import { createRefusal } from '../../platform/strapi/refusal';
import { getRows, type Rows } from '../../platform/strapi/rows';
import { readAbsentPeople } from '../absences/stand-ins';

export type PanelRole = { code: string; name: string };
/** A user of the panel, as Strapi's session strategy reads one. */
export type PanelUser = {
  id: number;
  email: string;
  firstname: string | null;
  lastname: string | null;
  password: string | null;
  preferedLanguage: string | null;
  roles?: readonly PanelRole[];
};

/** Returns the rows of the panel's users. */
export const getPanelUsers = (strapi: Core.Strapi): Rows<PanelUser> => getRows<PanelUser>(strapi, 'admin::user');

export const isSuperAdmin = ({ roles }: Pick<PanelUser, 'roles'>): boolean => roles?.some(({ code }) => code === superAdminCode) ?? false;

/** @throws a refusal in these words, in the editor's language, unless the user is a Super Admin */
export function requireSuperAdmin(strapi: Core.Strapi, user: Pick<PanelUser, 'roles'>, refusal: Localized<string>): void {
  if (!isSuperAdmin(user)) throw createRefusal(translateForEditor(strapi, refusal));
}

export const listPanelRoles = (strapi: Core.Strapi): Promise<readonly PanelRole[]> =>
  getRows<PanelRole>(strapi, 'admin::role').findMany({ orderBy: { id: 'asc' } });

const storedRoles = z.array(z.string());
const getStore = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'ochiq_second_factor' });

/** Reads the codes of the roles that require a second factor. */
export async function readRequiredRoles(strapi: Core.Strapi): Promise<readonly string[]> {
  return storedRoles.safeParse(await getStore(strapi).get({ key: 'roles' })).data ?? [];
}

export async function storeRequiredRoles(strapi: Core.Strapi, roles: readonly string[]): Promise<void> {
  await getStore(strapi).set({ key: 'roles', value: [...roles] });
}

/** Returns whether an account was activated and is not blocked. */
export const isActiveAccount = ({ isActive, blocked }: { isActive: boolean | null; blocked: boolean | null }): boolean =>
  isActive === true && blocked !== true;

/** @throws an UnauthorizedError: the account was deactivated or deleted after the request began; call it under the write lock */
export async function requireActiveUser(strapi: Core.Strapi, user: number): Promise<void> {
  const isActive = (await getPanelUsers(strapi).count({ where: { id: user, isActive: true } })) > 0;
  if (!isActive) throw new errors.UnauthorizedError('The account is not active any more');
}

/** Returns whether a role of a user requires a second factor, or one of a person for whom they stand in now. */
export async function isFactorRequired(strapi: Core.Strapi, user: number): Promise<boolean> {
  const required = await readRequiredRoles(strapi);
  if (required.length === 0) return false;
  const row = await getPanelUsers(strapi).findOne({ where: { id: user }, populate: ['roles'] });
  const lent = (await readAbsentPeople(strapi, user, new Date())).flatMap(({ roles }) => roles);
  return [...(row?.roles ?? []), ...lent].some(({ code }) => required.includes(code));
}
