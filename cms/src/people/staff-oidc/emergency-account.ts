import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { readSecrets } from '../../env';
import { getRows } from '../../platform/strapi/rows';
import { isSuperAdmin, type PanelRole } from '../second-factor/panel-people';

const typed = z.object({ email: z.string() });
type Row = { email: string | null; roles?: readonly PanelRole[] };

/**
 * Returns whether a sign-in with a password is that of the emergency account: the Super Admin with the address of the settings.
 * It stays open where the provider is the only way, for the day on which the provider is down.
 */
export async function isEmergencySignIn(strapi: Core.Strapi, body: unknown): Promise<boolean> {
  const email = typed.safeParse(body).data?.email.trim().toLowerCase();
  const emergency = readSecrets().ADMIN_EMAIL.toLowerCase();
  if (email !== emergency) return false;
  const rows = await getRows<Row>(strapi, 'admin::user').findMany({ populate: ['roles'] });
  return rows.some((row) => row.email?.toLowerCase() === emergency && isSuperAdmin(row));
}
