import { otherLanguageId } from '../src/people/roles/other-language';
import { getForbiddenMessage } from '../src/people/roles/panel-rights';
import { newEditor } from './support/new-editor';
import { administrator, getDocumentId, createEntriesClient, type Editor } from './support/panel';

const chief = administrator();
let russian: Editor;

const tag = (slug: string) => ({ name: slug, slug });

beforeAll(async () => {
  russian = await newEditor(chief, 'Editor (ru)');
});

test('there is a role for each language', async () => {
  const roles = (await chief.request('GET', '/admin/roles')).body.data as { name: string }[];
  expect(roles.map(({ name }) => name)).toEqual(expect.arrayContaining(['Editor (uz)', 'Editor (ru)', 'Editor (en)']));
});

test('an editor creates, changes, publishes and unpublishes in the own language', async () => {
  const tags = createEntriesClient(russian, 'tag', 'ru');
  const created = await tags.create(tag('russkaya-metka'));
  expect(created.status).toBe(201);
  const id = getDocumentId(created);
  expect((await tags.update(id, { name: 'Метка' })).status).toBe(200);
  expect((await tags.publish(id)).status).toBe(200);
  expect((await tags.unpublish(id)).status).toBe(200);
});

test.each(['uz', 'en'])('an editor creates nothing in a foreign language (%s)', async (locale) => {
  const foreign = createEntriesClient(russian, 'tag', locale);
  const refused = await foreign.create(tag('chuzhaya-metka'));
  expect([refused.status, (refused.body['error'] as { message: string }).message]).toEqual([
    403,
    expect.stringContaining(`(${locale}): ask an administrator for the role Editor (${locale})`),
  ]);
  expect((await foreign.createAndPublish(tag('chuzhaya-metka-2'))).status).toBe(403);
});

test('the refusal names the role that is missing as the panel lists it', () => {
  const { uz, ru, en } = getForbiddenMessage('uz');
  expect([uz, ru, en].map((text) => /“.+”|«.+»|Editor.+/u.exec(text)?.[0])).toEqual(['“Muharrir (uz)”', '«Редактор (uz)»', 'Editor (uz)']);
});

test('an editor adds no foreign language to an own entry, not even by omitting the language', async () => {
  const id = getDocumentId(await createEntriesClient(russian, 'tag', 'ru').create(tag('eshche-metka')));
  expect((await createEntriesClient(russian, 'tag', 'uz').update(id, tag('begona'))).status).toBe(403);
  expect((await createEntriesClient(russian, 'tag', '').update(id, tag('begona'))).status).toBe(403);
  expect((await createEntriesClient(russian, 'tag', 'uz').publish(id, tag('begona'))).status).toBe(403);
});

test('an editor changes, publishes, unpublishes and deletes nothing in a foreign language', async () => {
  const tags = createEntriesClient(chief, 'tag', 'uz');
  const id = getDocumentId(await tags.createAndPublish(tag('oʻzbekcha-yorliq'.replace('ʻ', ''))));
  const foreign = createEntriesClient(russian, 'tag', 'uz');
  const statuses = [
    await foreign.update(id, { name: 'Chuzhoe' }),
    await foreign.publish(id),
    await foreign.unpublish(id),
    await foreign.remove(id),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('an editor does not copy an entry of a foreign language', async () => {
  const id = getDocumentId(await createEntriesClient(chief, 'tag', 'uz').create(tag('asl-yorliq')));
  const copied = await russian.request('POST', `/content-manager/collection-types/api::tag.tag/clone/${id}?locale=uz`, {
    ...tag('nusxa'),
    locale: 'uz',
  });
  expect(copied.status).toBe(403);
});

describe('roles, of which one adds languages and another one updates under a condition', () => {
  type Grant = { right: string; locales: readonly string[]; conditions?: readonly string[] };
  const makeRole = async (name: string, grants: readonly Grant[]) => {
    const { id } = (await chief.request('POST', '/admin/roles', { name, description: name })).body.data as { id: number };
    const permissions = grants.map(({ right, locales, conditions = [] }) => ({
      ...{ action: `plugin::content-manager.explorer.${right}`, subject: 'api::tag.tag', conditions },
      properties: { fields: ['name', 'slug'], locales },
    }));
    const response = await chief.request('PUT', `/admin/roles/${String(id)}/permissions`, { permissions });
    expect([response.status, response.body.error]).toEqual([200, undefined]);
    return id;
  };

  test('begin a language of an entry that meets the condition, and of no other one', async () => {
    const adding = { right: 'create', locales: ['ru'], conditions: [otherLanguageId] };
    const roles = [
      await makeRole('Qoʻshuvchi', [{ right: 'read', locales: ['uz', 'ru'] }, adding]),
      await makeRole('Oʻziniki', [{ right: 'update', locales: ['uz', 'ru'], conditions: ['admin::is-creator'] }]),
      // To have an entry of their own.
      await makeRole('Yaratuvchi', [{ right: 'create', locales: ['uz'] }]),
    ];
    const person = await newEditor(chief, 'Qoʻshuvchi');
    const { id } = (await person.request('GET', '/admin/users/me')).body.data as { id: number };
    expect((await chief.request('PUT', `/admin/users/${String(id)}`, { roles })).status).toBe(200);
    const inUzbek = (by: Editor, slug: string) => createEntriesClient(by, 'tag', 'uz').create(tag(slug));
    const [own, foreign] = [getDocumentId(await inUzbek(person, 'oz-yorligim')), getDocumentId(await inUzbek(chief, 'begona-yorliq'))];
    const inRussian = createEntriesClient(person, 'tag', 'ru');
    expect((await inRussian.update(foreign, tag('chuzhoy-yarlyk'))).status).toBe(403);
    expect((await createEntriesClient(chief, 'tag', 'ru').find(foreign)).body.data).not.toMatchObject({ slug: 'chuzhoy-yarlyk' });
    expect((await inRussian.update(own, tag('svoy-yarlyk'))).status).toBe(200);
    expect((await inRussian.update(own, { name: 'Свой' })).status).toBe(200);
  });
});

test('no editor gives an entry another document id', async () => {
  const entries = createEntriesClient(russian, 'tag', 'ru');
  const id = getDocumentId(await entries.create(tag('yorliq-raqami')));
  expect((await entries.update(id, { name: 'Другое имя', documentId: 'boshqaraqam' })).status).toBe(200);
  expect((await entries.find(id)).body.data).toMatchObject({ documentId: id, name: 'Другое имя' });
  expect((await entries.find('boshqaraqam')).status).toBe(404);
});

test('an editor has no access to users, roles and tokens', async () => {
  const paths = ['/admin/users', '/admin/roles', '/admin/api-tokens'];
  expect(await Promise.all(paths.map(async (path) => (await russian.request('GET', path)).status))).toEqual([403, 403, 403]);
});
