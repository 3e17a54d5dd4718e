import { addLentLimits, computeTypeRights, type StoredGrant } from '../src/people/rights/compute-rights';
import type { EntryPeopleResponse, PersonRightsResponse, TypeWithRights } from '../src/people/rights/people-rights';
import { ownCms, type OwnCms } from './support/own-cms';
import { type Editor, logIn } from './support/panel';
import { type Colleague, newColleague, reviewRuleOf, setRules } from './support/review';
import { secrets } from './support/secrets';

const api = '/admin/rights-of-people';
let cms: OwnCms;
let chief: Editor;
let press: Colleague;
let translator: Colleague;
let blocked: Colleague;
let auditor: Colleague;
let head: Colleague;

const findRoles = async (names: readonly string[]) => {
  const roles = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string; code: string }[];
  return roles.filter(({ name }) => names.includes(name));
};

beforeAll(async () => {
  cms = await ownCms('people-rights');
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  const make = (name: string, role: string) => newColleague(chief, role, { url: cms.url, name, language: 'en' });
  press = await make('Malika', 'Press service');
  translator = await make('Anvar', 'Translator (ru)');
  blocked = await make('Bahrom', 'Press service');
  auditor = await make('Nodira', 'Auditor');
  head = await make('Zafar', 'Head');
  const ids = (await findRoles(['Translator (ru)', 'Editor (en)'])).map(({ id }) => id);
  await chief.request('PUT', `/admin/users/${String(translator.id)}`, { roles: ids });
  await chief.request('PUT', `/admin/users/${String(blocked.id)}`, { isActive: false });
});
afterAll(() => cms.remove());

const readPerson = async ({ id }: Pick<Colleague, 'id'>, by: Editor = chief) =>
  (await by.request('GET', `${api}/person?id=${String(id)}`)).body as unknown as PersonRightsResponse;
const readEntry = async (type: string, locale: string, by: Editor = chief) =>
  (await by.request('GET', `${api}/entry?type=${type}&locale=${locale}`)).body as unknown as EntryPeopleResponse;
const pickRights = ({ types }: PersonRightsResponse, type: TypeWithRights) => types.find((one) => one.type === type)?.rights;
const inAll = [
  { locale: 'uz', limits: [] },
  { locale: 'ru', limits: [] },
  { locale: 'en', limits: [] },
];

describe('what a person may do', () => {
  test('is what their roles add up to, by type and language', async () => {
    const rights = await readPerson(translator);
    expect(rights).toMatchObject({
      person: { name: 'Anvar', roles: ['Editor (en)', 'Translator (ru)'], isActive: true },
      isAdministrator: false,
    });
    expect(rights.others).toBeGreaterThan(0);
    const own = [{ locale: 'en', limits: [] }];
    expect(pickRights(rights, 'unit')).toEqual({
      ...{ read: inAll, publish: own, delete: own, approve: own },
      write: [{ locale: 'ru', limits: ['existing', 'fields'] }, ...own],
    });
    expect(pickRights(rights, 'appeal')).toEqual({ read: [], write: [], publish: [], delete: [], approve: [] });
  });

  test('names rights to some entries and to what citizens send', async () => {
    const legal = await newColleague(chief, 'Legal department', { url: cms.url, name: 'Lola' });
    const clerk = await newColleague(chief, 'Appeals and messages', { url: cms.url, name: 'Karim' });
    const limited = ['uz', 'ru', 'en'].map((locale) => ({ locale, limits: ['conditions'] }));
    expect(pickRights(await readPerson(legal), 'section-page')).toEqual({
      ...{ read: limited, publish: limited, approve: limited, delete: [] },
      write: limited.map(({ locale }) => ({ locale, limits: ['existing', 'fields', 'conditions'] })),
    });
    expect(pickRights(await readPerson(clerk), 'appeal')).toEqual({
      ...{ publish: [], delete: [], approve: [] },
      read: [{ locale: null, limits: [] }],
      write: [{ locale: null, limits: ['fields'] }],
    });
  });

  test('is everything for a Super Admin, and is said of a blocked account, too', async () => {
    const { id } = (await chief.request('GET', '/admin/users/me')).body.data as { id: number };
    const all = await readPerson({ id });
    expect(all.isAdministrator).toBe(true);
    expect(pickRights(all, 'alert')).toEqual({ read: inAll, write: inAll, publish: inAll, delete: inAll, approve: inAll });
    expect(await readPerson(blocked)).toMatchObject({ person: { name: 'Bahrom', isActive: false } });
  });
});

const names = (people: EntryPeopleResponse['publish']) => people.map(({ name, limits }) => [name, ...limits].join(' '));

describe('who may publish entries of a type in a language', () => {
  test('are the active people whose roles publish it, and who may only write it', async () => {
    expect(await readEntry('news', 'ru').then(({ publish, write, review }) => [names(publish), names(write), review])).toEqual([
      ['Malika', 'Ochiq Administrator'],
      ['Anvar existing fields'],
      null,
    ]);
    expect(names((await readEntry('news', 'en')).publish)).toEqual(['Anvar', 'Malika', 'Ochiq Administrator']);
    expect(names((await readEntry('document', 'ru')).publish)).toEqual(['Lola', 'Ochiq Administrator']);
  });

  test('need those who may approve where a rule asks for it', async () => {
    const [pressRole] = await findRoles(['Press service']);
    await setRules(chief, [
      reviewRuleOf('news', { approvals: 2, outside: 'counts', skippedBy: [pressRole?.code ?? ''] }),
      reviewRuleOf('tag', { locale: 'uz' }),
    ]);
    const { review, hasFurtherRules } = await readEntry('news', 'ru');
    expect([review && { ...review, approve: names(review.approve) }, hasFurtherRules]).toEqual([
      { approvals: 2, outside: 'counts', skippedBy: ['Press service'], approve: ['Ochiq Administrator', 'Zafar'] },
      false,
    ]);
    expect(await readEntry('tag', 'ru')).toMatchObject({ review: null, hasFurtherRules: true });
    expect(await readEntry('alert', 'ru')).toMatchObject({ review: null, areRulesShown: true, hasFurtherRules: false });
    // Who reads people and roles alone learns of no rule; who reads entries of the type, or the rules, does.
    const { data } = (await chief.request('POST', '/admin/roles', { name: 'Kadrlar', description: 'Kadrlar' })).body as {
      data: { id: number };
    };
    const reading = ['admin::users.read', 'admin::roles.read'].map((action) => ({ action, subject: null, properties: {}, conditions: [] }));
    const readTags = {
      ...{ action: 'plugin::content-manager.explorer.read', subject: 'api::tag.tag', conditions: [] },
      properties: { fields: ['name'], locales: ['ru'] },
    };
    await chief.request('PUT', `/admin/roles/${String(data.id)}/permissions`, { permissions: [...reading, readTags] });
    const clerk = await newColleague(chief, 'Kadrlar', { url: cms.url, name: 'Sevara' });
    const hidden = await readEntry('news', 'ru', clerk);
    expect(hidden).toMatchObject({ review: null, areRulesShown: false, hasFurtherRules: false });
    expect(names(hidden.publish)).toContain('Malika');
    expect(await readEntry('tag', 'uz', clerk)).toMatchObject({ review: { approvals: 1 }, areRulesShown: true });
    expect(await readEntry('news', 'ru', auditor)).toMatchObject({ review: { approvals: 2 }, areRulesShown: true });
    await setRules(chief, []);
  });
});

describe('the rights of people', () => {
  const paths = [api, `${api}/person?id=1`, `${api}/entry?type=news&locale=uz`];
  const readStatuses = async (by: Editor) => Promise.all(paths.map(async (path) => (await by.request('GET', path)).status));

  test('are shown to who may read users and roles, without addresses, and never stored', async () => {
    expect(await readStatuses(auditor)).toEqual([200, 200, 200]);
    const { people } = (await auditor.request('GET', api)).body as { people: readonly object[] };
    expect(people).toContainEqual({ id: press.id, name: 'Malika', roles: ['Press service'], isActive: true });
    const response = await fetch(cms.url + api, { headers: { authorization: `Bearer ${auditor.token}` } });
    expect([response.headers.get('cache-control'), (await response.text()).includes('@')]).toEqual(['no-store', false]);
  });

  test('are not shown to others, not even of themselves', async () => {
    for (const person of [press, translator, head]) expect(await readStatuses(person)).toEqual([403, 403, 403]);
    const own = await press.request('GET', `${api}/person?id=${String(press.id)}`);
    expect([own.status, own.body.error?.message]).toEqual([403, expect.stringContaining('does not show the rights of people')]);
    for (const path of paths) expect((await fetch(cms.url + path)).status).toBe(401);
  });

  test('are those of an account and of a type that exist', async () => {
    expect((await chief.request('GET', `${api}/person?id=99999`)).status).toBe(404);
    for (const wrong of ['/person', '/person?id=x', '/entry?type=news', '/entry?type=appeal&locale=uz', '/entry?type=news&locale=de'])
      expect((await chief.request('GET', api + wrong)).status).toBe(400);
  });
});

describe('computing rights', () => {
  const known = new Map([['api::tag.tag', ['name', 'slug']]]);
  const grant = (change: Partial<StoredGrant>): StoredGrant => ({
    ...{ role: 'Own', action: 'plugin::content-manager.explorer.update', subject: 'api::tag.tag' },
    ...{ locales: ['uz'], fields: ['name', 'slug'], conditions: [], isPlaceLimited: false },
    ...change,
  });
  const compute = (...grants: StoredGrant[]) => computeTypeRights(grants, 'tag', { known, isAdministrator: false }).rights;
  const create = 'plugin::content-manager.explorer.create';

  test('takes the widest of several grants, and no language where Strapi stores none', () => {
    expect(
      compute(grant({ fields: ['name'] }), grant({ conditions: ['admin::is-creator'] }), grant({}), grant({ action: create })).write,
    ).toEqual([{ locale: 'uz', limits: [] }]);
    expect(compute(grant({ locales: undefined })).write).toEqual([]);
    expect(compute(grant({ locales: null, action: create })).write).toEqual(inAll);
  });

  test('adds what absent people lend where it is wider than the own right', () => {
    const lent = [
      { name: 'Malika', limits: ['fields' as const] },
      { name: 'Zafar', limits: [] },
      { name: 'Nodira', limits: null },
    ];
    expect([addLentLimits(null, []), addLentLimits([], lent), addLentLimits(['fields'], lent)]).toEqual([
      null,
      { limits: [], standInFor: [] },
      { limits: [], standInFor: ['Zafar'] },
    ]);
    expect(addLentLimits(null, lent)).toEqual({ limits: [], standInFor: ['Malika', 'Zafar'] });
  });

  test('says of a right to create for further languages only that it makes no entries', () => {
    const further = grant({ action: create, conditions: ['api::other-language'] });
    expect(compute(further).write).toEqual([]);
    expect(compute(further, grant({})).write).toEqual([{ locale: 'uz', limits: ['existing'] }]);
    expect(compute(further, grant({}), grant({ action: create })).write).toEqual([{ locale: 'uz', limits: [] }]);
  });
});
