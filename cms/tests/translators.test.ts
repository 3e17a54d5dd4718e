import type { Core } from '@strapi/strapi';

import { listTranslators } from '../src/content/translations/assign-translations';
import { rememberAbilityOwners } from '../src/people/roles/ability-owners';

const update = 'plugin::content-manager.explorer.update';
const editor = { id: 1, code: 'editor', name: 'Editor' };
const clerk = { id: 2, code: 'clerk', name: 'Clerk' };

/**
 * A CMS in which a limited role writes pages of one section. It counts the queries, the computed abilities and the checks of rights.
 * @param editors how many people have that role; as many have another one
 */
function createHost(editors: number) {
  const counted = { queries: 0, abilities: 0, checks: 0 };
  const query = <R>(rows: R): Promise<R> => {
    counted.queries += 1;
    return Promise.resolve(rows);
  };
  const users = Array.from({ length: editors * 2 }, (_, index) => ({
    ...{ id: index + 1, email: `${String(index)}@ochiq.example`, firstname: `Person ${String(index)}`, lastname: '' },
    ...{ isActive: true, blocked: false, roles: [index % 2 === 0 ? editor : clerk] },
  }));
  const grant = { action: update, subject: 'api::page.page', properties: { locales: ['ru'] }, conditions: [], role: editor };
  type Search = { where: { id?: number; documentId?: { $in: readonly string[] } } };
  const listRows = (uid: string, { where: { documentId } }: Search): readonly object[] => {
    if (uid === 'admin::user') return users;
    if (uid === 'admin::permission') return [grant];
    return uid === 'api::page.page'
      ? (documentId?.$in ?? []).map((id) => ({ documentId: id, publishedAt: null, parent: 'section:about' }))
      : [];
  };
  const engine = {
    generateUserAbility: () => {
      counted.abilities += 1;
      return Promise.resolve({ can: () => true });
    },
    generateTokenAbility: () => Promise.reject(new Error('No right has conditions')),
  };
  const allow = () => {
    counted.checks += 1;
    return false;
  };
  const limits = { revision: 1, limits: [{ role: 'editor', sections: [{ key: 'section:about', title: '' }], units: null }] };
  const strapi = {
    db: {
      query: (uid: string) => ({
        findMany: (search: Search) => query(listRows(uid, search)),
        findOne: ({ where: { id } }: Search) => query(users.find((user) => user.id === id) ?? null),
        count: () => query(1),
      }),
    },
    documents: () => ({
      findMany: ({ filters: { documentId } }: { filters: { documentId: string } }) =>
        query([{ id: 1, documentId, locale: 'uz', createdBy: { id: 1, roles: [] } }]),
    }),
    ...{ store: () => ({ get: () => query(limits) }), service: () => ({ engine }) },
    plugin: () => ({ service: () => ({ create: () => ({ cannot: { read: allow, update: allow } }) }) }),
  } as unknown as Core.Strapi;
  rememberAbilityOwners(strapi);
  const list = async (entries: number) => {
    Object.assign(counted, { queries: 0, abilities: 0, checks: 0 });
    const documents = Array.from({ length: entries }, (_, index) => ({ type: 'page' as const, document: `page${String(index)}` }));
    // Of the one who asks nothing limits the rights.
    const panel = { user: users[0], userAbility: { can: () => true } } as unknown as Parameters<typeof listTranslators>[1];
    const people = await listTranslators(strapi, panel, { locale: 'ru', entries: documents });
    expect(people).toHaveLength(editors);
    return { ...counted };
  };
  return { list };
}

test('asks for each person once, and for each entry once, however many there are of both', async () => {
  const [few, many] = [createHost(3), createHost(9)];
  const [fewOne, fewAll] = [await few.list(1), await few.list(25)];
  const [manyOne, manyAll] = [await many.list(1), await many.list(25)];
  expect(fewAll.queries - fewOne.queries).toBe(24 * 3);
  expect(manyAll.queries - manyOne.queries).toBe(fewAll.queries - fewOne.queries);
  expect(manyAll.queries - fewAll.queries).toBe(manyOne.queries - fewOne.queries);
  expect((manyOne.queries - fewOne.queries) / 6).toBeLessThanOrEqual(5);
  // Entries that are alike are checked once, and nothing is computed of those who have no such right.
  expect([fewAll.checks, manyAll.checks]).toEqual([fewOne.checks, manyOne.checks]);
  expect([fewAll.abilities, manyAll.abilities]).toEqual([3, 9]);
});
