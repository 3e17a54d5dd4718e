import { localeCodes } from '@ochiq/contract/routing/locales';

import { type AgreementResponse, agreementPaths } from '../src/content/agreement/agreement';
import { listDetailsPath, type ListDetailsResponse } from '../src/content/list-details/list-details';
import { translationPaths } from '../src/content/translations/translations';
import type { PersonRightsResponse } from '../src/people/rights/people-rights';
import type { EntryPeopleResponse } from '../src/people/rights/people-rights';
import { limitedTypeNames, type LimitedTypeName } from '../src/people/role-limits/limited-types';
import { type LimitedRight, roleLimitsPaths } from '../src/people/role-limits/role-limits';
import { createAuditClient } from './support/audit';
import { FakePublisher } from './support/fake-publisher';
import { buildLimitedValues, createLimitedEntries, type Places, relateTo, type Side } from './support/limited-entries';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import type { RestResponse } from './support/rest';
import { type Colleague, createReviewClient, newColleague, reviewRuleOf, setRules } from './support/review';
import { readRoleLimits, setRoleLimits } from './support/role-limits';
import { rowsWith } from './support/rows-with';
import { secrets } from './support/secrets';

const publisher = new FakePublisher();
let cms: OwnCms;
let chief: Editor;
let editor: Colleague;
let places: Places;
let entries: ReturnType<typeof createLimitedEntries>;
const sides = ['inside', 'outside'] as const satisfies readonly Side[];

const client = (by: Editor, type: LimitedTypeName, locale = 'uz') => createEntriesClient(by, type, locale);
const make = async (type: LimitedTypeName, values: Readonly<Record<string, unknown>>) => {
  const response = await client(chief, type).createAndPublish(values);
  if (response.status >= 300) throw new Error(JSON.stringify(response.body));
  return getDocumentId(response);
};
const own = () => ({ sections: [`page:${places.inside.page}`, `section:${places.inside.section}`], units: [places.inside.unit] });
const limitEditor = () => setRoleLimits(chief, { 'Editor (uz)': own() });
const newLimited = (name: string) => newColleague(chief, 'Editor (uz)', { url: cms.url, name, language: 'en' });
async function setRoles({ id: user }: Colleague, names: readonly string[]): Promise<void> {
  const all = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
  const roles = all.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  await chief.request('PUT', `/admin/users/${String(user)}`, { roles });
}
const getMessage = ({ body }: RestResponse) => body.error?.message ?? '';

beforeAll(async () => {
  await publisher.start();
  const settings = { PUBLISHER_URL: publisher.url, PUBLISHER_KEY: publisher.key, SITE_URL: 'https://ochiq.example', SCHEDULE_MS: '50' };
  cms = await ownCms('role-limits', settings);
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  editor = await newLimited('Farida');
  const unit = (name: string) => ({ name, slug: name.toLowerCase(), kind: 'expedition', order: 1 });
  const page = (title: string) => ({ title, slug: title.toLowerCase(), parent: 'section:activities', blocks: [] });
  places = {
    inside: { page: await make('page', page('Ekspeditsiya')), section: 'audit', unit: await make('unit', unit('Fargona')) },
    outside: { page: await make('page', page('Boshqarma')), section: 'gender', unit: await make('unit', unit('Buxoro')) },
  };
  entries = createLimitedEntries(cms, chief, places);
  for (const side of sides) await entries.make('section-page', side);
  expect((await limitEditor()).body.error).toBeUndefined();
}, 60_000);
afterAll(async () => {
  await cms.remove();
  await publisher.stop();
});

/** Tries something on both sides. @returns what is not as the limits say */
async function findWrong(name: string, attempt: (side: Side) => Promise<RestResponse>): Promise<string[]> {
  const wrong: string[] = [];
  for (const side of sides) {
    const before = entries.takeSnapshot();
    const response = await attempt(side);
    const isChanged = entries.takeSnapshot() !== before;
    const isRight = side === 'inside' ? response.status < 300 && isChanged : response.status === 403 && !isChanged;
    if (!isRight) wrong.push(`${name}, ${side}: ${String(response.status)} ${getMessage(response)}${isChanged ? ', changed' : ''}`);
  }
  return wrong;
}

describe('a role that is limited to a part of the page tree and to a unit', () => {
  test.each(limitedTypeNames)(
    'writes a %s within them in every way, and elsewhere in none',
    async (type) => {
      const wrong: string[] = [];
      const made = { inside: await entries.make(type, 'inside'), outside: await entries.make(type, 'outside') };
      for (const [name, change] of Object.entries(entries.changes))
        wrong.push(...(await findWrong(name, (side) => change(editor, type, made[side]))));
      // There is one section page of each section.
      if (type !== 'section-page') {
        for (const [name, create] of Object.entries(entries.creations))
          wrong.push(...(await findWrong(name, (side) => create(editor, type, side))));
        for (const [name, copy] of Object.entries(entries.copies))
          wrong.push(...(await findWrong(name, (side) => copy(editor, type, made[side], side))));
        made.inside = await entries.make(type, 'inside');
        wrong.push(...(await findWrong('delete several', (side) => entries.removeSeveral(editor, type, made[side]))));
        for (const [name, act] of Object.entries(entries.ofTrash)) {
          const trashed = { inside: await entries.makeTrashed(type, 'inside'), outside: await entries.makeTrashed(type, 'outside') };
          wrong.push(...(await findWrong(name, (side) => act(editor, type, trashed[side]))));
        }
      }
      expect(wrong).toEqual([]);
      expect((await client(editor, type).find(made.outside)).status).toBe(200);
    },
    60_000,
  );

  test('says plainly where it writes, and leaves alone what belongs to no section and no unit', async () => {
    const refused = await client(editor, 'person').create(buildLimitedValues('person', places, 'outside'));
    expect([refused.status, getMessage(refused)]).toEqual([403, expect.stringContaining('Your role writes only here: “Fargona”')]);
    expect((await createEntriesClient(editor, 'tag', 'uz').create({ name: 'Yorliq', slug: 'chegarasiz' })).status).toBe(201);
  });

  test('deletes nothing elsewhere where the request names no language of the site', async () => {
    const [inside, outside] = [await entries.make('person', 'inside'), await entries.make('person', 'outside')];
    const before = entries.takeSnapshot();
    const remove = async (id: string, locale: string) => (await client(editor, 'person', locale).remove(id)).status;
    expect([await remove(outside, ''), await remove(outside, 'fr')]).toEqual([403, 404]);
    expect(entries.takeSnapshot()).toBe(before);
    expect(await remove(inside, '')).toBe(200);
  });

  test('is told where it writes where it plans or shares elsewhere, and not that it lacks the language', async () => {
    const page = await entries.make('page', 'outside');
    for (const attempt of [entries.changes.plan, entries.changes.share])
      expect(getMessage(await attempt(editor, 'page', page))).toContain('Your role writes only here: “Ekspeditsiya');
  });

  test('changes nothing of a list where one entry is elsewhere', async () => {
    const documentIds = [await entries.make('person', 'inside'), await entries.make('person', 'outside')];
    const before = entries.takeSnapshot();
    for (const action of ['bulkPublish', 'bulkUnpublish', 'bulkDelete']) {
      const path = `/content-manager/collection-types/api::person.person/actions/${action}?locale=uz`;
      expect([action, (await editor.request('POST', path, { documentIds, locale: 'uz' })).status]).toEqual([action, 403]);
    }
    expect(entries.takeSnapshot()).toBe(before);
  });

  test('approves, submits and skips within them only', async () => {
    const code = (await readRoleLimits(chief)).roles.find(({ name }) => name === 'Editor (uz)')?.code ?? '';
    await setRules(chief, [reviewRuleOf('page', { skippedBy: [code] })]);
    const review = createReviewClient('page');
    const [inside, outside] = [await newDraft('inside'), await newDraft('outside')];
    for (const document of [inside, outside]) expect((await review.act(chief, 'submit', document)).status).toBe(200);
    expect((await review.read(chief, outside)).reviewers.map(({ name }) => name)).not.toContain('Farida');
    expect((await review.read(chief, inside)).reviewers.map(({ name }) => name)).toContain('Farida');
    const before = entries.takeSnapshot();
    for (const act of ['approve', 'changes', 'skip', 'submit'] as const) {
      const fields = { approve: { note: '' }, changes: { note: 'Yoʻq' }, skip: { reason: 'Shoshilinch' }, submit: {} }[act];
      expect([act, (await review.act(editor, act, outside, fields)).status]).toEqual([act, 403]);
    }
    expect(entries.takeSnapshot()).toBe(before);
    expect((await review.act(editor, 'approve', inside, { note: '' })).status).toBe(200);
    await setRules(chief, []);
  });
});

test('a difference between languages is accepted within them only, and elsewhere not even offered', async () => {
  const send = (path: string, document: string, more: object = {}) =>
    editor.request('POST', path, { type: 'page', document, locale: 'uz', values: { lead: 'Tanlovga 1 500 000 soʻm ajratildi.' }, ...more });
  const outcomes: unknown[] = [];
  for (const side of sides) {
    const document = await entries.make('page', side);
    await client(chief, 'page', 'ru').publish(document, {
      title: 'Конкурс',
      slug: document,
      lead: 'Выделено 15 000 000 сумов.',
      blocks: [],
    });
    const { open } = (await send(agreementPaths.compare, document)).body as unknown as AgreementResponse;
    const hashes = open.flatMap(({ others }) => others.map(({ hash }) => hash));
    const { status } = await send(agreementPaths.accept, document, { hashes, reason: 'Hamkor ulushi bilan' });
    outcomes.push([
      open.map(({ mayAccept }) => mayAccept),
      status,
      rowsWith(cms, 'ochiq_accepted_difference', 'document', document).length,
    ]);
  }
  expect(outcomes).toEqual([
    [[true], 200, 1],
    [[false], 403, 0],
  ]);
});

test('a translation is confirmed and assigned within the limits of the role that may, also for who changes it elsewhere by another role', async () => {
  await setRoleLimits(chief, { 'Editor (uz)': own(), 'Editor (ru)': own() });
  const both = await newColleague(chief, 'Editor (ru)', { url: cms.url, name: 'Nigora', language: 'en' });
  const limited = await newColleague(chief, 'Editor (ru)', { url: cms.url, name: 'Olim', language: 'en' });
  await setRoles(both, ['Editor (ru)', 'Translator (ru)']);
  const outcomes: unknown[] = [];
  for (const side of sides) {
    const document = await entries.make('page', side);
    await client(chief, 'page').publish(document);
    await client(chief, 'page', 'ru').publish(document, { title: 'Перевод', slug: document, blocks: [] });
    await client(chief, 'page').publish(document, { title: 'Boshqa matn' });
    const { body } = await both.request('GET', `${listDetailsPath}?type=page&documents=${document}`);
    const russian = (body as unknown as ListDetailsResponse).entries[document]?.ru;
    const assigned = await chief.request('POST', translationPaths.assign, {
      ...{ locale: 'ru', entries: [{ type: 'page', document }], person: limited.id },
    });
    const confirmed = await both.request('POST', translationPaths.confirm, {
      ...{ type: 'page', document, locale: 'ru', version: russian?.outdated?.after ?? 1 },
    });
    outcomes.push({ state: russian?.state, mayConfirm: russian?.mayConfirm, confirmed: confirmed.status, assigned: assigned.status });
  }
  expect(outcomes).toEqual([
    { state: 'outdated', mayConfirm: true, confirmed: 200, assigned: 204 },
    { state: 'outdated', mayConfirm: false, confirmed: 403, assigned: 403 },
  ]);
  await limitEditor();
});

describe('a list', () => {
  const readMarks = async (by: Editor, type: LimitedTypeName, documents: readonly string[]) => {
    const { body } = await by.request('GET', `${listDetailsPath}?type=${type}&documents=${documents.join(',')}`);
    const { entries: listed } = body as unknown as ListDetailsResponse;
    return documents.map((document) => {
      const details = listed[document];
      return details ? localeCodes.filter((locale) => details[locale].isOutside) : null;
    });
  };

  test('marks the entries that are elsewhere, in the languages that the role writes, and no others', async () => {
    for (const type of limitedTypeNames) {
      const documents = [await entries.make(type, 'inside'), await entries.make(type, 'outside')];
      expect([type, await readMarks(editor, type, documents)]).toEqual([type, [[], ['uz']]]);
      expect(await readMarks(chief, type, documents)).toEqual([[], []]);
    }
    const tag = getDocumentId(await createEntriesClient(chief, 'tag', 'uz').create({ name: 'Belgi', slug: 'belgisiz' }));
    const { body } = await editor.request('GET', `${listDetailsPath}?type=tag&documents=${tag}`);
    expect((body as unknown as ListDetailsResponse).entries[tag]?.uz.isOutside).toBe(false);
  });

  test('marks nothing where another role reviews it', async () => {
    const outside = await entries.make('person', 'outside');
    const director = await newLimited('Rustam');
    for (const [role, marks] of [
      ['Head', []],
      ['Auditor', ['uz']],
    ] as const) {
      await setRoles(director, ['Editor (uz)', role]);
      expect([role, await readMarks(director, 'person', [outside])]).toEqual([role, [marks]]);
    }
  });

  test('says nothing of entries that the person may not read, and of none in a language that their role does not read', async () => {
    const outside = await entries.make('person', 'outside');
    await client(chief, 'person', 'ru').update(outside, { name: 'Бахор', slug: 'royxat-ru', position: 'Геолог' });
    const clerk = await newColleague(chief, 'Appeals and messages', { url: cms.url, name: 'Shahlo', language: 'en' });
    const translator = await newColleague(chief, 'Translator (ru)', { url: cms.url, name: 'Temur', language: 'en' });
    expect(await readMarks(clerk, 'person', [outside])).toEqual([null]);
    expect(await readMarks(editor, 'person', [outside])).toEqual([['uz']]);
    expect(await readMarks(translator, 'person', [outside])).toEqual([[]]);
  });
});

describe('what is done by other means', () => {
  test('a token of the panel writes where its owner writes', async () => {
    const owner = await newColleague(chief, 'Super Admin', { url: cms.url, name: 'Jasur', language: 'en' });
    const update = {
      ...{ action: 'plugin::content-manager.explorer.update', subject: 'api::person.person', conditions: [] },
      properties: { fields: ['position'], locales: ['uz'] },
    };
    const made = await owner.request('POST', '/admin/admin-tokens', {
      ...{ name: 'Robot', description: '', lifespan: null },
      adminPermissions: [update],
    });
    const { accessKey } = made.body.data as { accessKey: string };
    const roles = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
    const limited = roles.flatMap(({ id, name }) => (name === 'Editor (uz)' ? id : []));
    await chief.request('PUT', `/admin/users/${String(owner.id)}`, { roles: limited });
    const write = async (side: Side) => {
      const path = `/content-manager/collection-types/api::person.person/${await entries.make('person', side)}?locale=uz`;
      const headers = { authorization: `Bearer ${accessKey}`, 'content-type': 'application/json', 'x-edited-from': '*' };
      return (await fetch(cms.url + path, { method: 'PUT', headers, body: JSON.stringify({ position: 'Robot' }) })).status;
    };
    expect([await write('inside'), await write('outside')]).toEqual([200, 403]);
  });

  test('a right within limits undoes no publication of what it is about', async () => {
    const publish = (type: 'person' | 'tag') =>
      publisher.is({
        published: [
          {
            ...{ number: 12, at: '2026-11-29T10:00:00.000Z', pages: 1, tookMs: 1, undoes: null, documentCount: 1 },
            ...{ documents: [{ type, name: 'Yozuv' }], kinds: [{ type, locale: 'uz' }] },
          },
        ],
      });
    const undo = async (type: 'person' | 'tag') => {
      publish(type);
      return (await editor.request('POST', '/admin/publishing/undo/12', {})).status;
    };
    expect(await undo('person')).toBe(403);
    expect(await undo('tag')).not.toBe(403);
  });
});

/** Carries out now what is planned for an entry that is not published. @returns the plans, none of which has published it */
async function runPlans(document: string) {
  cms.database.run(`UPDATE ochiq_schedule SET minute = ${cms.database.instant(Date.now() - 1000)} WHERE document = '${document}'`);
  const read = () => rowsWith(cms, 'ochiq_schedule', 'document', document);
  for (const end = Date.now() + 20_000; read().some(({ state }) => state === 'waiting') && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(cms.database.query(`SELECT id FROM pages WHERE document_id = '${document}' AND published_at IS NOT NULL`)).toEqual([]);
  return read();
}

const newDraft = async (side: Side) => getDocumentId(await client(chief, 'page').create(buildLimitedValues('page', places, side)));

describe('an entry is not moved', () => {
  test('out of the limits or into them, nor left without a unit', async () => {
    const [page, person, unit] = [
      await entries.make('page', 'inside'),
      await entries.make('person', 'inside'),
      await entries.make('unit', 'inside'),
    ];
    const foreign = await entries.make('page', 'outside');
    const before = entries.takeSnapshot();
    const { page: otherPage, unit: otherUnit } = places.outside;
    const attempts = [
      client(editor, 'page').update(page, { parent: `page:${otherPage}` }),
      client(editor, 'page').update(page, { parent: null }),
      client(editor, 'page').publish(page, { parent: 'section:gender' }),
      client(editor, 'person').update(person, { unit: relateTo(otherUnit) }),
      client(editor, 'person').update(person, { unit: { set: [] } }),
      client(editor, 'unit').update(unit, { parent: relateTo(otherUnit) }),
      client(editor, 'unit').update(unit, { parent: { set: [] } }),
      client(editor, 'page').update(foreign, { parent: `page:${places.inside.page}` }),
    ];
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(Array<number>(8).fill(403));
    expect(entries.takeSnapshot()).toBe(before);
    const child = await make('page', { ...buildLimitedValues('page', places, 'inside'), parent: `page:${page}` });
    expect((await client(editor, 'page').update(child, { parent: `page:${places.inside.page}` })).status).toBe(200);
  });

  test('where it is the top of a part, which is written and stays where it is', async () => {
    const { page, unit } = places.inside;
    expect((await client(editor, 'page').update(page, { title: 'Ekspeditsiya haqida' })).status).toBe(200);
    expect((await client(editor, 'unit').update(unit, { summary: 'Fargʻonada ishlaydi.' })).status).toBe(200);
    expect((await client(editor, 'page').update(page, { parent: 'section:gender' })).status).toBe(403);
    expect((await client(editor, 'unit').update(unit, { parent: relateTo(places.outside.unit) })).status).toBe(403);
  });

  test('by a publication while the move of another editor waits to be published', async () => {
    const page = await entries.make('page', 'outside');
    await client(chief, 'page').update(page, { parent: `page:${places.inside.page}` });
    for (const attempt of [client(editor, 'page').publish(page), client(editor, 'page').update(page, { title: 'Meniki' })])
      expect((await attempt).status).toBe(403);
    await client(chief, 'page').publish(page);
    expect((await client(editor, 'page').update(page, { title: 'Meniki' })).status).toBe(200);
  });

  test('by what takes the place of a unit that is deleted', async () => {
    const unit = await entries.make('unit', 'inside');
    const person = await make('person', { ...buildLimitedValues('person', places, 'inside'), unit: relateTo(unit) });
    expect(person).not.toBe('');
    const before = entries.takeSnapshot();
    expect((await client(editor, 'unit').remove(unit, `replace:${places.outside.unit}`)).status).toBe(403);
    expect(entries.takeSnapshot()).toBe(before);
    expect((await client(editor, 'unit').remove(unit, `replace:${places.inside.unit}`)).status).toBe(200);
  });

  test('by a plan whose page was moved elsewhere meanwhile', async () => {
    const page = await newDraft('inside');
    expect((await entries.changes.plan(editor, 'page', page)).status).toBe(200);
    await client(chief, 'page').update(page, { parent: `page:${places.outside.page}` });
    expect(await runPlans(page)).toMatchObject([{ state: 'failed' }]);
  });

  test('by a plan whose author has lost the role, or is deleted', async () => {
    const [clerk, former] = [await newLimited('Gulnora'), await newLimited('Rustam')];
    const plan = async (by: Colleague) => {
      const page = await newDraft('inside');
      expect((await entries.changes.plan(by, 'page', page)).status).toBe(200);
      return page;
    };
    const pages = [await plan(clerk), await plan(former)];
    await setRoles(clerk, ['Auditor']);
    expect((await chief.request('DELETE', `/admin/users/${String(former.id)}`)).status).toBe(200);
    for (const page of pages)
      expect(await runPlans(page)).toMatchObject([{ state: 'failed', reason: expect.stringContaining('Your role does not write here') }]);
  });

  test('by a deletion of the top of a part: its role could not make it again', async () => {
    const page = await entries.make('page', 'inside');
    await setRoleLimits(chief, { 'Editor (uz)': { sections: [`page:${page}`], units: null } });
    expect((await client(editor, 'page').remove(page)).status).toBe(403);
    const { body } = await editor.request('GET', `${roleLimitsPaths.entry}?type=page&document=${page}&locale=uz`);
    expect(body).toMatchObject({ update: true, delete: false, isOutside: false });
    expect((await client(chief, 'page').remove(page)).status).toBe(200);
    expect((await entries.ofTrash['delete for good'](editor, 'page', page)).status).toBe(403);
    await limitEditor();
  });

  test('by a deletion for good of one language while the others are elsewhere', async () => {
    for (const side of sides) await client(chief, 'unit', 'ru').update(places[side].unit, { name: side, slug: `ru-${side}` });
    const person = await entries.make('person', 'inside');
    await client(chief, 'person', 'ru').update(person, { name: 'Анвар', slug: 'chegara-ru', position: 'Геолог' });
    await client(chief, 'person').remove(person);
    const remove = () => entries.ofTrash['delete for good'](editor, 'person', person);
    const move = (side: Side) => client(chief, 'person', 'ru').update(person, { unit: relateTo(places[side].unit) });
    expect((await move('outside')).status).toBe(200);
    expect((await remove()).status).toBe(403);
    expect((await move('inside')).status).toBe(200);
    expect((await remove()).status).toBe(204);
  });
});

describe('limits', () => {
  afterEach(async () => {
    await setRoles(editor, ['Editor (uz)']);
    await limitEditor();
  });

  test('of several roles add up, each for what its role may do', async () => {
    const person = await entries.make('person', 'outside');
    await setRoles(editor, ['Editor (uz)', 'Personnel']);
    expect((await client(editor, 'person').update(person, { position: 'Bosh geolog' })).status).toBe(200);
    const both = { 'Editor (uz)': own(), Personnel: { sections: null, units: [places.outside.unit] } };
    expect((await setRoleLimits(chief, both)).body.error).toBeUndefined();
    expect((await client(editor, 'person').update(person, { unit: relateTo(places.inside.unit) })).status).toBe(200);
    expect((await entries.creations.create(editor, 'page', 'outside')).status).toBe(403);
    const third = await make('unit', { ...buildLimitedValues('unit', places, 'outside'), parent: { set: [] } });
    expect((await client(editor, 'person').update(person, { unit: relateTo(third) })).status).toBe(403);
  });

  test('of the role that may skip a review decide where it may, whatever another role publishes', async () => {
    await setRoles(editor, ['Editor (uz)', 'Personnel']);
    expect((await setRoleLimits(chief, { Personnel: own() })).body.error).toBeUndefined();
    const code = (await readRoleLimits(chief)).roles.find(({ name }) => name === 'Personnel')?.code ?? '';
    await setRules(chief, [reviewRuleOf('page', { skippedBy: [code] })]);
    const skip = async (side: Side) =>
      (await createReviewClient('page').act(editor, 'skip', await newDraft(side), { reason: 'Shoshilinch' })).status;
    expect([await skip('inside'), await skip('outside')]).toEqual([200, 403]);
    await setRules(chief, []);
  });

  test('that are damaged stop everyone but a Super Admin, and say so', async () => {
    const person = await entries.make('person', 'inside');
    const where = `WHERE key = 'core_ochiq_role_limits_limits'`;
    const [row] = cms.database.query(`SELECT value FROM strapi_core_store_settings ${where}`) as { value: string }[];
    const store = (value: string) =>
      cms.database.run(`UPDATE strapi_core_store_settings SET value = '${value.replaceAll("'", "''")}' ${where}`);
    store('{"revision":1}');
    const refused = await client(editor, 'person').update(person, { position: 'Bosh geolog' });
    const written = await client(chief, 'person').update(person, { position: 'Bosh geolog' });
    const listed = await chief.request('GET', roleLimitsPaths.limits);
    store(row?.value ?? '');
    expect([refused.status, written.status, listed.status]).toEqual([403, 200, 403]);
    for (const response of [refused, listed]) expect(getMessage(response)).toContain('The limits of roles are damaged in the database');
  });

  test('leave to a second role its own fields, and no others', async () => {
    await setRoles(editor, ['Editor (uz)', 'Translator (uz)']);
    const unit = await entries.make('unit', 'outside');
    const changed = await client(editor, 'unit').update(unit, { name: 'Tarjima', order: 3, parent: relateTo(places.outside.unit) });
    expect([changed.status, changed.body.data]).toEqual([200, expect.objectContaining({ name: 'Tarjima', order: 900 })]);
    expect((await entries.creations.create(editor, 'unit', 'outside')).status).toBe(403);
    expect((await client(editor, 'unit').publish(unit)).status).toBe(403);
    expect((await entries.creations.create(editor, 'unit', 'inside')).status).toBe(201);
  });

  test('without effect are said of the person and of the role, with the other role, to those who read people and roles', async () => {
    const read = async () => {
      const { body } = await chief.request('GET', `/admin/rights-of-people/person?id=${String(editor.id)}`);
      return (body as unknown as PersonRightsResponse).lifted;
    };
    const readListed = async () =>
      (await readRoleLimits(chief)).limits.map(({ lifted }) => lifted.map(({ person, by }) => [person.name, by]));
    const list = (types: readonly LimitedTypeName[], rights: readonly LimitedRight[]) =>
      types.flatMap((type) => rights.map((right) => ({ type, right, locales: ['uz'] })));
    const blocked = await newLimited('Bahrom');
    await setRoles(blocked, ['Editor (uz)', 'Personnel']);
    await chief.request('PUT', `/admin/users/${String(blocked.id)}`, { isActive: false });
    expect([await read(), await readListed()]).toEqual([[], [[]]]);
    await setRoles(editor, ['Editor (uz)', 'Personnel']);
    const rights = list(['person', 'unit', 'vacancy'], ['create', 'update', 'delete', 'publish', 'share']);
    expect(await read()).toEqual([{ role: 'Editor (uz)', by: 'Personnel', rights }]);
    expect(await readListed()).toEqual([[['Farida', 'Personnel']]]);
    expect((await client(editor, 'person').update(await entries.make('person', 'outside'), { position: 'Geolog' })).status).toBe(200);
    // A translator has some of the fields only: the limits decide about the others.
    await setRoles(editor, ['Editor (uz)', 'Translator (uz)']);
    expect(await read()).toEqual([]);
    await setRoles(editor, ['Editor (uz)', 'Personnel']);
    await setRoleLimits(chief, { 'Editor (uz)': own(), Personnel: { sections: null, units: [places.outside.unit] } });
    expect([await read(), await readListed()]).toEqual([[], [[], []]]);
    // Limits by the page tree leave people and units to the other role.
    await setRoleLimits(chief, { 'Editor (uz)': { sections: ['section:audit'], units: null }, Personnel: own() });
    expect((await read()).map(({ role, by }) => [role, by])).toEqual([['Personnel', 'Editor (uz)']]);
  });

  test('by units alone are about pages by the unit that answers for them', async () => {
    await setRoleLimits(chief, { 'Editor (uz)': { sections: null, units: [places.inside.unit] } });
    const values = (unit: string) => ({ ...buildLimitedValues('page', places, 'outside'), owner: relateTo(unit) });
    expect((await client(editor, 'page').create(values(places.inside.unit))).status).toBe(201);
    expect((await client(editor, 'page').create(values(places.outside.unit))).status).toBe(403);
    expect((await entries.changes.update(editor, 'section-page', await entries.make('section-page', 'outside'))).status).toBe(200);
  });

  test('allow nothing where their page or unit is deleted, which is shown by its former name, until it is restored', async () => {
    const [page, unit] = [await entries.make('page', 'outside'), await entries.make('unit', 'outside')];
    await client(chief, 'page').publish(page, { title: 'Vaqtincha' });
    await setRoleLimits(chief, { 'Editor (uz)': { sections: [`page:${page}`], units: [unit] } });
    const child = getDocumentId(
      await client(editor, 'page').create({ ...buildLimitedValues('page', places, 'inside'), parent: `page:${page}` }),
    );
    expect((await client(editor, 'page').update(child, { title: 'Ostki' })).status).toBe(200);
    for (const [type, id] of [
      ['page', page],
      ['unit', unit],
    ] as const)
      expect((await client(chief, type).remove(id)).status).toBe(200);
    expect((await client(editor, 'page').update(child, { title: 'Ostki yana' })).status).toBe(403);
    const [limit] = (await readRoleLimits(chief)).limits;
    expect(limit?.sections).toEqual([{ key: `page:${page}`, title: 'Vaqtincha', isDeleted: true }]);
    expect(limit?.units).toMatchObject([{ key: unit, isDeleted: true }]);
    // What is deleted can be left in, and not be chosen again.
    expect((await setRoleLimits(chief, { 'Editor (uz)': { sections: [`page:${page}`], units: null } })).status).toBe(200);
    expect((await setRoleLimits(chief, { Personnel: { sections: [`page:${page}`], units: null } })).status).toBe(400);
    await entries.ofTrash['restore from the trash'](chief, 'page', page);
    expect((await client(editor, 'page').update(child, { title: 'Ostki yana' })).status).toBe(200);
  });

  test('are read with the rights of people, and changed with the right to roles, one change after the other', async () => {
    const auditor = await newColleague(chief, 'Auditor', { url: cms.url, name: 'Nodira', language: 'en' });
    const { revision, roles, limits } = await readRoleLimits(chief);
    const body = { revision, limits: [] };
    for (const [by, read] of [
      [editor, 403],
      [auditor, 200],
    ] as const) {
      expect((await by.request('GET', roleLimitsPaths.limits)).status).toBe(read);
      expect((await by.request('POST', roleLimitsPaths.limits, body)).status).toBe(403);
    }
    for (const path of Object.values(roleLimitsPaths)) expect((await fetch(cms.url + path)).status).toBe(401);
    expect(await readRoleLimits(chief)).toMatchObject({ revision, limits });
    expect(roles.map(({ code }) => code)).not.toContain('strapi-super-admin');
    expect((await chief.request('POST', roleLimitsPaths.limits, { ...body, revision: revision - 1 })).status).toBe(403);
    const role = roles[0]?.code ?? '';
    for (const wrong of [
      { role, sections: null, units: null },
      { role, sections: [], units: null },
      { role, sections: ['page:unknown'], units: null },
      { role: 'strapi-super-admin', sections: ['section:audit'], units: null },
    ])
      expect((await chief.request('POST', roleLimitsPaths.limits, { revision, limits: [wrong] })).status).toBe(400);
    await setRoleLimits(chief, { Personnel: { sections: null, units: [places.inside.unit] } });
    const [row] = (await createAuditClient(chief).read('kind=role-limits')).rows;
    expect(row?.details).toMatchObject({ added: [expect.stringMatching(/Fargona$/u)], removed: [expect.stringContaining('Ekspeditsiya')] });
  });

  test('are said of a person, of who may publish, and of an entry, by the names of the places', async () => {
    const { body } = await chief.request('GET', `/admin/rights-of-people/person?id=${String(editor.id)}`);
    const rights = body as unknown as PersonRightsResponse;
    expect(rights.places).toMatchObject([{ role: 'Editor (uz)', units: [{ title: 'Fargona', isDeleted: false }] }]);
    expect(rights.types.find(({ type }) => type === 'person')?.rights).toMatchObject({
      read: [{ locale: 'uz', limits: [] }],
      publish: [{ locale: 'uz', limits: ['places'] }],
    });
    expect(rights.types.find(({ type }) => type === 'tag')?.rights.publish).toEqual([{ locale: 'uz', limits: [] }]);
    const entry = await chief.request('GET', '/admin/rights-of-people/entry?type=person&locale=uz');
    const { publish } = entry.body as unknown as EntryPeopleResponse;
    expect(publish.find(({ name }) => name === 'Farida')).toMatchObject({ limits: ['places'], places: [{ title: 'Fargona' }] });
    const ask = async (type: LimitedTypeName, document: string) =>
      (await editor.request('GET', `${roleLimitsPaths.entry}?type=${type}&document=${document}&locale=uz`)).body;
    const named = [{ key: places.inside.unit, title: 'Fargona', isDeleted: false }];
    expect(await ask('person', await entries.make('person', 'outside'))).toEqual({
      update: false,
      publish: false,
      delete: false,
      isOutside: true,
      places: named,
    });
    expect(await ask('person', await entries.make('person', 'inside'))).toEqual({
      update: true,
      publish: true,
      delete: true,
      isOutside: false,
      places: named,
    });
    const clerk = await newColleague(chief, 'Appeals and messages', { url: cms.url, name: 'Karim', language: 'en' });
    const foreign = `${roleLimitsPaths.entry}?type=person&document=${await entries.make('person', 'inside')}&locale=uz`;
    expect((await clerk.request('GET', foreign)).status).toBe(403);
  });
});
