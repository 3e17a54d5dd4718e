import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { readSecrets } from '../../env';
import { getRows } from '../../platform/strapi/rows';
import { isActiveAccount, isSuperAdmin, type PanelRole } from '../second-factor/panel-people';
import { getStaffProvider } from './staff-provider';

const typed = z.object({ email: z.string() });
type Row = { email: string | null; isActive: boolean | null; blocked: boolean | null; roles?: readonly PanelRole[] };

/** Returns whether there is an active Super Admin with the address of the settings. */
async function hasEmergencyAccount(strapi: Core.Strapi): Promise<boolean> {
  const emergency = readSecrets().ADMIN_EMAIL.toLowerCase();
  const rows = await getRows<Row>(strapi, 'admin::user').findMany({ populate: ['roles'] });
  return rows.some((row) => row.email?.toLowerCase() === emergency && isActiveAccount(row) && isSuperAdmin(row));
}

/**
 * Returns whether a sign-in with a password is that of the emergency account: the Super Admin with the address of the settings.
 * It stays open where the provider is the only way, for the day on which the provider is down.
 */
export async function isEmergencySignIn(strapi: Core.Strapi, body: unknown): Promise<boolean> {
  const email = typed.safeParse(body).data?.email.trim().toLowerCase();
  return email === readSecrets().ADMIN_EMAIL.toLowerCase() && hasEmergencyAccount(strapi);
}

/** Warns at the start where no one could sign in on the day on which the provider is down. */
export async function warnWithoutEmergency(strapi: Core.Strapi): Promise<void> {
  if (getStaffProvider()?.isOnlyWay !== true || (await hasEmergencyAccount(strapi))) return;
  strapi.log.warn('STAFF_OIDC_ONLY closes all passwords: no active Super Admin has the address ADMIN_EMAIL for an emergency');
}
