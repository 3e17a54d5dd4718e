import type { Core } from '@strapi/strapi';

import { readSecrets } from '../env';
import { getAdminService } from '../strapi/admin-services';

const readyMadeTokens = ['Read Only', 'Full Access'];

/** Creates the first administrator; later changes of the account are left alone. */
export async function ensureAdministrator(strapi: Core.Strapi): Promise<void> {
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
