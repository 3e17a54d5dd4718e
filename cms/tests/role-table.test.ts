import { getContentTypeUid } from '@ochiq/contract/content-types';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import { localeCodes } from '@ochiq/contract/routing/locales';

import { listPredefinedRoles, type PredefinedRole } from '../src/people/roles/expand-roles';
import type { EntryRight } from '../src/people/roles/role-table';
import { FakePublisher } from './support/fake-publisher';
import { createEdgeClient, filled } from './support/edge';
import { newVacancy } from './support/new-offer';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { createReviewClient, newColleague, reviewRuleOf, setRules } from './support/review';
import { chooseSamples, createCells, isAllowed, type Sample, type SampleEntries, samples } from './support/role-cells';
import { listForeignRequests } from './support/role-requests';
import { secrets } from './support/secrets';

/**
 * Every predefined role, every action, every language: each cell of the table is tried over the API by a person with that role.
 * What is forbidden is refused and changes nothing, and what is allowed happens.
 */

const roles = listPredefinedRoles();
const publisher = new FakePublisher();
let cms: OwnCms;
let chief: Editor;
let cells: ReturnType<typeof createCells>;
const people = new Map<string, Editor>();
const entries = new Map<Sample, SampleEntries>();

/** Returns what was made for a role or a sample. */
function getMade<Key, Made>(made: ReadonlyMap<Key, Made>, key: Key): Made {
  const found = made.get(key);
  if (found === undefined) throw new Error('It was not made');
  return found;
}

beforeAll(async () => {
  await publisher.start();
  cms = await ownCms('role-table', { PUBLISHER_URL: publisher.url, PUBLISHER_KEY: publisher.key });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  cells = createCells(cms, chief);
  await Promise.all(
    roles.map(async ({ key, name }) => people.set(key, await newColleague(chief, name, { url: cms.url, name: key, language: 'en' }))),
  );
  for (const sample of samples) entries.set(sample, await cells.makeEntries(sample));
}, 60_000);
afterAll(async () => {
  await cms.remove();
  await publisher.stop();
});

/** Tries all cells of a sample as a person. @returns those that are not as the table says */
async function findWrongCells(role: PredefinedRole, sample: Sample): Promise<string[]> {
  const [person, made] = [getMade(people, role.key), getMade(entries, sample)];
  const wrong: string[] = [];
  for (const locale of localeCodes) {
    let isWithdrawn = false;
    for (const action of sample.actions) {
      const isExpected = isAllowed(role, action, sample, locale);
      const before = cells.takeSnapshot(sample);
      const response = await cells.attempt(person, sample, made, action, locale);
      const isChanged = cells.takeSnapshot(sample) !== before;
      const isRight = isExpected ? response.status < 300 && isChanged === (action !== 'read') : response.status === 403 && !isChanged;
      if (!isRight) wrong.push(`${sample.name}, ${locale}, ${action}: ${String(response.status)}${isChanged ? ', changed' : ''}`);
      if (isExpected && isRight) await cells.takeBack(sample, made, action, locale, response);
      isWithdrawn ||= isExpected && (action === 'unpublish' || action === 'delete');
    }
    if (isWithdrawn) await cells.complete(sample, made.complete, locale);
  }
  return wrong;
}

test('every grant of every role is tried on a sample, or on what citizens send', () => {
  const tried: readonly string[] = [...samples.map(({ type }) => type), 'contact-message', 'inquiry'];
  const untried = roles.flatMap(({ key, grants }) =>
    grants.filter(({ types }) => !types.some((type) => tried.includes(type))).map(() => key),
  );
  expect(untried).toEqual([]);
});

test.each(roles.map((role) => [role.name, role] as const))(
  '%s does with entries what the table says, and nothing else',
  async (_, role) => {
    const wrong: string[] = [];
    for (const sample of chooseSamples(role)) wrong.push(...(await findWrongCells(role, sample)));
    expect(wrong).toEqual([]);
  },
  60_000,
);

type StoredPermission = { action: string; subject: string | null; properties: { locales?: readonly string[] } };

test('every role has in the CMS the rights of the table to every type in every language, and no others', async () => {
  const known = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
  const others: Readonly<Partial<Record<EntryRight, string>>> = { translate: 'create', answer: 'update' };
  for (const { name, grants } of roles) {
    const id = String(known.find((role) => role.name === name)?.id);
    const stored = (await chief.request('GET', `/admin/roles/${id}/permissions`)).body.data as readonly StoredPermission[];
    const rights = stored.flatMap(({ action, subject, properties: { locales } }) =>
      subject === null ? [] : (locales ?? ['']).map((locale) => `${action} ${subject} ${locale}`),
    );
    const expected = grants.flatMap(({ types, rights: granted, locales, writes }) =>
      types.flatMap((type) =>
        granted.flatMap((right) => {
          const languages = type in intakeTypes ? [''] : locales;
          const isEmpty = writes === 'localized' && ['navigation', 'redirect'].includes(type);
          return isEmpty
            ? []
            : languages.map((locale) => `plugin::content-manager.explorer.${others[right] ?? right} api::${type}.${type} ${locale}`);
        }),
      ),
    );
    expect([name, rights.toSorted()]).toEqual([name, expected.toSorted()]);
  }
});

describe('where a rule asks for an approval', () => {
  const reviewed = samples.filter(({ name }) => ['document', 'section page of documents', 'section page of appeals'].includes(name));
  beforeAll(async () => {
    // Who changed a draft does not approve it: what the people above did is published first.
    for (const sample of reviewed)
      for (const locale of localeCodes) await cells.complete(sample, getMade(entries, sample).complete, locale);
    await setRules(
      chief,
      [...new Set(reviewed.map(({ type }) => type))].map((type) => reviewRuleOf(type)),
    );
  }, 60_000);
  afterAll(() => setRules(chief, []));

  test.each(reviewed.map((sample) => [sample.name, sample] as const))(
    'a %s is approved by the roles of the table, in their languages',
    async (_, sample) => {
      const { type, title } = sample;
      const { complete: document } = getMade(entries, sample);
      const wrong: string[] = [];
      for (const locale of localeCodes) {
        const review = createReviewClient(type, locale);
        await createEntriesClient(chief, type, locale).update(document, { [title]: `${title} (${locale})` });
        const { version } = await review.read(chief, document);
        const about = { type, document, locale, version };
        expect((await chief.request('POST', '/admin/review/submit', about)).status).toBe(200);
        for (const role of roles) {
          const isExpected = isAllowed(role, 'approve', sample, locale);
          const { status } = await getMade(people, role.key).request('POST', '/admin/review/approve', about);
          const decisions = cms.database.rows('ochiq_decision').length;
          const isRight = isExpected ? status === 200 && decisions === 1 : status === 403 && decisions === 0;
          if (!isRight) wrong.push(`${role.key}, ${locale}: ${String(status)}, ${String(decisions)} decisions`);
          // The next one finds the version as it was submitted.
          cms.database.run('DELETE FROM ochiq_decision');
        }
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});

describe('what citizens send', () => {
  const sent = [
    { type: 'contact-message', table: 'contact_messages', stage: 'done' },
    { type: 'inquiry', table: 'inquiries', stage: 'in-review' },
  ] as const;
  beforeAll(async () => {
    const vacancy = await newVacancy(chief, 'rol-jadvali');
    const edge = createEdgeClient(cms.url);
    await edge.send('contact', filled.contact);
    await edge.send('inquiry', { ...filled.inquiry, offer: vacancy });
  });

  test.each(sent)('is read and answered by the roles of the table: $type', async ({ type, table, stage }) => {
    const path = `/content-manager/collection-types/api::${type}.${type}`;
    const message = String(cms.database.rows(table)[0]?.['document_id']);
    const wrong: string[] = [];
    for (const role of roles) {
      const has = (right: 'read' | 'answer') => role.grants.some(({ types, rights }) => types.includes(type) && rights.includes(right));
      const attempts = {
        list: ['GET', path, undefined, has('read')],
        read: ['GET', `${path}/${message}`, undefined, has('read')],
        answer: ['PUT', `${path}/${message}`, { stage }, has('answer')],
        create: ['POST', path, { stage }, false],
        copy: ['POST', `${path}/clone/${message}`, { stage }, false],
        delete: ['DELETE', `${path}/${message}`, undefined, false],
      } as const;
      for (const [name, [method, address, body, isExpected]] of Object.entries(attempts)) {
        const before = JSON.stringify(cms.database.rows(table));
        const { status } = await getMade(people, role.key).request(method, address, body);
        const isChanged = JSON.stringify(cms.database.rows(table)) !== before;
        const isRight = isExpected ? status === 200 : status === 403 && !isChanged;
        if (!isRight) wrong.push(`${role.key}, ${name}: ${String(status)}${isChanged ? ', changed' : ''}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('what belongs to other roles is refused to each: the audit log, people, rules, factors, figures, the trash, an undo', async () => {
  const tag = createEntriesClient(chief, 'tag', 'uz');
  const trashed = getDocumentId(await tag.create({ name: 'Savatdagi', slug: 'savatdagi' }));
  await tag.remove(trashed);
  publisher.is({
    published: [
      {
        ...{ number: 12, at: '2026-11-20T10:00:00.000Z', pages: 1, tookMs: 1, undoes: null, documentCount: 1 },
        ...{ documents: [{ type: 'section-page', name: 'Hujjatlar' }], kinds: [{ type: 'section-page', locale: 'uz' }] },
      },
    ],
  });
  const listPeople = () => JSON.stringify(['admin_users', 'admin_roles', 'admin_permissions'].map((table) => cms.database.rows(table)));
  const before = listPeople();
  const wrong: string[] = [];
  // Roles of other languages differ in nothing of this.
  for (const role of roles.filter(({ key }) => !/-(?:ru|en)$/u.test(key)))
    for (const { method, path, body, isReadable } of listForeignRequests(role, trashed)) {
      const { status } = await getMade(people, role.key).request(method, path, body);
      // What is in the trash is not even there for who may not restore it.
      const isRight = isReadable ? status === 200 : status === 403 || (status === 404 && path.startsWith('/admin/deleted-entries'));
      if (!isRight) wrong.push(`${role.key}, ${method} ${path}: ${String(status)}`);
    }
  expect(wrong).toEqual([]);
  expect(publisher.asked.filter((question) => question.startsWith('POST'))).toEqual([]);
  expect(listPeople()).toBe(before);
}, 60_000);

test('a translator adds a language to an entry, and makes none by a copy or out of the trash either', async () => {
  const translator = getMade(people, 'translator-ru');
  const document = getDocumentId(await createEntriesClient(chief, 'tag', 'uz').create({ name: 'Asl', slug: 'asl-nusxa' }));
  const russian = createEntriesClient(translator, 'tag', 'ru');
  expect((await russian.update(document, { name: 'Оригинал', slug: 'original' })).status).toBe(200);
  const count = () => cms.database.rows('tags').length;
  const before = count();
  const refused = await russian.create({ name: 'Новая', slug: 'novaya' });
  expect([refused.status, refused.body.error?.message]).toEqual([403, expect.stringContaining('makes no new ones')]);
  const attempts = [
    translator.request('POST', `/content-manager/collection-types/${getContentTypeUid('tag')}/clone/${document}?locale=ru`, {
      ...{ name: 'Копия', slug: 'kopiya', locale: 'ru' },
    }),
    translator.request('POST', `/admin/duplicate/tag/${document}`, {}),
    russian.createAndPublish({ name: 'Новая', slug: 'novaya-2' }),
    createEntriesClient(translator, 'tag', 'uz').update(document, { name: 'Begona' }),
    createEntriesClient(translator, 'tag', 'en').update(document, { name: 'Foreign', slug: 'foreign' }),
  ];
  expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(count()).toBe(before);
  // What all languages share is not a translator's.
  const unit = getMade(entries, samples.find(({ type }) => type === 'unit') as Sample).complete;
  const shared = await createEntriesClient(translator, 'unit', 'ru').update(unit, { name: 'Отдел', order: 1 });
  expect(shared.body.data).toMatchObject({ name: 'Отдел', order: 900 });
  expect((await russian.list()).status).toBe(200);
});
