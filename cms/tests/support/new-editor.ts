import { logIn, type Editor } from './panel';

const password = 'Editor-of-the-tests-1';

/** A new user of the panel with one role, logged in. */
export async function newEditor(administrator: Editor, role: string, url?: string): Promise<Editor> {
  const roles = (await administrator.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
  const id = roles.find(({ name }) => name === role)?.id;
  if (id === undefined) throw new Error(`There is no role ${role}`);
  const email = `${role.replaceAll(/\W/gu, '').toLowerCase()}-${String(Date.now())}@ochiq.example`;
  const created = await administrator.request('POST', '/admin/users', { email, firstname: 'Editor', lastname: role, roles: [id] });
  if (created.status !== 201) throw new Error(`The user was not made: ${JSON.stringify(created.body)}`);
  const { id: user } = created.body.data as { id: number };
  await administrator.request('PUT', `/admin/users/${String(user)}`, { password, isActive: true });
  return logIn(email, password, url);
}
