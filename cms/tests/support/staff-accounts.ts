import type { Database } from './database';
import type { PanelBrowser } from './panel-browser';

export type StaffAccount = { id: number; email: string };
type NewAccount = { role?: string; isActive?: boolean; name?: string; password?: string };

let count = 0;

/** Adds an account of the panel; without a password it is as where the provider is the way in. */
export async function addStaffAccount(
  chief: PanelBrowser,
  { role = 'Editor (uz)', isActive = true, name = 'staff', password }: NewAccount = {},
): Promise<StaffAccount> {
  const roles = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
  const email = `${name}-${String((count += 1))}@ochiq.example`;
  const user = { email, firstname: 'Nodira', lastname: 'Umarova', roles: roles.filter((one) => one.name === role).map(({ id }) => id) };
  const { id } = (await chief.request('POST', '/admin/users', user)).body.data as { id: number };
  const changes = { isActive, ...(password !== undefined && { password }) };
  if (isActive) expect((await chief.request('PUT', `/admin/users/${String(id)}`, changes)).status).toBe(200);
  return { id, email };
}

/** Lists the rows of the audit log about an account, but those of its administration. */
export const listStaffEvents = (database: Database, { id }: StaffAccount) =>
  database
    .query(`SELECT kind, details FROM ochiq_audit WHERE subject_id = '${String(id)}' AND subject_type = 'user' ORDER BY number`)
    .map(({ kind, details }) => [kind, JSON.parse(String(details)) as Record<string, unknown>] as const)
    .filter(([kind]) => kind !== 'user');
