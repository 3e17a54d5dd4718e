import type { Core } from '@strapi/strapi';

import { ensureAnsweringRoles } from '../../people/roles/answering-roles';
import { ensureBuildToken } from './build-token';
import { ensureEditorRoles } from '../../people/roles/editor-roles';
import { ensureLocales } from './locales';
import { getRows } from '../strapi/rows';
import { readSecrets } from '../../env';
import { getAdminService } from '../strapi/admin-services';

const readyMadeTokens = ['Read Only', 'Full Access'];

/** Creates the first administrator; later changes of the account are left alone. */
async function ensureAdministrator(strapi: Core.Strapi): Promise<void> {
  const users = getAdminService(strapi, 'user');
  if (await users.exists()) return;
  // Only now, before they could have been used.
  await strapi.db.query('admin::api-token').deleteMany({ where: { name: { $in: readyMadeTokens } } });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = readSecrets();
  const role = await getAdminService(strapi, 'role').getSuperAdmin();
  await users.create({
    email,
    password,
    firstname: 'Ochiq',
    lastname: 'Administrator',
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}

/**
 * Closes the content API of accounts: Strapi grants the rights to sign up and in again at every start where there are
 * none.
 */
async function closeAccounts(strapi: Core.Strapi): Promise<void> {
  await getRows(strapi, 'plugin::users-permissions.permission').deleteMany({ where: {} });
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await store.get({ key: 'advanced' })) as Readonly<Record<string, unknown>>;
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false, unique_email: true, email_confirmation: true } });
}

/** Sets up what the CMS needs besides its content; a second run changes nothing. */
export async function runSetup(strapi: Core.Strapi): Promise<void> {
  await ensureLocales(strapi);
  await ensureAdministrator(strapi);
  await ensureBuildToken(strapi);
  await ensureEditorRoles(strapi);
  await ensureAnsweringRoles(strapi);
  await closeAccounts(strapi);
}
