import { permissionWords, roleWords } from '../src/platform/panel-words/stored-words';
import { restoreRole, translateResponse } from '../src/platform/panel-words/translate-response';
import { newEditor } from './support/new-editor';
import { administrator, type Editor } from './support/panel';
import { shared } from './support/shared';

const chief = administrator();
let uzbek: Editor;

beforeAll(async () => {
  uzbek = await newEditor(chief, 'Super Admin');
  await uzbek.request('PUT', '/admin/users/me', { preferedLanguage: 'uz' });
});

type Role = { id: number; name: string; description: string };
const listRoles = async ({ request }: Editor) => (await request('GET', '/admin/roles')).body.data as readonly Role[];

test('names roles in the language of the user’s panel', async () => {
  const names = (await listRoles(uzbek)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Bosh administrator', 'Muharrir (uz)', 'Murojaatlar va xabarlar']));
  const { roles } = (await uzbek.request('GET', '/admin/users/me')).body.data as { roles: readonly Role[] };
  expect(roles.map(({ name }) => name)).toEqual(['Bosh administrator']);
  expect((await listRoles(chief)).map(({ name }) => name)).toContain('Editor (uz)');
});

test('restores the stored English name of a role that is saved with its translated one', async () => {
  const role = (await listRoles(uzbek)).find(({ name }) => name === 'Muallif');
  const saved = await uzbek.request('PUT', `/admin/roles/${String(role?.id)}`, { name: 'Muallif', description: role?.description });
  expect(saved.status).toBe(200);
  expect((await listRoles(chief)).find(({ id }) => id === role?.id)).toMatchObject({
    name: 'Author',
    description: 'Authors can manage the content they have created.',
  });
});

test('names no permission in English', async () => {
  const named: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value))
      if (typeof item !== 'string') collect(item);
      else if (['displayName', 'category', 'subCategory'].includes(key)) named.push(item);
  };
  collect((await uzbek.request('GET', '/admin/permissions')).body.data);
  expect(named).toContain('Havolani nusxalash');
  // The content-type builder's own word for a category that is never shown.
  expect([...new Set(named)].filter((text) => text in permissionWords)).toEqual([]);
  const known = new Set(Object.values(permissionWords).map(({ uz }) => uz));
  expect([...new Set(named)].filter((text) => !known.has(text))).toEqual([]);
});

test('labels content types and their fields where permissions are granted', () => {
  const subject = {
    uid: 'api::news.news',
    label: 'News',
    properties: [{ label: 'Fields', children: [{ label: 'title', value: 'title' }] }],
  };
  const sections = { collectionTypes: { subjects: [subject], actions: [{ label: 'Read' }] } };
  expect(translateResponse('/admin/permissions', { data: { sections } }, 'ru')).toEqual({
    data: {
      sections: {
        collectionTypes: {
          subjects: [
            {
              uid: 'api::news.news',
              label: 'Новости',
              properties: [{ label: 'Поля', children: [{ label: 'Заголовок', value: 'title' }] }],
            },
          ],
          actions: [{ label: 'Чтение' }],
        },
      },
    },
  });
});

test('leaves other responses unchanged', () => {
  const body = { data: [{ name: 'Editor' }] };
  expect(translateResponse('/admin/webhooks', body, 'uz')).toBe(body);
  expect(restoreRole('/admin/webhooks', body)).toBe(body);
});

test('uses no role name of one language for another role', () => {
  const translations = Object.values(roleWords).flatMap(({ uz, ru }) => [uz, ru]);
  expect(new Set(translations).size).toBe(translations.length);
});

test('does not claim to send a letter without a mail server', async () => {
  const response = await fetch(`${shared.get().url}/admin/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'somebody@ochiq.example' }),
  });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('can’t send letters');
});
