import type { Core } from '@strapi/strapi';
import { defaultLocale, localeCodes, locales } from '@ochiq/contract/routing/locales';

import { grantShareRight } from '../../content/shared-drafts/share-right';
import { ensurePredefinedRoles } from '../../people/roles/predefined-roles';
import { ensureBuildToken } from './build-token';
import { ensureListDefaults } from './list-defaults';
import { getRows } from '../strapi/rows';
import { readSecrets } from '../../env';
import { getAdminService } from '../strapi/admin-services';
import { getLocaleService } from '../strapi/plugin-services';

/** Creates the languages of the site, with their own names, and sets the default one. */
async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const service = getLocaleService(strapi);
  for (const code of localeCodes) {
    const { name } = locales[code];
    const known = await service.findByCode(code);
    if (!known) await service.create({ code, name });
    else if (known.name !== name) await service.update({ id: known.id }, { name });
  }
  if ((await service.getDefaultLocale()) !== defaultLocale) await service.setDefaultLocale({ code: defaultLocale });
}

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
  await ensurePredefinedRoles(strapi);
  await grantShareRight(strapi);
  await closeAccounts(strapi);
  await ensureListDefaults(strapi);
}
