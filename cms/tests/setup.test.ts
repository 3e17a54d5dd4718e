import { administrator, logIn } from './support/panel';
import { rest } from './support/rest';
import { scratch } from './support/scratch';
import { secrets } from './support/secrets';
import { copySite, removeSite } from './support/site';
import { startCms } from './support/start-cms';

type Named = { id: number; name: string; description?: string };

test('the languages have their own names, and Uzbek is the default', async () => {
  const locales = (await rest('/api/i18n/locales')).body as unknown as { code: string; name: string; isDefault: boolean }[];
  expect(locales.map(({ code, name, isDefault }) => ({ code, name, isDefault })).sort((a, b) => a.code.localeCompare(b.code))).toEqual([
    { code: 'en', name: 'English', isDefault: false },
    { code: 'ru', name: 'Русский', isDefault: false },
    { code: 'uz', name: 'Oʻzbekcha', isDefault: true },
  ]);
});

test('the tokens that Strapi makes by itself are gone', async () => {
  const tokens = (await administrator().request('GET', '/admin/api-tokens')).body.data as Named[];
  const names = tokens.map(({ name }) => name);
  expect(names).toContain('Site build');
  expect(names).not.toContain('Read Only');
  expect(names).not.toContain('Full Access');
});

test('another start overwrites nothing that an administrator has changed, but renews the token', async () => {
  const data = scratch('setup');
  copySite(data);
  const first = await startCms(data);
  const before = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, first.url);
  const roles = (await before.request('GET', '/admin/roles')).body.data as Named[];
  const idOf = (name: string) => String(roles.find((role) => role.name === name)?.id);
  await before.request('PUT', `/admin/roles/${idOf('Editor (ru)')}`, { name: 'Russkaya redaktsiya', description: 'Changed' });
  await before.request('PUT', `/admin/roles/${idOf('Editor (uz)')}/permissions`, { permissions: [] });
  await before.request('DELETE', `/admin/roles/${idOf('Editor (en)')}`);
  await before.request('PUT', '/admin/users/me', { firstname: 'Nodira' });
  await first.stop();

  const renewed = 'another-build-token-of-the-tests';
  const second = await startCms(data, { BUILD_TOKEN: renewed, ADMIN_PASSWORD: 'Another-4-tests' });
  const after = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, second.url);
  const names = ((await after.request('GET', '/admin/roles')).body.data as Named[]).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('Editor (') || name === 'Russkaya redaktsiya').sort()).toEqual([
    'Editor (uz)',
    'Russkaya redaktsiya',
  ]);
  expect((await after.request('GET', `/admin/roles/${idOf('Editor (uz)')}/permissions`)).body.data).toEqual([]);
  expect((await after.request('GET', '/admin/users/me')).body.data).toMatchObject({ firstname: 'Nodira' });

  const statusWith = async (token: string) =>
    (await fetch(`${second.url}/api/tags`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect([await statusWith(renewed), await statusWith(secrets.BUILD_TOKEN)]).toEqual([200, 401]);
  await second.stop();
  removeSite(data);
});
