import { openDatabase } from './support/database';
import { administrator, logIn, type Editor } from './support/panel';
import { rest } from './support/rest';
import { runHosted } from './support/run-hosted';
import { scratch } from './support/scratch';
import { secrets } from './support/secrets';
import { copySite, removeSite } from './support/site';
import { startWith } from './support/start-cms';

type Named = { id: number; name: string; description?: string };
type GrantedPermission = { action: string; subject: string | null; properties: object; conditions: readonly string[] };

const comments = 'api::news-comment.news-comment';
const tags = 'api::tag.tag';

const readPermissions = async (editor: Editor, role: string) =>
  (await editor.request('GET', `/admin/roles/${role}/permissions`)).body.data as readonly GrantedPermission[];
const listSubjects = (held: readonly GrantedPermission[]) => [...new Set(held.map(({ subject }) => subject))];

/** Makes the database one in which news had no comments yet: the Russian role's types were noted, nothing of the Uzbek one was. */
function beforeComments(data: string): void {
  const database = openDatabase(data);
  const settings = 'strapi_core_store_settings';
  const value = String(database.rows(settings).find(({ key }) => key === 'core_setup_roles')?.['value']);
  const noted = JSON.parse(value.replaceAll(`,"${comments}"`, '')) as Record<string, unknown>;
  const notes = Object.fromEntries(Object.entries(noted).filter(([role]) => role !== 'editor-uz'));
  database.run(`UPDATE ${settings} SET value = '${JSON.stringify(notes)}' WHERE key = 'core_setup_roles'`);
  database.run(`INSERT INTO ${settings} (key, value, type) VALUES ('core_setup_editor-roles', '["uz","ru","en"]', 'array')`);
  database.close();
}

/** Makes the database one of a version that had neither a head nor a press service; the institution has made a role Head itself. */
function beforeTeams(data: string): void {
  const database = openDatabase(data);
  const settings = 'strapi_core_store_settings';
  const value = String(database.rows(settings).find(({ key }) => key === 'core_setup_roles')?.['value']);
  const notes = Object.entries(JSON.parse(value) as Record<string, unknown>).filter(([role]) => !['head', 'press'].includes(role));
  database.run(`UPDATE ${settings} SET value = '${JSON.stringify(Object.fromEntries(notes))}' WHERE key = 'core_setup_roles'`);
  database.close();
}

const listKey = (type: string) => `plugin_content_manager_configuration_content_types::api::${type}.${type}`;

/** Makes the database one in which lists had Strapi's columns, but that of persons, which somebody has arranged. */
function beforeListDefaults(data: string): void {
  const database = openDatabase(data);
  const settings = 'strapi_core_store_settings';
  const setList = (type: string, columns: readonly string[], sort: string) => {
    const value = String(database.rows(settings).find(({ key }) => key === listKey(type))?.['value']);
    const stored = JSON.parse(value) as { settings: object; layouts: object };
    const list = {
      ...stored,
      settings: { ...stored.settings, pageSize: 10, defaultSortBy: sort, defaultSortOrder: 'ASC' },
      layouts: { ...stored.layouts, list: columns },
    };
    database.run(`UPDATE ${settings} SET value = '${JSON.stringify(list).replaceAll("'", "''")}' WHERE key = '${listKey(type)}'`);
  };
  setList('news', ['id', 'title', 'slug', 'summary'], 'title');
  setList('person', ['id', 'name'], 'name');
  database.run(`DELETE FROM ${settings} WHERE key = 'core_setup_lists'`);
  database.close();
}

const readColumns = async (editor: Editor, type: string) => {
  const { body } = await editor.request('GET', `/content-manager/content-types/api::${type}.${type}/configuration`);
  return (body.data as { contentType: { layouts: { list: string[] } } }).contentType.layouts.list;
};

test('the languages have their own names, and Uzbek is the default', async () => {
  const locales = (await rest('/api/i18n/locales')).body as unknown as { code: string; name: string; isDefault: boolean }[];
  expect(locales.map(({ code, name, isDefault }) => ({ code, name, isDefault })).sort((a, b) => a.code.localeCompare(b.code))).toEqual([
    { code: 'en', name: 'English', isDefault: false },
    { code: 'ru', name: 'Русский', isDefault: false },
    { code: 'uz', name: 'Oʻzbekcha', isDefault: true },
  ]);
});

test('deletes the tokens that Strapi creates by itself', async () => {
  const tokens = (await administrator().request('GET', '/admin/api-tokens')).body.data as Named[];
  const names = tokens.map(({ name }) => name);
  expect(names).toContain('Site build');
  expect(names).not.toContain('Read Only');
  expect(names).not.toContain('Full Access');
});

test('a restart overwrites no change by an administrator, but renews the token and grants new types', async () => {
  const data = scratch('setup');
  copySite(data);
  const first = await startWith(runHosted, data);
  const before = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, first.url);
  const roles = (await before.request('GET', '/admin/roles')).body.data as Named[];
  const getRoleId = (name: string) => String(roles.find((role) => role.name === name)?.id);
  await before.request('PUT', `/admin/roles/${getRoleId('Editor (ru)')}`, { name: 'Russkaya redaktsiya', description: 'Changed' });
  await before.request('PUT', `/admin/roles/${getRoleId('Editor (uz)')}/permissions`, { permissions: [] });
  const remaining = (await readPermissions(before, getRoleId('Editor (ru)'))).filter(
    ({ subject }) => subject !== tags && subject !== comments,
  );
  const permissions = remaining.map(({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }));
  expect((await before.request('PUT', `/admin/roles/${getRoleId('Editor (ru)')}/permissions`, { permissions })).status).toBe(200);
  await before.request('DELETE', `/admin/roles/${getRoleId('Editor (en)')}`);
  for (const name of ['Head', 'Press service', 'Legal department']) await before.request('DELETE', `/admin/roles/${getRoleId(name)}`);
  await before.request('POST', '/admin/roles', { name: 'Head', description: 'Ours' });
  await before.request('PUT', '/admin/users/me', { firstname: 'Nodira' });
  await first.stop();
  expect(await readColumns(administrator(), 'tender')).toEqual(['title', 'number', 'publishedOn', 'deadline']);
  beforeComments(data);
  beforeTeams(data);
  beforeListDefaults(data);

  const renewed = 'another-build-token-of-the-tests';
  const second = await startWith(runHosted, data, { BUILD_TOKEN: renewed, ADMIN_PASSWORD: 'Another-4-tests' });
  const after = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, second.url);
  const names = ((await after.request('GET', '/admin/roles')).body.data as Named[]).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('Editor (') || name === 'Russkaya redaktsiya').sort()).toEqual([
    'Editor (uz)',
    'Russkaya redaktsiya',
  ]);
  // There is no note of this role: it is of a version that had neither comments nor pages.
  expect(listSubjects(await readPermissions(after, getRoleId('Editor (uz)'))).sort()).toEqual([comments, 'api::page.page']);
  const russian = await readPermissions(after, getRoleId('Editor (ru)'));
  expect(listSubjects(russian).sort()).toEqual([...listSubjects(remaining), comments].sort());
  expect(russian.filter(({ subject }) => subject === comments)).toContainEqual(
    expect.objectContaining({ action: 'plugin::content-manager.explorer.publish', properties: { locales: ['ru'] } }),
  );
  expect((await after.request('GET', '/admin/users/me')).body.data).toMatchObject({ firstname: 'Nodira' });

  // Roles that are new since then are created, but not in the place of the institution's own, nor where they were deleted.
  const teams = ((await after.request('GET', '/admin/roles')).body.data as Named[]).filter(({ name }) =>
    ['Head', 'Press service', 'Legal department'].includes(name),
  );
  expect(teams.map(({ name, description }) => [name, description])).toEqual([
    ['Head', 'Ours'],
    ['Press service', 'Writes and publishes news, announcements and press conferences, in all languages'],
  ]);
  const [own, press] = await Promise.all(teams.map(({ id }) => readPermissions(after, String(id))));
  expect(own).toEqual([]);
  expect(press).toContainEqual(
    expect.objectContaining({
      ...{ action: 'plugin::content-manager.explorer.publish', subject: 'api::news.news', conditions: [] },
      properties: { locales: ['uz', 'ru', 'en'] },
    }),
  );
  expect(second.run.output()).toContain('A role is called “Head” already');

  // A list that nobody has arranged has the columns of its type now.
  expect(await readColumns(after, 'news')).toEqual(['title', 'cover', 'date', 'category']);
  expect(await readColumns(after, 'person')).toEqual(['id', 'name']);

  const statusWith = async (token: string) =>
    (await fetch(`${second.url}/api/tags`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect([await statusWith(renewed), await statusWith(secrets.BUILD_TOKEN)]).toEqual([200, 401]);
  await second.stop();
  removeSite(data);
});
