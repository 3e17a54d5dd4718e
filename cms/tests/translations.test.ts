import type { ListDetailsResponse } from '../src/content/list-details/list-details';
import { translationPaths, type TranslationRefusal } from '../src/content/translations/translations';
import { createAuditClient } from './support/audit';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { type Colleague, getRefusal, newColleague } from './support/review';
import { secrets } from './support/secrets';

const roles = {
  uzbek: ['Editor (uz)'],
  russian: ['Editor (ru)'],
  translator: ['Translator (ru)'],
  chiefTranslator: ['Translator (ru)', 'Editor (ru)'],
  head: ['Head'],
  clerk: ['Appeals and messages'],
} as const;
type Person = keyof typeof roles;

let cms: OwnCms;
let chief: Editor;
let count = 0;
const people = new Map<Person, Colleague>();
const by = (name: Person): Colleague => {
  const person = people.get(name);
  if (!person) throw new Error(`There is no ${name}`);
  return person;
};

/** Makes a person with several roles. */
async function makePerson(name: Person): Promise<Colleague> {
  const [first, ...others] = roles[name];
  const person = await newColleague(chief, first, { url: cms.url, name, language: 'en' });
  if (others.length > 0) {
    const all = (await chief.request('GET', '/admin/roles')).body.data as { id: number; name: string }[];
    const ids = all.flatMap((role) => (roles[name].some((one) => one === role.name) ? [role.id] : []));
    await chief.request('PUT', `/admin/users/${String(person.id)}`, { roles: ids });
  }
  return person;
}

beforeAll(async () => {
  cms = await ownCms('translations');
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  for (const name of Object.keys(roles) as Person[]) people.set(name, await makePerson(name));
});
afterAll(() => cms.remove());

const pages = (locale: string, editor: Editor = chief) => createEntriesClient(editor, 'page', locale);

/** Makes a page that is published in Uzbek and in Russian. */
async function makePage(): Promise<string> {
  const slug = `tarjima-${String((count += 1))}`;
  const document = getDocumentId(await pages('uz').create({ title: 'Tarjima', slug, blocks: [] }));
  await pages('ru').update(document, { title: 'Перевод', slug, blocks: [] });
  await pages('uz').publish(document);
  await pages('ru').publish(document);
  return document;
}
async function republish(document: string, title: string): Promise<void> {
  await pages('uz').update(document, { title });
  await pages('uz').publish(document);
}
async function readRussian(document: string, editor: Editor = chief) {
  const { body } = await editor.request('GET', `/admin/list-details?type=page&documents=${document}`);
  const details = (body as unknown as ListDetailsResponse).entries[document]?.ru;
  if (!details) throw new Error('The page is not readable');
  return details;
}
const listOutdated = async () =>
  (
    (await chief.request('GET', '/content-manager/collection-types/api::page.page?locale=uz&pageSize=100&languageState=ru:outdated'))
      .body as unknown as {
      results: { documentId: string }[];
    }
  ).results.map(({ documentId }) => documentId);
const confirm = async (editor: Editor, document: string, version?: number, reason = '') =>
  editor.request('POST', translationPaths.confirm, {
    ...{ type: 'page', document, locale: 'ru', reason },
    version: version ?? (await readRussian(document)).outdated?.after ?? 1,
  });

describe('a change that needs no translation', () => {
  test('is confirmed once: the translation follows that version, until its source is published with another text', async () => {
    const document = await makePage();
    await republish(document, 'Tarjima.');
    expect(await readRussian(document)).toMatchObject({ state: 'outdated', confirmed: null, mayConfirm: true });
    const log = createAuditClient(chief);
    const begin = await log.end();
    const response = await confirm(by('chiefTranslator'), document, undefined, ' Faqat nuqta ');
    const confirmed = { by: 'chiefTranslator', reason: 'Faqat nuqta', at: expect.any(String) as string };
    expect(response.status).toBe(200);
    expect((response.body as unknown as ListDetailsResponse).entries[document]?.ru).toMatchObject({
      state: 'published',
      outdated: null,
      confirmed,
    });
    expect(await readRussian(document)).toMatchObject({ state: 'published', outdated: null, confirmed, mayConfirm: false });
    expect(await listOutdated()).not.toContain(document);
    expect((await log.since(begin)).map(({ kind, user, subject, details }) => ({ kind, name: user?.name, subject, details }))).toEqual([
      {
        ...{ kind: 'translation-confirm', name: 'chiefTranslator' },
        subject: { type: 'page', id: document, title: 'Перевод', locale: 'ru' },
        details: { locales: ['uz'], version: expect.any(String) as string, reason: 'Faqat nuqta' },
      },
    ]);
    expect(getRefusal(await confirm(chief, document))).toMatchObject({ status: 403, code: 'not-outdated' });

    await republish(document, 'Boshqa matn');
    const { outdated, ...later } = await readRussian(document);
    expect([later.state, later.confirmed]).toMatchObject(['outdated', confirmed]);
    expect(await listOutdated()).toContain(document);
    // It is behind of what was confirmed, not of what it was made from.
    const compared = await chief.request(
      'GET',
      `/admin/history/compare?type=page&document=${document}&locale=uz&before=${String(outdated?.before)}&after=${String(outdated?.after)}`,
    );
    expect(JSON.stringify(compared.body['changes'])).toContain('Tarjima.');

    await pages('ru').update(document, { title: 'Другой текст' });
    await pages('ru').publish(document);
    expect(await readRussian(document)).toMatchObject({ state: 'published', outdated: null, confirmed: null });
  });

  test('is the one that was seen', async () => {
    const document = await makePage();
    await republish(document, 'Birinchi');
    const seen = (await readRussian(document)).outdated?.after;
    await republish(document, 'Ikkinchi');
    expect(getRefusal(await confirm(chief, document, seen)).code).toBe('other-version');
    expect((await readRussian(document)).state).toBe('outdated');
  });

  test('is confirmed by who may publish the translation and read its source, and by no others', async () => {
    const table: Readonly<Record<Person, TranslationRefusal>> | Readonly<Record<string, unknown>> = {
      ...{ uzbek: 'no-right', russian: 'hidden-source', translator: 'no-right', head: 'no-right', clerk: 'no-right' },
      chiefTranslator: undefined,
    };
    const document = await makePage();
    await republish(document, 'Oʻzgargan');
    const codes: Record<string, unknown> = {};
    for (const name of Object.keys(roles) as Person[]) codes[name] = getRefusal(await confirm(by(name), document)).code;
    expect(codes).toEqual(table);
    const shown = await Promise.all(
      (['uzbek', 'russian', 'translator'] as const).map(async (name) => (await readRussian(document, by(name))).mayConfirm),
    );
    expect(shown).toEqual([false, false, false]);
    expect((await fetch(cms.url + translationPaths.confirm, { method: 'POST' })).status).toBe(401);
    expect((await confirm(chief, document, 0)).status).toBe(400);
  });
});
