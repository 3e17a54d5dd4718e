import type { Core } from '@strapi/strapi';

import { getRows } from '../strapi/rows';

/**
 * Closes the content API of accounts: Strapi grants the rights to sign up and in again at every start where there are
 * none.
 */
export async function closeAccounts(strapi: Core.Strapi): Promise<void> {
  await getRows(strapi, 'plugin::users-permissions.permission').deleteMany({ where: {} });
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await store.get({ key: 'advanced' })) as Readonly<Record<string, unknown>>;
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false, unique_email: true, email_confirmation: true } });
}
