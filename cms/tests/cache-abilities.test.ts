import { cacheAbilities } from '../src/people/roles/cache-abilities';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { secrets } from './support/secrets';

type Host = Parameters<typeof cacheAbilities>[0];

/** A CMS whose grants, and the roles of whose users, change as the test says. */
function createHost() {
  const stored = { stamp: 1, isWriting: false, computed: 0, roles: new Map<number, readonly number[]>() };
  const toRows = (ids: readonly number[]) => ids.map((id) => ({ id }));
  const engine = { generateUserAbility: () => Promise.resolve({ computed: (stored.computed += 1) }) as Promise<object> };
  const findOne = ({ where: { id } }: { where: { id: number } }) => Promise.resolve({ roles: toRows(stored.roles.get(id) ?? []) });
  const connection = () => ({ count: () => ({ max: () => Promise.resolve([{ count: stored.stamp }]) }) });
  // No person is away.
  const query = () => ({ findOne, findMany: () => Promise.resolve([]) });
  const db = { connection, inTransaction: () => stored.isWriting, query };
  const end = cacheAbilities({ service: () => ({ engine }), db } as unknown as Host);
  const generate = (user: object) => (engine.generateUserAbility as (user: object) => Promise<object>)(user);
  /** Asks for a person as their session has read them. */
  const ask = (id: number, roles: readonly number[]) => {
    stored.roles.set(id, roles);
    return generate({ id, roles: toRows(roles) });
  };
  return { stored, ask, generate, end };
}

test('computes an ability once for a person, their roles and the grants of all roles', async () => {
  const { stored, ask } = createHost();
  const first = await ask(1, [2, 3]);
  expect(await Promise.all([ask(1, [3, 2]), ask(1, [2, 3])])).toEqual([first, first]);
  expect(stored.computed).toBe(1);
  for (const [id, roles] of [
    [1, [2]],
    [2, [2, 3]],
  ] as const)
    expect(await ask(id, roles)).not.toEqual(first);
  stored.stamp = 2;
  expect(await ask(1, [2, 3])).not.toEqual(first);
  expect(stored.computed).toBe(4);
});

test('computes it each time within a transaction, for a person whose roles were not read, and after its end', async () => {
  const { stored, ask, generate, end } = createHost();
  await ask(1, [2]);
  stored.isWriting = true;
  await ask(1, [2]);
  stored.isWriting = false;
  await generate({ id: 1 });
  end();
  await ask(1, [2]);
  expect(stored.computed).toBe(4);
});

test('stores no ability of roles that changed while it was computed', async () => {
  const { stored, generate } = createHost();
  stored.roles.set(1, [2, 3]);
  const early = { id: 1, roles: [{ id: 2 }] };
  const first = await generate(early);
  expect(await generate(early)).not.toEqual(first);
});

describe('a person whose rights change while they work', () => {
  let cms: OwnCms;
  let chief: Editor;
  let editor: Editor;
  let tag: string;
  let count = 0;
  const save = async () => (await createEntriesClient(editor, 'tag', 'uz').update(tag, { name: `Belgi ${String((count += 1))}` })).status;

  beforeAll(async () => {
    cms = await ownCms('abilities');
    chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
    editor = await newEditor(chief, 'Editor (uz)', cms.url);
    tag = getDocumentId(await createEntriesClient(editor, 'tag', 'uz').create({ name: 'Belgi', slug: 'belgi-huquq' }));
  });
  afterAll(() => cms.remove());

  test('has each change at the next request: by another process, by the panel, and by other roles', async () => {
    const all = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
    const getRole = (name: string) => all.find((role) => role.name === name)?.id ?? 0;
    const permissionsPath = `/admin/roles/${String(getRole('Editor (uz)'))}/permissions`;
    const { data: before } = (await chief.request('GET', permissionsPath)).body as { data: readonly Record<string, unknown>[] };
    expect(await save()).toBe(200);

    cms.database.run("DELETE FROM admin_permissions WHERE subject = 'api::tag.tag' AND action = 'plugin::content-manager.explorer.update'");
    expect(await save()).toBe(403);

    const permissions = before.map(({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }));
    expect((await chief.request('PUT', permissionsPath, { permissions })).status).toBe(200);
    expect(await save()).toBe(200);

    const { id } = (await editor.request('GET', '/admin/users/me')).body.data as { id: number };
    const user = `/admin/users/${String(id)}`;
    expect((await chief.request('PUT', user, { roles: [getRole('Editor (ru)')] })).status).toBe(200);
    expect(await save()).toBe(403);
    expect((await chief.request('PUT', user, { roles: [getRole('Editor (uz)')] })).status).toBe(200);
    expect(await save()).toBe(200);
  });
});
