import { type ContentTypeName, contentTypes } from '@ochiq/contract/content-types';
import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';

import { editedFromHeader } from '../src/content/outdated/edited-from';
import type { ListDetailsResponse } from '../src/content/list-details/list-details';
import {
  type BoardResponse,
  type BoardRow,
  boardPaths,
  boardPageSize,
  type ChoicesResponse,
  type NumbersResponse,
} from '../src/content/translations/board';
import { applyEdits, copyMissing, listEditedFields } from '../src/content/translations/segments/apply-edits';
import { listSegments } from '../src/content/translations/segments/list-segments';
import type { EntryValues } from '../src/content/translations/segments/part';
import { toRequestFields } from '../src/content/translations/segments/to-request';
import { sideBySidePath, type SideBySideResponse } from '../src/content/translations/side-by-side';
import { type ChangedFieldsResponse, translatedFieldPaths } from '../src/content/translations/changed-fields';
import { translationPaths, type TranslationRefusal, type TranslatorsResponse } from '../src/content/translations/translations';
import { absencePaths, type OwnAbsencesResponse } from '../src/people/absences/absence';
import { leavingPath } from '../src/people/leaving/leaving';
import { createAuditClient } from './support/audit';
import { createChangeLogClient } from './support/changes';
import { MailServer } from './support/mail-server';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { queryString } from './support/query-string';
import { type Colleague, createReviewClient, getRefusal, newColleague, readNotices, reviewRuleOf, setRules } from './support/review';
import { rowsWith } from './support/rows-with';
import { secrets } from './support/secrets';

const roles = {
  uzbek: ['Editor (uz)'],
  russian: ['Editor (ru)'],
  translator: ['Translator (ru)'],
  chiefTranslator: ['Translator (ru)', 'Editor (ru)'],
  secondChief: ['Translator (ru)', 'Editor (ru)'],
  head: ['Head'],
  clerk: ['Appeals and messages'],
} as const;
type Person = keyof typeof roles;

const mail = new MailServer();
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
  await mail.start();
  cms = await ownCms('translations', {
    ...{ SMTP_URL: `smtp://127.0.0.1:${String(mail.port)}`, MAIL_FROM: 'site@ochiq.example', SCHEDULE_MS: '50' },
    ...{ PUBLISHER_URL: 'http://127.0.0.1:9', PUBLISHER_KEY: 'publisher-key-of-the-tests-only' },
  });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  for (const name of Object.keys(roles) as Person[]) people.set(name, await makePerson(name));
});
afterAll(async () => {
  await cms.remove();
  await mail.stop();
});

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
    // It is behind what was confirmed, not of what it was made from.
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
      ...{ chiefTranslator: undefined, secondChief: 'not-outdated' },
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

  test('is confirmed by no token of the panel, whatever it may read and publish', async () => {
    const document = await makePage();
    await republish(document, 'Token koʻrdi');
    const allow = (action: string, properties: object) => ({
      ...{ action: `plugin::content-manager.explorer.${action}`, subject: 'api::page.page', conditions: [] },
      properties: { locales: ['uz', 'ru'], ...properties },
    });
    const made = await chief.request('POST', '/admin/admin-tokens', {
      ...{ name: 'Tarjima', description: '', lifespan: null },
      adminPermissions: [allow('publish', {}), allow('read', { fields: ['title', 'slug', 'lead', 'blocks'] })],
    });
    const { accessKey } = made.body.data as { accessKey: string };
    const version = (await readRussian(document)).outdated?.after;
    const response = await fetch(cms.url + translationPaths.confirm, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${accessKey}`, 'content-type': 'application/json' } },
      body: JSON.stringify({ type: 'page', document, locale: 'ru', version }),
    });
    expect([response.status, (await readRussian(document)).state]).toEqual([403, 'outdated']);
    expect((await confirm(chief, document, version)).status).toBe(200);
  });
});

describe('a change that needs no translation, where a rule asks for a second person', () => {
  afterEach(() => setRules(chief, []));

  test('takes the notice off the page once two people have said so', async () => {
    const document = await makePage();
    await republish(document, 'Tarjima.');
    await setRules(chief, [reviewRuleOf('page', { locale: 'ru' })]);
    const [first, second] = [by('chiefTranslator'), by('secondChief')];
    expect((await confirm(first, document, undefined, 'Nuqta')).status).toBe(200);
    const before = await readRussian(document, second);
    expect(before).toMatchObject({ state: 'outdated', outdated: { said: ['chiefTranslator'] }, confirmed: null, mayConfirm: true });
    expect((await readNewerSources('page', document))['ru']).toMatchObject({ source: 'uz' });
    expect(getRefusal(await confirm(first, document)).code).toBe('already-said');
    // Who may not approve is no second person.
    expect((await readRussian(document, by('translator'))).mayConfirm).toBe(false);
    expect(getRefusal(await confirm(by('translator'), document)).code).toBe('no-right');
    expect((await confirm(second, document)).status).toBe(200);
    expect(await readRussian(document)).toMatchObject({
      ...{ state: 'published', outdated: null },
      confirmed: { by: 'chiefTranslator, secondChief', reason: 'Nuqta' },
    });
    expect((await readNewerSources('page', document))['ru']).toBeNull();
  });

  test('is said by no person alone who saves the translation, saves it back and publishes or plans it', async () => {
    const document = await makePage();
    await republish(document, 'Tarjima 200');
    await setRules(chief, [reviewRuleOf('page', { locale: 'ru' })]);
    const own = pages('ru', by('chiefTranslator'));
    for (const title of ['Перевод.', 'Перевод']) expect((await own.update(document, { title })).status).toBe(200);
    const review = createReviewClient('page', 'ru');
    const refused = getRefusal(await own.publish(document));
    expect(refused).toMatchObject({ status: 403, code: 'outdated-translation' });
    expect(await review.read(by('chiefTranslator'), document)).toMatchObject({
      ...{ state: 'published', publishRefusal: refused.message },
      refusals: { publish: 'outdated-translation' },
    });
    const minute = new Date(Math.ceil(Date.now() / 60_000 + 5) * 60_000).toISOString();
    const plan = { type: 'page', document, locale: 'ru', action: 'publish', minute };
    expect((await by('chiefTranslator').request('POST', '/admin/schedule', plan)).status).toBe(403);
    expect((await readRussian(document)).outdated).toMatchObject({ source: 'uz' });
    expect((await readNewerSources('page', document))['ru']).toMatchObject({ source: 'uz' });
    for (const name of ['chiefTranslator', 'secondChief'] as const) expect((await confirm(by(name), document)).status).toBe(200);
    expect((await own.publish(document)).status).toBe(200);
  });

  test('counts at once with a reason of who may do without by the rule, and without one as for everyone', async () => {
    const document = await makePage();
    await republish(document, 'Tarjima.');
    const roles = (await chief.request('GET', '/admin/roles')).body.data as { name: string; code: string }[];
    const skippedBy = roles.flatMap(({ name, code }) => (name === 'Editor (ru)' ? [code] : []));
    await setRules(chief, [reviewRuleOf('page', { locale: 'ru', skippedBy })]);
    await confirm(by('chiefTranslator'), document);
    expect((await readRussian(document)).state).toBe('outdated');
    await confirm(by('chiefTranslator'), document, undefined, 'Faqat nuqta');
    expect((await readRussian(document)).state).toBe('published');
  });
});

describe('a translation that was planned or approved before its source was changed', () => {
  const plan = async (document: string, locale: string) => {
    const minute = new Date(Math.ceil(Date.now() / 60_000 + 5) * 60_000).toISOString();
    const fields = { type: 'page', document, locale, action: 'publish', minute };
    expect((await chief.request('POST', '/admin/schedule', fields)).status).toBe(200);
  };
  const reachMinute = async (document: string, planned: readonly string[] = ['uz', 'ru'], minute = Date.now() - 1000) => {
    const isWaiting = () =>
      rowsWith(cms, 'ochiq_schedule', 'document', document).some(
        ({ state, locale }) => state === 'waiting' && planned.includes(String(locale)),
      );
    const locales = planned.map((locale) => `'${locale}'`).join(', ');
    cms.database.run(
      `UPDATE ochiq_schedule SET minute = ${cms.database.instant(minute)} WHERE document = '${document}' AND locale IN (${locales})`,
    );
    for (const end = Date.now() + 20_000; isWaiting() && Date.now() < end;) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isWaiting()).toBe(false);
  };
  const isTold = async (document: string) => {
    const notices = async () => (await readNotices(chief)).filter((one) => one.document === document).map(({ kind }) => kind);
    for (const end = Date.now() + 5000; (await notices()).length === 0 && Date.now() < end;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return notices();
  };

  test('is outdated after its minute, still assigned, and the person who planned it learns that', async () => {
    const document = await makePage();
    await chief.request('POST', translationPaths.assign, {
      ...{ locale: 'ru', entries: [{ type: 'page', document }], person: by('secondChief').id },
    });
    await pages('ru').update(document, { title: 'Сумма 100' });
    await plan(document, 'ru');
    await republish(document, 'Summa 200');
    await reachMinute(document);
    expect(await readRussian(document)).toMatchObject({ state: 'outdated', outdated: { source: 'uz' } });
    expect((await readNewerSources('page', document))['ru']).toMatchObject({ source: 'uz' });
    expect((await findRow(document)).cells.ru.task).toMatchObject({ person: { name: 'secondChief' } });
    expect(await isTold(document)).toEqual(['published-outdated']);
    await confirm(chief, document);
    expect([await readRussian(document), await readNotices(chief)]).toMatchObject([{ state: 'published' }, []]);
    expect((await findRow(document)).cells.ru.task).toBeNull();
  });

  test.each([
    ['one attempt', [['uz', 'ru']]],
    ['two attempts', [['ru'], ['uz']]],
  ])('follows what was written with it, in whatever order both are planned for one minute, in %s', async (_, attempts) => {
    const document = await makePage();
    await pages('uz').update(document, { title: 'Yangi summa' });
    await pages('ru').update(document, { title: 'Новая сумма' });
    await plan(document, 'ru');
    await plan(document, 'uz');
    const minute = Date.now() - 1000;
    for (const planned of attempts) await reachMinute(document, planned, minute);
    expect(await readNewerSources('page', document)).toEqual({ uz: null, ru: null });
    expect(await readRussian(document)).toMatchObject({ state: 'published', outdated: null });
  });

  test('is outdated where its source was changed before both were published first, and follows what was there when it was approved', async () => {
    const makeDrafts = async (title: string) => {
      const slug = `ilk-${String((count += 1))}`;
      const document = getDocumentId(await pages('uz').create({ title, slug, blocks: [] }));
      await pages('ru').update(document, { title: 'Сумма 100', slug, blocks: [] });
      return document;
    };
    const publishSource = async (document: string, title?: string) => {
      if (title !== undefined) expect((await pages('uz', by('uzbek')).update(document, { title })).status).toBe(200);
      expect((await pages('uz').publish(document)).status).toBe(200);
    };
    const [stale, same] = [await makeDrafts('Summa 100'), await makeDrafts('Summa 100')];
    for (const document of [stale, same]) await plan(document, 'ru');
    // A sitting goes on: what was saved by the plan is no longer in the history.
    const lost = await makeDrafts('Summa 100');
    await plan(lost, 'ru');
    expect((await pages('uz').update(lost, { title: 'Summa 200' })).status).toBe(200);
    await publishSource(stale, 'Summa 200');
    await publishSource(same, 'Summa 300');
    await publishSource(same, 'Summa 100');
    await publishSource(lost);
    for (const document of [stale, same, lost]) await reachMinute(document);
    const states = [];
    for (const document of [stale, same, lost]) states.push((await readRussian(document)).state);
    expect(states).toEqual(['outdated', 'published', 'outdated']);
    expect((await readNewerSources('page', stale))['ru']).toMatchObject({ source: 'uz' });
    for (const document of [stale, lost]) {
      expect((await confirm(chief, document)).status).toBe(200);
      expect((await readRussian(document)).state).toBe('published');
    }
  });

  test('follows what was written before it was planned, though that was withdrawn and published again since', async () => {
    const document = await makePage();
    await pages('uz').update(document, { title: 'Yozilgan summa' });
    await pages('ru').update(document, { title: 'Записанная сумма' });
    await plan(document, 'ru');
    expect((await pages('uz').unpublish(document)).status).toBe(200);
    expect((await pages('uz').publish(document)).status).toBe(200);
    await reachMinute(document);
    expect(await readRussian(document)).toMatchObject({ state: 'published', outdated: null });
  });

  test('follows what it was written from after it was planned', async () => {
    const document = await makePage();
    await plan(document, 'ru');
    await republish(document, 'Boshqa summa');
    await pages('ru').update(document, { title: 'Другая сумма' });
    await reachMinute(document);
    expect(await readRussian(document)).toMatchObject({ state: 'published', outdated: null });
  });

  test('is outdated though a person publishes it by hand: the text that was approved is of an earlier one', async () => {
    const review = createReviewClient('page', 'ru');
    const approve = async (document: string, title: string) => {
      await pages('ru', by('chiefTranslator')).update(document, { title });
      expect((await review.act(by('chiefTranslator'), 'submit', document)).status).toBe(200);
      expect((await review.act(by('secondChief'), 'approve', document)).status).toBe(200);
    };
    const [stale, fresh] = [await makePage(), await makePage()];
    await setRules(chief, [reviewRuleOf('page', { locale: 'ru' })]);
    try {
      await approve(stale, 'Сумма 100');
      await republish(stale, 'Summa 200');
      // The text of the source was there when this one was submitted, though readers saw it only later.
      await pages('uz').update(fresh, { title: 'Summa 300' });
      await approve(fresh, 'Сумма 300');
      await pages('uz').publish(fresh);
      for (const document of [stale, fresh]) expect((await pages('ru', by('chiefTranslator')).publish(document)).status).toBe(200);
    } finally {
      await setRules(chief, []);
    }
    expect([(await readRussian(stale)).state, (await readRussian(fresh)).state]).toEqual(['outdated', 'published']);
  });
});

describe('one change of several', () => {
  const text = (words: string) => [{ __component: 'block.text', body: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] }];
  const query = (document: string) => queryString({ type: 'page', document, locale: 'ru' });
  const readChanges = (document: string, editor: Editor = chief) =>
    editor.request('GET', `${translatedFieldPaths.changes}?${query(document)}`);
  const listChanges = async (document: string, editor?: Editor) =>
    (await readChanges(document, editor)).body as unknown as ChangedFieldsResponse;
  /** What the source said where the translation is written beside it. */
  const readFollowed = async (document: string, editor: Editor = chief) => {
    const address = `${sideBySidePath}?${queryString({ type: 'page', document, from: 'uz', to: 'ru' })}`;
    const { before, hidesChanges } = (await editor.request('GET', address)).body as unknown as SideBySideResponse;
    return { before, hidesChanges };
  };
  const confirmChange = async (editor: Editor, document: string, path: string, fields: Readonly<Record<string, unknown>> = {}) => {
    const { behind, open } = await listChanges(document);
    const { hash, place } = open.find((one) => one.path === path) ?? { hash: 'x'.repeat(43), place: 'title' };
    return editor.request('POST', translatedFieldPaths.confirm, {
      ...{ type: 'page', document, locale: 'ru', version: behind?.version ?? 1, hash, place },
      ...fields,
    });
  };

  /** Makes a page of which a title, a lead and a paragraph were published again in Uzbek. */
  async function makeChangedPage(): Promise<string> {
    const slug = `joylar-${String((count += 1))}`;
    const document = getDocumentId(
      await pages('uz').create({ title: 'Joylar', slug, lead: 'Qisqacha', blocks: text('Konlar haqida hisobot') }),
    );
    await pages('ru').update(document, { title: 'Места', slug, lead: 'Кратко', blocks: text('Отчёт о месторождениях') });
    for (const locale of ['uz', 'ru']) expect((await pages(locale).publish(document)).status).toBe(200);
    await pages('uz').update(document, { title: 'Joylar.', lead: 'Qisqacha va yangi', blocks: text('Konlar haqida yangi hisobot') });
    await pages('uz').publish(document);
    return document;
  }

  test('needs no translation until its place changes again; once none is left, the translation is current everywhere', async () => {
    const document = await makeChangedPage();
    const before = await listChanges(document);
    expect(before).toMatchObject({ behind: { source: 'uz' }, waved: [], hidden: 0, mayConfirm: true });
    expect(before.open.map(({ path, place, kind, isRevised }) => [path, place, kind, isRevised])).toEqual([
      ['title', 'title', 'changed', false],
      ['lead', 'lead', 'changed', false],
      ['blocks.body', 'blocks.0.body.0', 'changed', false],
    ]);
    expect(JSON.stringify(before.open[2]?.change)).toContain('yangi');
    expect(before.open[0]?.madeFrom).toEqual(before.open[0]?.follows);

    await chief.request('POST', translationPaths.assign, {
      ...{ locale: 'ru', entries: [{ type: 'page', document }], person: by('chiefTranslator').id },
    });
    const log = createAuditClient(chief);
    const begin = await log.end();
    const response = await confirmChange(by('chiefTranslator'), document, 'title', { reason: 'Nuqta' });
    expect([response.status, response.body]).toEqual([200, await listChanges(document, by('chiefTranslator'))]);
    const after = await listChanges(document);
    expect(after.open.map(({ path }) => path)).toEqual(['lead', 'blocks.body']);
    expect(after.waved).toMatchObject([{ path: 'title', by: 'chiefTranslator', reason: 'Nuqta' }]);
    expect((await log.since(begin)).map(({ kind, details }) => [kind, details])).toEqual([
      ['translation-confirm', { locales: ['uz'], fields: ['title'], version: String(before.behind?.version), reason: 'Nuqta' }],
    ]);
    const { cells } = await findRow(document);
    expect(cells.ru).toMatchObject({ state: 'outdated', progress: { done: 1, of: 3 }, task: { person: { name: 'chiefTranslator' } } });
    // It was confirmed, and is not open any more.
    expect(getRefusal(await confirmChange(chief, document, 'title')).code).toBe('no-change');

    // The source as it was: each field in the version that the translation follows there.
    const followed = (await readFollowed(document)).before;
    expect(followed).toMatchObject({ title: 'Joylar.', lead: 'Qisqacha' });
    expect(JSON.stringify(followed?.['blocks'])).toContain('Konlar haqida hisobot');

    // A draft that follows the lead says so.
    await pages('ru').update(document, { lead: 'Кратко и по-новому' });
    expect((await listChanges(document)).open.map(({ path, isRevised }) => [path, isRevised])).toEqual([
      ['lead', true],
      ['blocks.body', false],
    ]);
    // Who corrected one place still sees the others, and may confirm them.
    expect(await readRussian(document)).toMatchObject({ state: 'changed', outdated: { source: 'uz', said: [] }, mayConfirm: true });
    await chief.request('POST', `/content-manager/collection-types/api::page.page/${document}/actions/discard?locale=ru`, {});
    await confirmChange(chief, document, 'lead');
    await confirmChange(chief, document, 'blocks.body');
    expect(await listChanges(document)).toMatchObject({ open: [], hidden: 0, waved: [{}, {}, {}] });
    expect(await readRussian(document)).toMatchObject({ state: 'published', outdated: null, confirmed: { reason: '' } });
    expect((await findRow(document)).cells.ru).toMatchObject({ state: 'published', progress: null, task: null });
    expect(await listOutdated()).not.toContain(document);

    await pages('uz').update(document, { title: 'Boshqa joylar' });
    await pages('uz').publish(document);
    expect((await listChanges(document)).open.map(({ path }) => path)).toEqual(['title']);
    expect((await readRussian(document)).state).toBe('outdated');
    await pages('ru').update(document, { title: 'Другие места' });
    await pages('ru').publish(document);
    expect(await listChanges(document)).toMatchObject({ behind: null, open: [], waved: [] });
    expect((await readFollowed(document)).before).toBeNull();
  });

  test('is one of two of the same words: the other stays open, and is not confirmed by who has seen the first', async () => {
    const slug = `bir-xil-${String((count += 1))}`;
    const prices = (sum: string) => ['Birinchi', 'Ikkinchi'].flatMap(() => text(`Narxi ${sum} soʻm`));
    const document = getDocumentId(await pages('uz').create({ title: 'Narxlar', slug, blocks: prices('100') }));
    await pages('ru').update(document, { title: 'Цены', slug, blocks: prices('100') });
    for (const locale of ['uz', 'ru']) expect((await pages(locale).publish(document)).status).toBe(200);
    await pages('uz').update(document, { blocks: prices('200') });
    await pages('uz').publish(document);
    const { behind, open } = await listChanges(document);
    expect(open.map(({ place }) => place)).toEqual(['blocks.0.body.0', 'blocks.1.body.0']);
    const sent = { type: 'page', document, locale: 'ru', version: behind?.version, hash: open[0]?.hash, place: open[0]?.place };
    expect((await chief.request('POST', translatedFieldPaths.confirm, sent)).status).toBe(200);
    // The same request once more is about what is not open any more.
    expect(getRefusal(await chief.request('POST', translatedFieldPaths.confirm, sent)).code).toBe('no-change');
    expect((await listChanges(document)).open.map(({ place }) => place)).toEqual(['blocks.1.body.0']);
    expect((await readRussian(document)).state).toBe('outdated');
    expect((await confirmChange(chief, document, 'blocks.body')).status).toBe(200);
    expect((await readRussian(document)).state).toBe('published');
  });

  test('is confirmed by two people where a rule asks for a second one', async () => {
    const document = await makeChangedPage();
    await setRules(chief, [reviewRuleOf('page', { locale: 'ru' })]);
    try {
      const first = await confirmChange(by('chiefTranslator'), document, 'title', { reason: 'Nuqta' });
      expect(first.body).toMatchObject({ open: [{ path: 'title', said: ['chiefTranslator'] }, { said: [] }, { said: [] }], waved: [] });
      expect(getRefusal(await confirmChange(by('chiefTranslator'), document, 'title')).code).toBe('already-said');
      expect((await confirmChange(chief, document, 'title')).status).toBe(200);
      expect(await listChanges(document)).toMatchObject({
        ...{ open: [{ path: 'lead' }, { path: 'blocks.body' }], mayApprove: true },
        waved: [{ path: 'title', by: 'chiefTranslator, Ochiq Administrator', reason: 'Nuqta' }],
      });
    } finally {
      await setRules(chief, []);
    }
  });

  test('is one of three of the same words: what a person says of one never counts for another', async () => {
    const slug = `uch-bir-xil-${String((count += 1))}`;
    const prices = (sum: string) => ['Birinchi', 'Ikkinchi', 'Uchinchi'].flatMap(() => text(`Narxi ${sum} soʻm`));
    const document = getDocumentId(await pages('uz').create({ title: 'Narxlar', slug, blocks: prices('100') }));
    await pages('ru').update(document, { title: 'Цены', slug, blocks: prices('100') });
    for (const locale of ['uz', 'ru']) expect((await pages(locale).publish(document)).status).toBe(200);
    await pages('uz').update(document, { blocks: prices('200') });
    await pages('uz').publish(document);
    await setRules(chief, [reviewRuleOf('page', { locale: 'ru' })]);
    const say = async (editor: Editor, index: number) => {
      const { hash, place } = (await listChanges(document)).open[index] ?? {};
      expect((await confirmChange(editor, document, '', { hash, place })).status).toBe(200);
    };
    const listSaid = async () => (await listChanges(document)).open.map(({ place, said }) => [place, said]);
    try {
      await say(by('chiefTranslator'), 1);
      await say(by('secondChief'), 0);
      await say(chief, 0);
      expect(await listSaid()).toEqual([
        ['blocks.1.body.0', []],
        ['blocks.2.body.0', []],
      ]);
      await say(by('chiefTranslator'), 0);
      await say(by('secondChief'), 0);
      expect(await listChanges(document)).toMatchObject({
        ...{ open: [{ place: 'blocks.2.body.0', said: [] }] },
        waved: [{ by: 'secondChief, Ochiq Administrator' }, { by: 'chiefTranslator, secondChief' }],
      });
    } finally {
      await setRules(chief, []);
    }
  });

  test('is confirmed by who may publish the translation and read that field, of the version that was seen', async () => {
    const document = await makeChangedPage();
    const codes: Record<string, unknown> = {};
    for (const name of Object.keys(roles) as Person[]) codes[name] = getRefusal(await confirmChange(by(name), document, 'title')).code;
    expect(codes).toEqual({
      ...{ uzbek: 'no-right', russian: 'hidden-source', translator: 'no-right', head: 'no-right', clerk: 'no-right' },
      ...{ chiefTranslator: undefined, secondChief: 'no-change' },
    });
    // Who may not read the source sees nothing of it.
    const hidden = await listChanges(document, by('russian'));
    expect([hidden.open, hidden.waved, hidden.hidden, JSON.stringify(hidden).includes('Qisqacha')]).toEqual([[], [], 2, false]);
    expect(await readFollowed(document, by('russian'))).toEqual({ before: null, hidesChanges: true });
    expect((await listChanges(document, by('translator'))).mayConfirm).toBe(false);
    for (const name of ['uzbek', 'clerk'] as const) expect((await readChanges(document, by(name))).status).toBe(403);
    expect((await by('clerk').request('GET', `${translatedFieldPaths.changes}?${query(document)}`)).status).toBe(403);
    expect((await fetch(`${cms.url}${translatedFieldPaths.changes}?${query(document)}`)).status).toBe(401);
    expect((await fetch(cms.url + translatedFieldPaths.confirm, { method: 'POST' })).status).toBe(401);
    expect(getRefusal(await confirmChange(chief, document, 'lead', { version: 1 })).code).toBe('other-version');
    expect((await confirmChange(chief, document, 'lead', { hash: 'lead' })).status).toBe(400);
    expect((await listChanges(document)).open.map(({ path }) => path)).toEqual(['lead', 'blocks.body']);
  });
});

describe('a value that all languages share', () => {
  const units = (locale: string) => createEntriesClient(chief, 'unit', locale);
  const readUnit = async (document: string) => {
    const { body } = await chief.request('GET', `/admin/list-details?type=unit&documents=${document}`);
    const details = (body as unknown as ListDetailsResponse).entries[document];
    if (!details) throw new Error('The unit is not readable');
    return details;
  };
  const readState = async (document: string) => (await readUnit(document)).ru.state;
  async function makeUnit(): Promise<string> {
    const slug = `umumiy-${String((count += 1))}`;
    const document = getDocumentId(await units('uz').create({ name: 'Boʻlim', slug, kind: 'expedition', order: 7 }));
    for (const locale of localeCodes) expect((await units(locale).publish(document, { name: 'Boʻlim', slug })).status).toBe(200);
    return document;
  }

  test('makes no translation follow the text with which it is changed and published', async () => {
    const document = await makeUnit();
    await units('uz').update(document, { name: 'Boshqa boʻlim', order: 8 });
    await units('uz').publish(document);
    expect(await readState(document)).toBe('outdated');
    // Neither does a later save of the source, by which the draft of the translation has another value.
    await units('uz').update(document, { order: 9 });
    expect(await readState(document)).toBe('outdated');
    await units('ru').update(document, { name: 'Другой отдел' });
    expect(await readState(document)).toBe('changed');
    await units('ru').publish(document);
    expect(await readState(document)).toBe('published');
    const history = await chief.request('GET', `/admin/history?type=unit&document=${document}&locale=ru`);
    const versions = history.body['versions'] as { state: string; source: string }[];
    expect(versions.map(({ state, source }) => `${state} ${source}`).reverse()).toEqual([
      ...['published edit', 'published shared', 'draft shared', 'published edit'],
    ]);
  });

  test('makes no draft changed into which it was only copied', async () => {
    const document = await makeUnit();
    await units('uz').update(document, { order: 8 });
    const states = async () => Object.values(await readUnit(document)).map(({ state }) => state);
    expect(await states()).toEqual(['changed', 'published', 'published']);
    // Strapi's form calls it modified all the same, and the panel says why.
    const readForm = async () =>
      (await chief.request('GET', `/content-manager/collection-types/api::unit.unit/${document}?locale=ru`)).body.data as {
        status: string;
      };
    expect([(await readForm()).status, (await readUnit(document)).ru.isCopied, (await readUnit(document)).uz.isCopied]).toEqual([
      ...['modified', true, false],
    ]);
    await units('uz').publish(document);
    expect(await states()).toEqual(['published', 'published', 'published']);
    expect([(await readForm()).status, (await readUnit(document)).ru.isCopied]).toEqual(['published', false]);
    await units('uz').update(document, { order: 9 });
    await units('ru').update(document, { name: 'Другой отдел' });
    expect(await states()).toEqual(['changed', 'changed', 'published']);
    // Neither does another value make a changed draft one that is as published.
    await units('uz').update(document, { order: 10 });
    expect(await states()).toEqual(['changed', 'changed', 'published']);
  });

  test('makes no new publication of the source where it is changed and published with a translation', async () => {
    const document = await makeUnit();
    await units('uz').update(document, { name: 'Boshqa boʻlim' });
    await units('uz').publish(document);
    const { outdated } = (await readUnit(document)).ru;
    await units('en').publish(document, { name: 'Another unit', order: 10 });
    expect((await readUnit(document)).ru).toMatchObject({ state: 'outdated', outdated });
  });
});

/** Asks the CMS as the publisher and the build do. */
async function askAsSite(path: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(cms.url + path, { headers: { authorization: `Bearer ${secrets.BUILD_TOKEN}` } });
  expect(response.status).toBe(200);
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

/** Reads what the content API says of the versions of a document, by language; `null` for one that is not outdated. */
async function readNewerSources(type: ContentTypeName, document: string): Promise<Record<string, unknown>> {
  const query = queryString({ locale: '*', filters: { documentId: { $in: [document] } } });
  const { data } = await askAsSite(`/api/${contentTypes[type].plural}?${query}`);
  return Object.fromEntries((data as { locale: Locale; outdated?: unknown }[]).map(({ locale, outdated }) => [locale, outdated ?? null]));
}

describe('what readers see of an outdated translation', () => {
  const newer = { source: 'uz', at: expect.any(String) as string };
  const listChanges = async (act: () => Promise<unknown>) =>
    (await createChangeLogClient(cms.url).leftBy(act)).map(({ kind, locales }) => `${kind} ${locales.join(' ')}`);
  const publish = (locale: string, document: string, title: string) => async () => {
    await pages(locale).update(document, { title });
    await pages(locale).publish(document);
  };

  test('changes with the source, the translation and a confirmation, and is in the change log for that language alone', async () => {
    const document = await makePage();
    const current = { uz: null, ru: null };
    expect(await readNewerSources('page', document)).toEqual(current);
    expect(await listChanges(publish('uz', document, 'Birinchi'))).toEqual(['publish uz', 'outdated ru']);
    expect(await readNewerSources('page', document)).toEqual({ uz: null, ru: newer });
    expect(await listChanges(() => pages('uz').update(document, { title: 'Qoralama' }))).toEqual([]);
    await pages('uz').publish(document);
    expect((await readNewerSources('page', document))['ru']).toEqual({ source: 'uz', at: (await readRussian(document)).outdated?.at });
    expect(await listChanges(() => pages('uz').publish(document))).toEqual(['publish uz']);

    const { fingerprint } = await askAsSite('/api/content-state');
    expect(await listChanges(() => confirm(chief, document))).toEqual(['outdated ru']);
    expect(await readNewerSources('page', document)).toEqual(current);
    expect((await askAsSite('/api/content-state'))['fingerprint']).not.toBe(fingerprint);

    expect(await listChanges(publish('uz', document, 'Ikkinchi'))).toEqual(['publish uz', 'outdated ru']);
    expect(await listChanges(publish('ru', document, 'Второй'))).toEqual(['publish ru']);
    expect(await readNewerSources('page', document)).toEqual(current);

    await republish(document, 'Uchinchi');
    // As it was when it was translated: nothing has to follow.
    expect(await listChanges(publish('uz', document, 'Ikkinchi'))).toEqual(['publish uz', 'outdated ru']);
    expect(await readNewerSources('page', document)).toEqual(current);

    await republish(document, 'Toʻrtinchi');
    expect(await listChanges(() => pages('uz').unpublish(document))).toEqual(['unpublish uz', 'outdated ru']);
    expect(await readNewerSources('page', document)).toEqual({ ru: null });
    expect(await listChanges(() => pages('uz').publish(document))).toEqual(['publish uz', 'outdated ru']);
    expect(await listChanges(() => pages('ru').unpublish(document))).toEqual(['unpublish ru']);
    expect(rowsWith(cms, 'ochiq_outdated_translation', 'document', document)).toEqual([]);
  });

  test('is what the panel says of it, for a page of three languages, and for a restored version', async () => {
    const document = await makePage();
    await pages('en').update(document, { title: 'Translation', slug: `translation-${document}`, blocks: [] });
    await pages('en').publish(document);
    const history = await chief.request('GET', `/admin/history?type=page&document=${document}&locale=uz`);
    const [first] = history.body['versions'] as { id: number }[];
    expect(await listChanges(publish('uz', document, 'Boshqa'))).toEqual(['publish uz', 'outdated en ru']);
    const { outdated } = await readRussian(document);
    expect(await readNewerSources('page', document)).toEqual({
      ...{ uz: null, en: { source: 'uz', at: outdated?.at } },
      ru: { source: 'uz', at: outdated?.at },
    });
    await chief.request('POST', `/admin/history/api::page.page/${document}/restore`, { locale: 'uz', version: first?.id });
    expect((await readNewerSources('page', document))['ru']).toEqual({ source: 'uz', at: outdated?.at });
    expect(await listChanges(() => pages('uz').publish(document))).toEqual(['publish uz', 'outdated en ru']);
    expect(await readNewerSources('page', document)).toEqual({ uz: null, ru: null, en: null });
  });

  test('does not come from a value that all languages share', async () => {
    const units = (locale: string) => createEntriesClient(chief, 'unit', locale);
    const slug = `umumiy-${String((count += 1))}`;
    const document = getDocumentId(await units('uz').create({ name: 'Boʻlim', slug, kind: 'expedition', order: 7 }));
    for (const locale of localeCodes) await units(locale).publish(document, { name: 'Boʻlim', slug });
    const share = async () => {
      await units('uz').update(document, { order: 8 });
      await units('uz').publish(document);
    };
    expect(await listChanges(share)).toEqual(['publish uz', 'shared en ru']);
    expect(await readNewerSources('unit', document)).toEqual({ uz: null, ru: null, en: null });
  });
});

const readBoard = async (query: Readonly<Record<string, string>> = {}, editor: Editor = chief) =>
  (await editor.request('GET', `${boardPaths.board}?${queryString(query)}`)).body as unknown as BoardResponse;
const listDocuments = async (query: Readonly<Record<string, string>>, editor?: Editor) =>
  (await readBoard(query, editor)).rows.map(({ document }) => document);
const findRow = async (document: string, query: Readonly<Record<string, string>> = { type: 'page' }): Promise<BoardRow> => {
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { rows } = await readBoard({ ...query, page: String(page) });
    const row = rows.find((one) => one.document === document);
    if (row) return row;
    isLast = rows.length < boardPageSize;
  }
  throw new Error('It is not on the board');
};
const dayMs = 24 * 60 * 60 * 1000;

/** Moves all publications of a document into the past, in their order. */
function moveBack(document: string, days: number): void {
  for (const [index, { id }] of rowsWith(cms, 'ochiq_version', 'document', document).entries()) {
    const at = cms.database.instant(Date.now() - days * dayMs + index);
    cms.database.run(`UPDATE ochiq_version SET at = ${at} WHERE id = ${String(id)}`);
  }
}

describe('the board', () => {
  let outdated = '';
  let older = '';
  let missing = '';

  beforeAll(async () => {
    outdated = await makePage();
    await republish(outdated, 'Yangi matn');
    older = await makePage();
    await republish(older, 'Eskiroq matn');
    moveBack(older, 40);
    missing = getDocumentId(await pages('uz').create({ title: 'Faqat oʻzbekcha', slug: 'faqat', blocks: [], parent: 'section:about' }));
    await pages('uz').publish(missing);
  });

  test('lists what waits longest first, with the state and its beginning in each language', async () => {
    const { rows, counts, total, mayAssign } = await readBoard({ type: 'page' });
    expect([rows.length, mayAssign]).toEqual([Math.min(total, boardPageSize), true]);
    expect(rows[0]?.document).toBe(older);
    const documents: string[] = [];
    for (let page = 1; documents.length < total; page += 1) documents.push(...(await listDocuments({ type: 'page', page: String(page) })));
    expect(documents.indexOf(outdated)).toBeLessThan(documents.indexOf(missing));
    expect(rows[0]).toMatchObject({
      type: 'page',
      title: 'Eskiroq matn',
      cells: { uz: { state: 'published', since: null }, ru: { state: 'outdated' } },
    });
    expect(Date.now() - Date.parse(rows[0]?.cells.ru.since ?? '')).toBeGreaterThan(39 * dayMs);
    const { cells } = await findRow(missing);
    expect(cells).toMatchObject({ uz: { state: 'published' }, ru: { state: 'none', isReadable: true, task: null }, en: { state: 'none' } });
    expect(Date.now() - Date.parse(cells.ru.since ?? '')).toBeLessThan(dayMs);
    for (const locale of localeCodes) expect(Object.values(counts[locale]).reduce((sum, count) => sum + count)).toBe(total);
  });

  test('is narrowed by its address, and counts what the other filters leave', async () => {
    const russian = { type: 'page', languageState: 'ru:outdated' };
    const { rows, total, counts } = await readBoard(russian);
    expect(rows.every(({ cells }) => cells.ru.state === 'outdated')).toBe(true);
    expect(counts.ru.outdated).toBe(total);
    expect(counts).toEqual((await readBoard({ type: 'page' })).counts);
    expect(await listDocuments({ ...russian, age: '30' })).toEqual([older]);
    expect(await listDocuments({ ...russian, age: '90' })).toEqual([]);
    expect(await listDocuments({ ...russian, page: '99' })).toEqual([]);
    const about = await listDocuments({ section: 'section:about' });
    expect([about.includes(missing), about.includes(outdated)]).toEqual([true, false]);
    expect(await listDocuments({ section: `page:${missing}` })).toEqual([missing]);
    expect(await listDocuments({ section: 'section:about', type: 'news' })).toEqual([]);
    await pages('uz', by('uzbek')).update(missing, { title: 'Uzbek' });
    expect(await listDocuments({ type: 'page', person: String(by('uzbek').id) })).toEqual([missing]);
    for (const query of ['type=redirect', 'languageState=ru:anything', 'age=8', 'page=0', 'section=../x', 'other=1'])
      expect((await chief.request('GET', `${boardPaths.board}?${query}`)).status).toBe(400);
  });

  test('says since when a translation is outdated, and readers when the text was changed, whatever else is published of the source', async () => {
    const document = await makePage();
    await republish(document, 'Eski matn');
    moveBack(document, 40);
    await pages('uz').update(document, { slug: `boshqa-manzil-${String((count += 1))}` });
    await pages('uz').publish(document);
    const getAge = async () => Date.now() - Date.parse((await findRow(document)).cells.ru.since ?? '');
    const getNotice = async () => (await readNewerSources('page', document))['ru'] as { at: string };
    expect(await listDocuments({ type: 'page', languageState: 'ru:outdated', age: '30' })).toContain(document);
    expect(await getAge()).toBeGreaterThan(39 * dayMs);
    expect(Date.now() - Date.parse((await getNotice()).at)).toBeGreaterThan(39 * dayMs);
    expect((await getNotice()).at).toBe((await readRussian(document)).outdated?.at);
    await republish(document, 'Yana boshqa matn');
    expect(await getAge()).toBeGreaterThan(39 * dayMs);
    expect(Date.now() - Date.parse((await getNotice()).at)).toBeLessThan(dayMs);
    // What is outdated no longer begins anew.
    await republish(document, 'Tarjima');
    await republish(document, 'Uchinchi matn');
    expect(await getAge()).toBeLessThan(dayMs);
    await pages('uz').remove(document);
    await pages('ru').remove(document);
  });

  test('says what waits for its minute, and what is being written; lists say the same', async () => {
    const listInState = async (state: string) =>
      (
        (await chief.request('GET', `/content-manager/collection-types/api::page.page?locale=uz&pageSize=100&languageState=${state}`))
          .body as unknown as { results: { documentId: string }[] }
      ).results.map(({ documentId }) => documentId);
    await pages('ru').update(outdated, { title: 'Новый перевод' });
    expect((await findRow(outdated)).cells.ru).toMatchObject({ state: 'changed', since: null });
    expect(await listInState('ru:changed')).toContain(outdated);
    const minute = new Date(Math.ceil(Date.now() / 60_000 + 10) * 60_000).toISOString();
    await chief.request('POST', '/admin/schedule', { type: 'page', document: outdated, locale: 'ru', action: 'publish', minute });
    expect((await findRow(outdated)).cells.ru.state).toBe('waiting');
    expect(await listInState('ru:waiting')).toContain(outdated);
    expect((await readRussian(outdated)).state).toBe('waiting');
  });

  test('shows each person what they may read, and counts for the languages in which they write', async () => {
    const russian = await readBoard({ type: 'page' }, by('russian'));
    expect(russian.rows.map(({ document }) => document)).not.toContain(missing);
    expect(russian.rows.find(({ document }) => document === older)).toMatchObject({
      title: 'Перевод',
      cells: { uz: { isReadable: false } },
    });
    expect(await readBoard({}, by('clerk'))).toMatchObject({ rows: [], total: 0, mayAssign: false });
    expect((await readBoard({ type: 'page' }, by('head'))).mayAssign).toBe(false);
    const choices = async (editor: Editor) => (await editor.request('GET', boardPaths.choices)).body as unknown as ChoicesResponse;
    const titles = (await choices(by('russian'))).sections.map(({ title }) => title);
    expect([titles.includes('Перевод'), titles.includes('Uzbek')]).toEqual([true, false]);
    expect((await choices(chief)).people).toContainEqual({ id: by('uzbek').id, name: 'uzbek' });
    expect(await choices(by('clerk'))).toEqual({ sections: [], people: [] });
    const numbers = async (editor: Editor) =>
      ((await editor.request('GET', boardPaths.numbers)).body as unknown as NumbersResponse).languages.map(({ locale }) => locale);
    expect([await numbers(chief), await numbers(by('translator')), await numbers(by('head'))]).toEqual([['uz', 'ru', 'en'], ['ru'], []]);
    for (const path of Object.values(boardPaths)) expect((await fetch(cms.url + path)).status).toBe(401);
  });

  test('is counted on the desk as it is, with the first visit after anything was written, by any process', async () => {
    const readNumbers = async (editor: Editor = chief) =>
      ((await editor.request('GET', boardPaths.numbers)).body as unknown as NumbersResponse).languages;
    const before = await readNumbers();
    /** How many more are outdated in Russian, missing in Russian and missing in English: as the board counts them, too. */
    const count = async () => {
      const [now, { counts }] = [await readNumbers(), await readBoard()];
      expect(now).toEqual(localeCodes.map((locale) => ({ locale, outdated: counts[locale].outdated, missing: counts[locale].none })));
      expect(await readNumbers(by('translator'))).toEqual(now.filter(({ locale }) => locale === 'ru'));
      const get = (locale: Locale, kind: 'outdated' | 'missing') => {
        const [one, other] = [now, before].map((languages) => languages.find((language) => language.locale === locale)?.[kind] ?? 0);
        return (one ?? 0) - (other ?? 0);
      };
      return [get('ru', 'outdated'), get('ru', 'missing'), get('en', 'missing')];
    };
    const document = await makePage();
    expect(await count()).toEqual([0, 0, 1]);
    await republish(document, 'Yangi');
    expect(await count()).toEqual([1, 0, 1]);
    await pages('ru').update(document, { title: 'Новый' });
    expect(await count()).toEqual([0, 0, 1]);
    await pages('ru').publish(document);
    await republish(document, 'Yana');
    expect(await count()).toEqual([1, 0, 1]);
    await confirm(chief, document);
    expect(await count()).toEqual([0, 0, 1]);
    cms.database.run(`DELETE FROM ochiq_translation_confirmation WHERE document = '${document}'`);
    expect(await count()).toEqual([1, 0, 1]);
    await pages('en').update(document, { title: 'New', slug: `yangi-${document}`, blocks: [] });
    expect(await count()).toEqual([1, 0, 0]);
    await pages('ru').unpublish(document);
    expect(await count()).toEqual([0, 0, 0]);
    cms.database.run(`DELETE FROM pages WHERE document_id = '${document}' AND locale = 'ru'`);
    expect(await count()).toEqual([0, 1, 0]);
    await pages('uz').remove(document);
    await pages('en').remove(document);
    expect(await count()).toEqual([0, 0, 0]);
  });
});

describe('an entry side by side', () => {
  const readPair = (editor: Editor, document: string, from = 'uz', to = 'ru') =>
    editor.request('GET', `${sideBySidePath}?${queryString({ type: 'page', document, from, to })}`);
  const getPair = async (editor: Editor, document: string) => (await readPair(editor, document)).body as unknown as SideBySideResponse;
  /** Saves as the page does. */
  const save = (editor: Editor, document: string, updatedAt: string | undefined, fields: EntryValues) =>
    editor.request(
      'PUT',
      `/content-manager/collection-types/api::page.page/${document}?locale=ru`,
      toRequestFields('page', fields, updatedAt === undefined),
      {
        [editedFromHeader]: updatedAt ?? new Date(0).toISOString(),
      },
    );
  const split = ({ source, before, live, fields }: SideBySideResponse, target: EntryValues) =>
    listSegments('page', { source: source.values, target, before, live }, fields);
  const typeIn = (pair: SideBySideResponse, target: EntryValues, texts: Readonly<Record<string, string>>) => {
    const edits = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, { text, base: '' }]));
    return listEditedFields(pair.target?.values ?? {}, applyEdits(target, split(pair, target).segments, edits));
  };
  const paragraph = (text: string) => ({
    type: 'paragraph',
    children: [
      { type: 'text', text },
      { type: 'link', url: 'https://lex.uz/docs/1', children: [{ type: 'text', text: 'aloqa' }] },
      { type: 'text', text: '' },
    ],
  });
  let [person, document] = ['', ''];

  beforeAll(async () => {
    const fields = { position: 'Mutaxassis', group: 'team', order: 7, acting: false };
    const persons = (locale: string) => createEntriesClient(chief, 'person', locale);
    person = getDocumentId(await persons('uz').create({ name: 'Tarjima Odam', slug: 'tarjima-odam', ...fields }));
    await persons('ru').update(person, { name: 'Человек', slug: 'chelovek', ...fields });
    for (const locale of ['uz', 'ru']) expect((await persons(locale).publish(person)).status).toBe(200);
    const blocks = [
      { __component: 'block.text', body: [paragraph('Birinchi '), paragraph('Ikkinchi ')] },
      { __component: 'block.people', title: 'Odamlar', people: { connect: [{ documentId: person, locale: 'uz' }] } },
    ];
    document = getDocumentId(await pages('uz').create({ title: 'Yonma-yon', slug: 'yonma-yon', blocks }));
    expect((await pages('uz').publish(document)).body.error).toBeUndefined();
  });

  test('begins a language with the structure of the source, links and entries included, once', async () => {
    const pair = await getPair(by('translator'), document);
    expect(pair).toMatchObject({
      source: { isPublished: true },
      sources: ['uz'],
      target: null,
      before: null,
      live: null,
      hidesChanges: false,
    });
    expect(pair.writable).toEqual(expect.arrayContaining(['title', 'blocks']));
    const copied = copyMissing({}, split(pair, {}).missing);
    const fields = typeIn(pair, copied, { title: 'Рядом', 'blocks.0.body.0': 'Первый <1>связь</1>', 'blocks.1.title': 'Люди' });
    expect((await save(by('translator'), document, undefined, fields)).status).toBe(200);
    // Whoever begins it at the same time does not overwrite it.
    expect((await save(chief, document, undefined, { title: 'Другой' })).status).toBe(409);
    const { target } = await getPair(by('translator'), document);
    const text = { type: 'text', text: 'связь' };
    expect(target?.values).toMatchObject({
      title: 'Рядом',
      slug: 'ryadom',
      blocks: [
        {
          id: expect.any(Number) as number,
          body: [{ children: [{}, { url: 'https://lex.uz/docs/1', children: [text] }] }, paragraph('Ikkinchi ')],
        },
        { title: 'Люди', people: [{ documentId: person }] },
      ],
    });
  });

  test('shows what changed since, saves what is typed, and overwrites no other editor', async () => {
    const begun = await getPair(by('translator'), document);
    const second = typeIn(begun, begun.target?.values ?? {}, { 'blocks.0.body.1': 'Второй <1>связь</1>' });
    expect((await save(by('translator'), document, begun.target?.updatedAt, second)).status).toBe(200);
    expect((await pages('ru').publish(document)).body.error).toBeUndefined();
    const [block, people] = (await getPair(chief, document)).source.values['blocks'] as EntryValues[];
    const source = (await pages('uz').find(document)).body.data as { blocks: { id: number }[] };
    const changed = { ...block, id: source.blocks[0]?.id, body: [paragraph('Birinchi '), paragraph('Ikkinchi boshqa ')] };
    await pages('uz').update(document, { blocks: [changed, { __component: people?.['__component'], id: source.blocks[1]?.id }] });
    await pages('uz').publish(document);

    const pair = await getPair(by('translator'), document);
    const target = pair.target?.values ?? {};
    const states = (values: EntryValues) => split(pair, values).segments.map(({ id, state, before }) => [id, state, before]);
    expect(states(target)).toContainEqual(['blocks.0.body.1', 'changed', 'Ikkinchi aloqa']);
    expect(states(target).filter(([, state]) => state === 'changed')).toHaveLength(1);
    const fields = typeIn(pair, target, { 'blocks.0.body.1': 'Второй иначе <1>связь</1>' });
    await pages('ru').update(document, { title: 'Рядом, исправлено' });
    const refused = await save(by('translator'), document, pair.target?.updatedAt, fields);
    expect([refused.status, refused.body.error?.details]).toMatchObject([409, { outdated: { by: expect.any(String) as string } }]);
    const newest = await getPair(by('translator'), document);
    expect((await save(by('translator'), document, newest.target?.updatedAt, fields)).status).toBe(200);
    const after = await getPair(by('translator'), document);
    expect(states(after.target?.values ?? {})).toContainEqual(['blocks.0.body.1', 'done', 'Ikkinchi aloqa']);
    expect(after.target?.values).toMatchObject({
      title: 'Рядом, исправлено',
      blocks: [{}, { title: 'Люди', people: [{ documentId: person }] }],
    });
  });

  test('is behind a text that readers see, not one that waits and was never published', async () => {
    const slug = `kutmoqda-${String((count += 1))}`;
    const waiting = getDocumentId(await pages('ru').create({ title: 'Исходный', slug, blocks: [] }));
    await pages('en').update(waiting, { title: 'Translation', slug, blocks: [] });
    for (const locale of ['ru', 'en']) expect((await pages(locale).publish(waiting)).status).toBe(200);
    await pages('uz').update(waiting, { title: 'Hali chiqmagan', slug, blocks: [] });
    const minute = new Date(Math.ceil(Date.now() / 60_000 + 10) * 60_000).toISOString();
    const plan = { type: 'page', document: waiting, locale: 'uz', action: 'publish', minute };
    expect((await chief.request('POST', '/admin/schedule', plan)).status).toBe(200);
    await pages('ru').update(waiting, { title: 'Исходный, другой' });
    await pages('ru').publish(waiting);
    const details = (await chief.request('GET', `/admin/list-details?type=page&documents=${waiting}`))
      .body as unknown as ListDetailsResponse;
    // By this the panel chooses what is translated from.
    for (const versions of [(await findRow(waiting)).cells, details.entries[waiting]])
      expect(versions).toMatchObject({
        uz: { state: 'waiting', isPublished: false, outdated: null },
        ru: { state: 'published', isPublished: true, outdated: null },
        en: { state: 'outdated', isPublished: true, outdated: { source: 'ru' } },
      });
    expect((await readPair(chief, waiting, 'ru', 'en')).body['before']).toMatchObject({ title: 'Исходный' });
    expect((await readPair(chief, waiting, 'uz', 'en')).body).toMatchObject({ before: null, sources: ['uz', 'ru'] });
  });

  test('shows each person what they may read, and what of it they may change', async () => {
    const statuses = async (name: Person, from: string, to: string) => (await readPair(by(name), document, from, to)).status;
    expect([await statuses('clerk', 'uz', 'ru'), await statuses('uzbek', 'uz', 'ru'), await statuses('russian', 'ru', 'uz')]).toEqual([
      403, 403, 403,
    ]);
    // What readers see is public; what it said before is not.
    expect(await getPair(by('russian'), document)).toMatchObject({ source: { isPublished: true }, before: null, hidesChanges: true });
    expect((await getPair(by('head'), document)).writable).toEqual([]);
    const draft = getDocumentId(await pages('uz').create({ title: 'Sir', slug: 'sir', blocks: [] }));
    await pages('ru').update(draft, { title: 'Тайна', slug: 'tayna', blocks: [] });
    expect((await readPair(by('russian'), draft)).status).toBe(403);
    expect((await getPair(by('translator'), draft)).source).toMatchObject({ isPublished: false, values: { title: 'Sir' } });
    const fields = { title: 'Чужое' };
    expect((await save(by('head'), draft, '*', fields)).status).toBe(403);
    expect((await save(by('uzbek'), draft, '*', fields)).status).toBe(403);
    expect((await fetch(`${cms.url}${sideBySidePath}`)).status).toBe(401);
    expect([(await readPair(chief, 'none')).status, (await readPair(chief, document, 'uz', 'uz')).status]).toEqual([403, 400]);
    expect((await readPair(chief, document, 'en', 'ru')).status).toBe(404);
  });
});

describe('a translation that is assigned', () => {
  const assign = (editor: Editor, documents: readonly string[], person: number | null, fields: Readonly<Record<string, unknown>> = {}) =>
    editor.request('POST', translationPaths.assign, {
      ...{ locale: 'ru', entries: documents.map((document) => ({ type: 'page', document })), person },
      ...fields,
    });
  const listTasks = async (person: Colleague) =>
    (await readNotices(person))
      .filter(({ kind }) => kind === 'translate')
      .map(({ document, locale, title, by: who, dueOn }) => ({ document, locale, title, by: who, dueOn }));
  const getTask = async (document: string) => (await findRow(document)).cells.ru.task;
  const listKinds = async (person: Colleague, document: string) =>
    (await readNotices(person)).filter((one) => one.document === document).map(({ kind, meantFor }) => [kind, meantFor]);
  let [outdated, missing] = ['', ''];

  beforeAll(async () => {
    outdated = await makePage();
    await republish(outdated, 'Tarjima kutmoqda');
    missing = getDocumentId(await pages('uz').create({ title: 'Ruschasi yoʻq', slug: 'ruschasi-yoq', blocks: [] }));
    await pages('uz').publish(missing);
  });

  test('can go to who may save all of the entries in the language', async () => {
    const ask = async (editor: Editor, documents: readonly string[]) =>
      editor.request('POST', translationPaths.translators, {
        locale: 'ru',
        entries: documents.map((document) => ({ type: 'page', document })),
      });
    const names = async (documents: readonly string[]) =>
      ((await ask(by('uzbek'), documents)).body as unknown as TranslatorsResponse).people.map(({ name }) => name);
    expect((await names([outdated])).filter((name) => name in roles)).toEqual(['chiefTranslator', 'russian', 'secondChief', 'translator']);
    // Who reads only Russian can’t read an entry of which there is no Russian.
    expect((await names([outdated, missing])).filter((name) => name in roles)).toEqual(['chiefTranslator', 'secondChief', 'translator']);
    for (const name of ['head', 'clerk'] as const) expect(getRefusal(await ask(by(name), [outdated])).code).toBe('no-assigning');
    expect((await fetch(cms.url + translationPaths.translators, { method: 'POST' })).status).toBe(401);
  });

  test('is on the desk of the person, with a letter, until it is published', async () => {
    const log = createAuditClient(chief);
    const begin = await log.end();
    const person = by('translator');
    expect((await assign(by('uzbek'), [outdated, missing], person.id, { dueOn: '2030-01-15' })).status).toBe(204);
    expect(await listTasks(person)).toEqual([
      { document: missing, locale: 'ru', title: 'Ruschasi yoʻq', by: 'uzbek', dueOn: '2030-01-15' },
      { document: outdated, locale: 'ru', title: 'Перевод', by: 'uzbek', dueOn: '2030-01-15' },
    ]);
    expect(await getTask(missing)).toEqual({ person: { id: person.id, name: 'translator' }, dueOn: '2030-01-15' });
    expect((await listDocuments({ person: String(person.id) })).sort()).toEqual([missing, outdated].sort());
    const letters = () => mail.arrived.filter(({ to, text }) => to.includes(person.email) && text.includes('asks you to translate'));
    for (const end = Date.now() + 30_000; Date.now() < end && letters().length < 1;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    // One letter, however many there are.
    expect(letters().map(({ to, headers }) => [to, headers.includes('To be translated: 2 entries')])).toEqual([[[person.email], true]]);
    expect(letters()[0]?.text).toMatch(/uzbek asks you to translate 2 entries.*Tarjima kutmoqda.*Ruschasi yoʻq.*Due by: 15\.01\.2030/su);
    // The same once more tells the person nothing.
    await assign(by('uzbek'), [missing], person.id, { dueOn: '2030-01-15' });
    expect((await log.since(begin)).map(({ kind, user, subject, details }) => [kind, user?.name, subject?.id, details])).toEqual([
      ['translation-assign', 'uzbek', outdated, { user: 'translator', until: '2030-01-15' }],
      ['translation-assign', 'uzbek', missing, { user: 'translator', until: '2030-01-15' }],
    ]);

    await pages('ru', person).update(missing, { title: 'Теперь есть', slug: 'teper-yest', blocks: [] });
    expect((await listTasks(person)).map(({ title }) => title)).toEqual(['Теперь есть', 'Перевод']);
    await pages('ru', by('chiefTranslator')).publish(missing);
    expect((await listTasks(person)).map(({ document }) => document)).toEqual([outdated]);
    expect(await getTask(missing)).toBeNull();
    // A change that needs no translation ends it as well.
    await confirm(by('chiefTranslator'), outdated);
    expect([await listTasks(person), await getTask(outdated)]).toEqual([[], null]);
  });

  test('goes to no person who may not save it, by no person who edits none of it, and all of it or none', async () => {
    const refuse = async (editor: Editor, person: number) => getRefusal(await assign(editor, [outdated, missing], person));
    for (const name of ['head', 'clerk', 'uzbek'] as const)
      expect(await refuse(chief, by(name).id)).toMatchObject({ status: 403, code: 'not-translator' });
    expect((await refuse(chief, 99_999)).code).toBe('not-translator');
    for (const name of ['head', 'clerk'] as const) expect((await refuse(by(name), by('translator').id)).code).toBe('no-assigning');
    expect(getRefusal(await assign(chief, [outdated, 'none'], by('translator').id)).code).toBe('no-assigning');
    expect([await getTask(outdated), await listTasks(by('translator'))]).toEqual([null, []]);
    expect((await fetch(cms.url + translationPaths.assign, { method: 'POST' })).status).toBe(401);
    expect((await assign(chief, [], by('translator').id)).status).toBe(400);
  });

  test('ends with a publication that was planned', async () => {
    const document = await makePage();
    await assign(chief, [document], by('translator').id);
    await pages('ru').update(document, { title: 'По плану' });
    const minute = new Date(Math.ceil(Date.now() / 60_000 + 5) * 60_000).toISOString();
    await chief.request('POST', '/admin/schedule', { type: 'page', document, locale: 'ru', action: 'publish', minute });
    expect((await getTask(document))?.person.name).toBe('translator');
    cms.database.run(`UPDATE ochiq_schedule SET minute = ${cms.database.instant(Date.now() - 1000)} WHERE document = '${document}'`);
    for (const end = Date.now() + 20_000; (await readRussian(document)).state !== 'published' && Date.now() < end;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect([await getTask(document), await listTasks(by('translator'))]).toEqual([null, []]);
  });

  test('is on the desk without a letter for who takes it themselves', async () => {
    const [translator, other] = [by('translator'), by('chiefTranslator')];
    const own = await makePage();
    const count = mail.arrived.length;
    expect((await assign(translator, [own], translator.id)).status).toBe(204);
    expect((await listTasks(translator)).map(({ document }) => document)).toEqual([own]);
    await assign(chief, [await makePage()], other.id);
    for (const end = Date.now() + 30_000; Date.now() < end && mail.arrived.length === count;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    // Letters go in their order: one to the translator would have come before this one.
    expect(mail.arrived.slice(count).map(({ to }) => to)).toEqual([[other.email]]);
    await assign(translator, [own], null);
  });

  test('ends once its source says again what it follows, also where that was withdrawn meanwhile', async () => {
    const person = by('translator');
    const [takenBack, withdrawn, changed] = [await makePage(), await makePage(), await makePage()];
    for (const document of [takenBack, withdrawn, changed]) await republish(document, 'Xato matn');
    await assign(chief, [takenBack, withdrawn, changed], person.id);
    await pages('uz').unpublish(withdrawn);
    expect((await getTask(withdrawn))?.person.name).toBe('translator');
    await republish(changed, 'Yangi matn');
    for (const document of [takenBack, withdrawn]) await republish(document, 'Tarjima');
    expect((await listTasks(person)).map(({ document }) => document)).toEqual([changed]);
    expect([await getTask(takenBack), await getTask(withdrawn), (await getTask(changed))?.person.name]).toEqual([
      ...[null, null, 'translator'],
    ]);
    // What is assigned after that is about something else, and so is what was assigned before the change.
    await assign(chief, [takenBack], person.id);
    await pages('uz').update(takenBack, { slug: `boshqa-${String((count += 1))}` });
    await pages('uz').publish(takenBack);
    expect((await getTask(takenBack))?.person.name).toBe('translator');
    for (const title of ['Xato matn', 'Tarjima']) await republish(takenBack, title);
    expect((await getTask(takenBack))?.person.name).toBe('translator');
    await assign(person, [takenBack, changed], null);
  });

  test('tells who had it before by one letter, until it is theirs again', async () => {
    const [former, next] = [by('translator'), by('secondChief')];
    const [first, second] = [await makePage(), await makePage()];
    const listFormer = async (person: Colleague) =>
      (await readNotices(person))
        .filter(({ kind }) => kind === 'unassigned')
        .map(({ document, title, by: who, dueOn }) => ({ document, title, by: who, dueOn }));
    await assign(chief, [first, second], former.id, { dueOn: '2030-01-15' });
    await assign(by('uzbek'), [first, second], next.id, { dueOn: '2030-01-15' });
    const row = { title: 'Перевод', by: 'uzbek', dueOn: null };
    expect(await listFormer(former)).toEqual([
      { document: second, ...row },
      { document: first, ...row },
    ]);
    const letters = () => mail.arrived.filter(({ to, text }) => to.includes(former.email) && text.includes('you need not translate'));
    for (const end = Date.now() + 30_000; Date.now() < end && letters().length < 1;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(letters().map(({ headers }) => headers.includes('No longer yours to translate: 2 entries'))).toEqual([true]);
    expect(letters()[0]?.text).toContain('uzbek has given the translation of 2 entries to another person');
    // Neither another day nor what the person does themselves is news to them.
    await assign(chief, [first, second], next.id, { dueOn: '2030-01-16' });
    await assign(next, [first], null);
    expect(await listFormer(next)).toEqual([]);
    await assign(chief, [first, second], former.id);
    expect([await listFormer(former), (await listFormer(next)).map(({ document }) => document)]).toEqual([[], [second]]);
    await assign(chief, [first, second], null);
    expect((await listFormer(former)).map(({ document }) => document)).toEqual([second, first]);
  });

  test('is told to be another’s to no person who is asked for it at once, as themselves or for another', async () => {
    const [away, standIn, other] = [by('translator'), by('secondChief'), by('chiefTranslator')];
    const [moved, before] = [await makePage(), await makePage()];
    await assign(chief, [moved, before], away.id);
    await assign(chief, [before], standIn.id);
    const day = toTashkentDay(new Date());
    const absence = { user: away.id, standIn: standIn.id, fromDay: day, untilDay: day };
    expect((await chief.request('POST', absencePaths.absences, absence)).status).toBe(204);
    // What the absent person learned before is no news for who stands in.
    expect(await listKinds(standIn, before)).toEqual([['translate', null]]);
    expect(await listKinds(standIn, moved)).toEqual([['translate', 'translator']]);
    const listBoth = async () => [await listKinds(away, moved), await listKinds(standIn, moved)];
    await assign(chief, [moved], standIn.id);
    expect(await listBoth()).toEqual([[['unassigned', null]], [['translate', null]]]);
    await assign(chief, [moved], away.id);
    expect(await listBoth()).toEqual([[['translate', null]], [['translate', 'translator']]]);
    await assign(chief, [moved], other.id);
    expect(await listBoth()).toEqual([[['unassigned', null]], [['unassigned', 'translator']]]);
    cms.database.run('UPDATE ochiq_absence SET ended_at = made_at');
    await assign(chief, [moved, before], null);
  });

  test('stays on the desk with any number of newer rows that ask for nothing', async () => {
    const person = by('secondChief');
    const [task, news] = [await makePage(), await makePage()];
    await assign(chief, [task, news], person.id);
    await assign(chief, [news], null);
    const columns = '"user", kind, type, document, locale, note, at, letter';
    // Twice as many with each round.
    for (let rows = 1; rows <= 50; rows *= 2)
      cms.database.run(`INSERT INTO ochiq_notice (${columns}) SELECT ${columns} FROM ochiq_notice WHERE document = '${news}'`);
    expect([(await listKinds(person, task)).length, (await listKinds(person, news)).length]).toEqual([1, 50]);
    cms.database.run(`DELETE FROM ochiq_notice WHERE document = '${news}'`);
    await assign(person, [task], null);
  });

  test('goes to another person, is taken back, and goes to the successor of who leaves', async () => {
    const count = (await listTasks(by('chiefTranslator'))).length;
    await assign(chief, [outdated], by('translator').id);
    await assign(chief, [outdated], by('chiefTranslator').id);
    expect([await listTasks(by('translator')), (await listTasks(by('chiefTranslator'))).length]).toEqual([[], count + 1]);
    expect((await assign(by('translator'), [outdated], null)).status).toBe(204);
    expect([await getTask(outdated), (await listTasks(by('chiefTranslator'))).length]).toEqual([null, count]);
    // What was given to another, and comes back.
    const given = await makePage();
    await assign(chief, [given], by('translator').id);
    await assign(chief, [given, outdated], by('russian').id);
    await assign(by('russian'), [given], null);
    await assign(by('translator'), [outdated, missing], by('translator').id);
    expect([await listKinds(by('translator'), given), await listKinds(by('russian'), outdated)]).toEqual([
      ...[[['unassigned', null]], [['unassigned', null]]],
    ]);
    expect((await listTasks(by('translator'))).length).toBe(2);
    // Who reads only Russian translates what there is in Russian; both are here.
    const { status } = await chief.request('POST', leavingPath, { person: by('translator').id, successor: by('russian').id });
    expect([status, (await getTask(outdated))?.person.name, (await listTasks(by('russian'))).length]).toEqual([204, 'russian', 2]);
    expect([await listKinds(by('russian'), given), await listKinds(by('russian'), outdated)]).toEqual([[], [['translate', 'translator']]]);
    await pages('ru').remove(missing);
    await pages('uz').remove(missing);
    expect((await listTasks(by('russian'))).length).toBe(1);
    expect(rowsWith(cms, 'ochiq_translation_task', 'document', missing)).toEqual([]);
  });

  test('goes to no successor who reads the entry in no language, and is no part of what is handed over', async () => {
    const only = getDocumentId(await pages('uz').create({ title: 'Ruschasiz', slug: 'ruschasiz', blocks: [] }));
    const both = await makePage();
    await assign(chief, [only, both], by('chiefTranslator').id);
    expect((await getTask(only))?.person.name).toBe('chiefTranslator');
    const { status } = await chief.request('POST', leavingPath, { person: by('chiefTranslator').id, successor: by('russian').id });
    expect([status, await getTask(only), (await getTask(both))?.person.name]).toEqual([204, null, 'russian']);
    const { handovers } = (await by('russian').request('GET', absencePaths.own)).body as unknown as OwnAbsencesResponse;
    const documents = handovers.find(({ name }) => name === 'chiefTranslator')?.work.map(({ document }) => document) ?? [];
    expect([documents.includes(both), documents.includes(only)]).toEqual([true, false]);
  });
});

test('what was outdated before the site knew of it is found once, at the next start', async () => {
  const document = await makePage();
  await republish(document, 'Yangilangan');
  cms.database.run(`DELETE FROM ochiq_outdated_translation WHERE document = '${document}'`);
  // What an earlier start stored otherwise is computed once more.
  const [moved, current] = [await makePage(), await makePage()];
  await republish(moved, 'Yangilangan');
  cms.database.run(`UPDATE ochiq_outdated_translation SET document = '${current}' WHERE document = '${moved}'`);
  expect((await readNewerSources('page', current))['ru']).toMatchObject({ source: 'uz' });
  expect(await readNewerSources('page', document)).toEqual({ uz: null, ru: null });
  cms = await cms.again();
  expect(await readNewerSources('page', document)).toEqual({ uz: null, ru: null });
  cms.database.run("DELETE FROM strapi_core_store_settings WHERE key = 'core_setup_outdated-translations-2'");
  cms = await cms.again();
  for (const one of [document, moved]) expect(await readNewerSources('page', one)).toMatchObject({ uz: null, ru: { source: 'uz' } });
  expect(await readNewerSources('page', current)).toEqual({ uz: null, ru: null });
}, 120_000);
