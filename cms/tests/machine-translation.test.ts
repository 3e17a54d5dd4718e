import crypto from 'node:crypto';

import { machineTranslationPaths, type MachineTextsResponse } from '../src/content/machine-translation/machine-translation';
import { findPassages, listPassages } from '../src/content/machine-translation/passages';
import { hashLine, readRuns } from '../src/content/machine-translation/text-run';
import { suggestionsPath } from '../src/content/translation-memory/translation-memory';
import { createAuditClient } from './support/audit';
import { FakeTranslator } from './support/fake-translator';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { queryString } from './support/query-string';
import type { RestResponse } from './support/rest';
import { type Colleague, createReviewClient, newColleague, reviewRuleOf, setRules } from './support/review';
import { rowsWith } from './support/rows-with';
import { secrets } from './support/secrets';

/** Machine text in drafts: every way to publish, each tried while no person has read it. */

const server = new FakeTranslator();
const machineText = 'Горные дороги';
const minuteMs = 60_000;
let cms: OwnCms;
let chief: Editor;
let translator: Colleague;
let english: Colleague;
let count = 0;

beforeAll(async () => {
  await server.start();
  server.known.set('Togʻ yoʻllari', machineText);
  const settings = {
    MACHINE_TRANSLATION_URL: server.url,
    MACHINE_TRANSLATION_TIMEOUT_MS: '1500',
    MACHINE_TRANSLATION_KEY: 'key-of-the-server',
  };
  cms = await ownCms('machine-translation', { SCHEDULE_MS: '50', ...settings });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  translator = await newColleague(chief, 'Editor (ru)', { url: cms.url, name: 'Nodira', language: 'en' });
  english = await newColleague(chief, 'Editor (en)', { url: cms.url, name: 'Jasur', language: 'en' });
});
afterAll(async () => {
  await cms.remove();
  await server.stop();
});

const slug = () => `mashina-${String((count += 1))}`;
const tags = (locale = 'ru', by: Editor = translator) => createEntriesClient(by, 'tag', locale);
const newSource = async (isPublished = true) => {
  const id = getDocumentId(await tags('uz', chief).create({ name: 'Togʻ yoʻllari', slug: slug() }));
  if (isPublished) expect((await tags('uz', chief).publish(id)).status).toBe(200);
  return id;
};
const ask = (document: string, by: Editor = translator, text = 'Togʻ yoʻllari') =>
  by.request('POST', machineTranslationPaths.translate, { type: 'tag', document, from: 'uz', to: 'ru', text });
const list = (document: string, by: Editor = translator) =>
  by.request('GET', `${machineTranslationPaths.unread}?${queryString({ type: 'tag', document, locale: 'ru' })}`);
const listTexts = async (document: string) => ((await list(document)).body as unknown as MachineTextsResponse).texts;
const read = (document: string, hashes: readonly string[], by: Editor = translator) =>
  by.request('POST', machineTranslationPaths.read, { type: 'tag', document, locale: 'ru', hashes });
const readAll = async (document: string, by: Editor = translator) =>
  read(
    document,
    (await listTexts(document)).flatMap(({ hashes }) => hashes),
    by,
  );

/** Makes a tag whose Russian draft is machine text. */
const newTranslated = async () => {
  const id = await newSource();
  expect((await ask(id)).body).toEqual({ text: machineText });
  expect((await tags().update(id, { name: machineText, slug: slug() })).status).toBe(200);
  return id;
};
const isPublished = (document: string) =>
  rowsWith(cms, 'tags', 'document_id', document).some((row) => row['locale'] === 'ru' && row['published_at'] !== null);
const expectRefused = ({ status, body }: RestResponse) => {
  expect([status, body.error?.message]).toEqual([400, expect.stringContaining('name is a machine translation that no person has read')]);
};
const bulkPublish = (documentIds: readonly string[]) =>
  translator.request('POST', '/content-manager/collection-types/api::tag.tag/actions/bulkPublish?locale=ru', { documentIds });
const versionIds = async (document: string) =>
  ((await translator.request('GET', `/admin/history?type=tag&document=${document}&locale=ru`)).body['versions'] as { id: number }[]).map(
    ({ id }) => id,
  );

test('sends a text to the server of the settings, and shows what came back as unread where it was taken', async () => {
  server.questions.length = 0;
  const id = await newTranslated();
  expect(server.questions).toEqual([{ q: ['Togʻ yoʻllari'], source: 'uz', target: 'ru', format: 'text', api_key: 'key-of-the-server' }]);
  expect(await listTexts(id)).toEqual([
    { hashes: [expect.any(String)], path: 'name', text: machineText, by: 'Nodira', at: expect.any(String), isOwn: true, mayRead: true },
  ]);
  expect(rowsWith(cms, 'ochiq_machine_text', 'document', id).map((row) => JSON.stringify(row))).toEqual([
    expect.not.stringContaining(machineText),
  ]);
});

test('what a person wrote before is no machine’s, though it would write the same; a note’s words count beside the others', async () => {
  const id = await newSource();
  expect((await tags().update(id, { name: machineText, slug: slug() })).status).toBe(200);
  expect((await ask(id)).body).toEqual({ text: machineText });
  expect(await listTexts(id)).toEqual([]);
  expect((await tags().publish(id)).status).toBe(200);
  expect(hashLine('слово [примечание] и')).toBe(hashLine('слово примечание и'));
  expect(hashLine('слово')).not.toBe(hashLine('слова'));
});

const [first, second] = [
  'Дорога закрыта с понедельника из-за угрозы схода селя',
  'Объезд проложен через перевал «Камчик» на 15 километров',
];
const long = `${first}. ${second}!`;

/** Finds what a machine wrote in texts: in the fields of an entry, each by its blocks. */
const findLong = (fields: Readonly<Record<string, readonly string[]>>, isOwn = false, written = long) => {
  const blocks = Object.entries(fields).flatMap(([field, texts]) =>
    texts.map((text, index) => ({ path: `${field}.${String(index)}`, text })),
  );
  const passages = listPassages(written, () => false);
  return readRuns(blocks).flatMap((run) => findPassages(run, passages, () => isOwn).map(({ passage }) => passages.indexOf(passage)));
};

test('long sentences of a machine are known in any text: alone, split anywhere, joined with others, with other quotation marks', () => {
  expect(findLong({ body: [long] })).toEqual([0, 1]);
  expect(findLong({ lead: [`Внимание! ${second}.`], body: [first] })).toEqual([1, 0]);
  expect(findLong({ body: [`Внимание! ${second.replaceAll(/[«»]/gu, '"')}. Звоните.`] })).toEqual([1]);
  const words = long.split(' ');
  for (let at = 1; at < words.length; at += 1)
    expect(findLong({ body: [words.slice(0, at).join(' '), `${words.slice(at).join(' ')} Конец.`] })).toEqual([0, 1]);
  // Short sentences alone are no passage; a line of them is.
  const short = 'Дорога закрыта. Объезд открыт. Звоните нам. Телефон тот же.';
  expect([findLong({ body: [`О дорогах. ${short}`] }, false, short), findLong({ body: ['Объезд открыт.'] }, false, short)]).toEqual([
    [0],
    [],
  ]);
});

test('a sentence that a person changed, a name within one, and short common lines are no machine text', () => {
  expect(findLong({ body: [long.replace('понедельника', 'вторника')] })).toEqual([1]);
  const name = 'Министерство горнодобывающей промышленности и геологии';
  expect(findLong({ body: [`${name} сообщает о закрытии дороги`, `Как сообщает ${name}`] }, false, name)).toEqual([]);
  expect(findLong({ body: [`${name} сообщает о закрытии дороги`] }, true, name)).toEqual([0]);
  expect(findLong({ body: ['Подробнее'], lead: ['Горные дороги'] }, true, 'Горные')).toEqual([]);
  expect(findLong({ body: [`Итак ${first}.`, `${second} сегодня`] }, true)).toEqual([0, 1]);
  expect(findLong({ body: [`Итак ${first} сегодня`] }, true)).toEqual([]);
  expect(listPassages(long, (text) => text === first)).toHaveLength(1);
});

test('a long text costs a hash for each sentence, and not for each word', () => {
  const [run] = readRuns([{ path: 'body.0', text: `${'Все дороги страны сегодня открыты. '.repeat(500)}Итак ${first}.` }]);
  const hash = jest.spyOn(crypto, 'createHash');
  expect(
    run &&
      findPassages(
        run,
        listPassages(long, () => false),
        () => true,
      ),
  ).toHaveLength(1);
  expect(hash.mock.calls.length).toBeGreaterThan(500);
  expect(hash.mock.calls.length).toBeLessThan(1100);
  hash.mockRestore();
});

test('machine text that is carried into another entry, split or joined is refused there by form, plan and approval, until it was read', async () => {
  const page = (locale: string) => createEntriesClient(locale === 'ru' ? translator : chief, 'page', locale);
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
  const write = (title: string, ...texts: string[]) => ({
    ...{ title, slug: slug(), lead: title },
    blocks: [{ __component: 'block.text', body: texts.map(paragraph) }],
  });
  const source = await newSource();
  server.known.set('Yoʻl yopildi', long);
  await ask(source, translator, 'Yoʻl yopildi');

  const other = getDocumentId(await page('uz').create(write('Yoʻllar', 'Yoʻl yopildi', 'Aylanma yoʻl bor')));
  expect((await page('ru').update(other, write('Дороги', `Внимание! ${first}`, second))).status).toBe(200);
  const refused = await page('ru').publish(other);
  expect([refused.status, refused.body.error?.message]).toEqual([
    400,
    expect.stringMatching(/blocks\.0\.body is .*no person has read: “Дорога закрыта.*” and 1 more\. Write it in your own words/u),
  ]);
  const minute = new Date((Math.floor(Date.now() / minuteMs) + 10) * minuteMs).toISOString();
  expect(
    (await chief.request('POST', '/admin/schedule', { type: 'page', document: other, locale: 'ru', action: 'publish', minute })).status,
  ).toBe(400);
  await setRules(chief, [reviewRuleOf('page', { locale: 'ru' })]);
  const review = createReviewClient('page', 'ru');
  expect((await review.act(translator, 'submit', other)).status).toBe(200);
  expect((await review.act(chief, 'approve', other)).status).toBe(400);
  await setRules(chief, []);

  const entry = { type: 'page', document: other, locale: 'ru' };
  const { body } = await chief.request('GET', `${machineTranslationPaths.unread}?${queryString(entry)}`);
  const { texts } = body as unknown as MachineTextsResponse;
  expect(texts).toMatchObject([
    { path: 'blocks.0.body.0', text: first, by: 'Nodira', isOwn: false },
    { path: 'blocks.0.body.1', text: second, by: 'Nodira', isOwn: false },
  ]);
  const hashes = texts.flatMap((text) => text.hashes);
  expect((await english.request('POST', machineTranslationPaths.read, { ...entry, hashes })).status).toBe(403);
  expect((await chief.request('POST', machineTranslationPaths.read, { ...entry, hashes })).body).toEqual({ texts: [] });
  expect((await page('uz').publish(other)).status).toBe(200);
  expect((await page('ru').publish(other)).status).toBe(200);
  // In the entry for which it was translated no person has read it.
  expect((await tags().update(source, { name: first, slug: slug() })).status).toBe(200);
  expectRefused(await tags().publish(source));

  // What readers see already may be anywhere, though a machine writes it again.
  const third = await newSource();
  server.known.set('Yoʻl ochildi', second);
  await ask(third, translator, 'Yoʻl ochildi');
  expect(rowsWith(cms, 'ochiq_machine_text', 'document', third)).toMatchObject([{ opening: null }]);
});

test('many unread texts that begin as a text does are no obstacle, and hide none that is in it', async () => {
  const text = 'Дорога закрыта с понедельника: чинят мост через реку Чирчик';
  const [{ opening } = { opening: null }] = listPassages(text, () => false);
  expect(listPassages(first, () => false)).toMatchObject([{ opening }]);
  // More than SQLite takes as parameters of one query.
  const numbers = 'WITH RECURSIVE some(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM some WHERE n < 33000)';
  const [columns, values] = ['type, document, locale, hash, opening, size', `'tag', 'crowd', 'ru', 'hash ' || n, '${String(opening)}', 50`];
  cms.database.run(`INSERT INTO ochiq_machine_text (${columns}) ${numbers} SELECT ${values} FROM some`);

  const source = await newSource();
  server.known.set('Koʻprik taʼmirda', text);
  await ask(source, translator, 'Koʻprik taʼmirda');
  const [own, other] = [await newSource(), await newSource()];
  await tags().update(own, { name: text.replace('Чирчик', 'Ангрен'), slug: slug() });
  expect((await tags().publish(own)).status).toBe(200);
  await tags().update(other, { name: text, slug: slug() });
  expectRefused(await tags().publish(other));
  expect(await listTexts(other)).toMatchObject([{ text, by: 'Nodira', isOwn: false }]);
  await readAll(other);
  expect((await tags().publish(other)).status).toBe(200);
  cms.database.run("DELETE FROM ochiq_machine_text WHERE document = 'crowd'");
});

test('translates line by line, and leaves lines without letters in their places', async () => {
  const id = await newSource();
  server.questions.length = 0;
  expect((await ask(id, translator, 'Togʻ yoʻllari\n\n12 – 15\nmatn')).body).toEqual({ text: `${machineText}\n\n12 – 15\nMATN` });
  expect(server.questions[0]?.q).toEqual(['Togʻ yoʻllari', 'matn']);
});

test('sends nothing for who may not save the translation, or not read its source', async () => {
  const [published, draft] = [await newSource(), await newSource(false)];
  server.questions.length = 0;
  const refused = await ask(published, english);
  expect([refused.status, refused.body.error?.message]).toEqual([
    403,
    expect.stringContaining('Your role does not allow this translation'),
  ]);
  expect((await ask(draft)).status).toBe(403);
  expect((await ask('nowhere')).status).toBe(403);
  expect(
    (await translator.request('POST', suggestionsPath, { type: 'tag', document: draft, from: 'uz', to: 'ru', text: 'x' })).status,
  ).toBe(403);
  expect((await fetch(cms.url + machineTranslationPaths.translate, { method: 'POST' })).status).toBe(401);
  expect((await ask(published, translator, 'a'.repeat(5001))).status).toBe(400);
  expect(server.questions).toEqual([]);
  expect((await ask(draft, chief)).status).toBe(200);
});

test.each([
  [{ kind: 'sleeps' }, 'took too long'],
  [{ kind: 'answers', status: 500, body: 'Togʻ' }, 'does not respond'],
  [{ kind: 'answers', status: 200, body: '{}' }, 'no usable translation'],
  [{ kind: 'answers', status: 400, body: '{}' }, 'does not translate between these languages'],
] as const)('says in the editor’s language why there is no translation: %j', async (behaviour, reason) => {
  const id = await newSource();
  server.behaviour = behaviour;
  const { status, body } = await ask(id);
  server.behaviour = { kind: 'translates' };
  expect([status, body.error?.message]).toEqual([403, expect.stringContaining(reason)]);
  expect(rowsWith(cms, 'ochiq_machine_text', 'document', id)).toEqual([]);
});

test('no way publishes machine text that no person has read: form, list, query, plan, its minute', async () => {
  const id = await newTranslated();
  expectRefused(await tags().publish(id));
  expectRefused(await tags().publish(id, { name: `  ${machineText} ` }));
  expectRefused(await bulkPublish([id]));
  const minute = new Date((Math.floor(Date.now() / minuteMs) + 10) * minuteMs).toISOString();
  const plan = { type: 'tag', document: id, locale: 'ru', action: 'publish', minute };
  expectRefused(await translator.request('POST', '/admin/schedule', plan));
  expect(rowsWith(cms, 'ochiq_schedule', 'document', id)).toEqual([]);

  await tags().update(id, { name: 'Дороги в горах' });
  expect((await translator.request('POST', '/admin/schedule', plan)).status).toBe(200);
  await tags().update(id, { name: machineText });
  cms.database.run(`UPDATE ochiq_schedule SET minute = ${cms.database.instant(Date.now() - 1000)} WHERE document = '${id}'`);
  const getState = () => rowsWith(cms, 'ochiq_schedule', 'document', id)[0]?.['state'];
  for (const end = Date.now() + 20_000; getState() === 'waiting' && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect([getState(), isPublished(id)]).toEqual(['failed', false]);
});

test('the refusal names the field in the reader’s language', async () => {
  const id = await newTranslated();
  for (const [preferedLanguage, words] of [
    ['ru', 'name: машинный перевод, который ещё никто не прочитал'],
    ['uz', 'name: mashina tarjimasi, uni hali hech kim oʻqib chiqmagan'],
  ]) {
    await translator.request('PUT', '/admin/users/me', { preferedLanguage });
    expect((await tags().publish(id)).body.error?.message).toContain(words);
  }
  await translator.request('PUT', '/admin/users/me', { preferedLanguage: 'en' });
});

test('a person who may save the translation says that it is right, which is recorded, and publishes it', async () => {
  const id = await newTranslated();
  const hashes = (await listTexts(id)).flatMap((text) => text.hashes);
  expect([(await list(id, english)).status, (await read(id, hashes, english)).status]).toEqual([403, 403]);
  expect((await read(id, ['a'.repeat(43)])).status).toBe(403);
  expectRefused(await tags().publish(id));

  const log = createAuditClient(chief);
  const begin = await log.end();
  expect((await read(id, hashes)).body).toEqual({ texts: [] });
  expect(await log.since(begin)).toMatchObject([
    {
      ...{ kind: 'machine-text-read', user: { name: 'Nodira' }, subject: { type: 'tag', id, title: machineText, locale: 'ru' } },
      details: { fields: ['name'], count: 1 },
    },
  ]);
  expect((await tags().publish(id)).status).toBe(200);
  // The same text that is asked for once more was read.
  await ask(id);
  expect(await listTexts(id)).toEqual([]);
});

test('an edited text is no machine text; restored from the history it is unread again, until it was read', async () => {
  const id = await newTranslated();
  await tags('ru', chief).update(id, { name: `${machineText} страны` });
  expect(await listTexts(id)).toEqual([]);
  expect((await tags().publish(id)).status).toBe(200);
  const restore = async () =>
    translator.request('POST', `/admin/history/api::tag.tag/${id}/restore`, { locale: 'ru', version: (await versionIds(id)).at(-1) });
  expect((await restore()).status).toBe(200);
  expectRefused(await tags().publish(id));
  await readAll(id);
  await tags().update(id, { name: 'Другие дороги' });
  await restore();
  expect((await tags().publish(id)).status).toBe(200);
});

test('a copy has it unread, too, and so has what comes back from the trash; with the entry the rows go', async () => {
  const id = await newTranslated();
  const { body } = await chief.request('POST', `/admin/duplicate/tag/${id}`, {});
  const copy = String(body['document']);
  await tags().update(copy, { name: machineText });
  expectRefused(await tags().publish(copy));

  const remove = () => chief.request('DELETE', `/content-manager/collection-types/api::tag.tag/${copy}?locale=*`);
  await remove();
  expect((await chief.request('POST', `/admin/deleted-entries/tag/${copy}/restore`, { slugs: {} })).status).toBe(200);
  expectRefused(await tags().publish(copy));
  await remove();
  expect((await chief.request('DELETE', `/admin/deleted-entries/tag/${copy}`)).status).toBeLessThan(300);
  expect(rowsWith(cms, 'ochiq_machine_text', 'document', copy)).toEqual([]);
  expect(rowsWith(cms, 'ochiq_machine_text', 'document', id)).toHaveLength(1);
});

test('what a machine wrote is not approved while no person has read it', async () => {
  await setRules(chief, [reviewRuleOf('tag', { locale: 'ru' })]);
  const review = createReviewClient('tag', 'ru');
  const id = await newTranslated();
  expect((await review.act(translator, 'submit', id)).status).toBe(200);
  expectRefused(await review.act(chief, 'approve', id));
  expect(await review.read(translator, id)).toMatchObject({ state: 'submitted' });
  await readAll(id);
  expect((await review.act(chief, 'approve', id)).status).toBe(200);
  expect((await tags().publish(id)).status).toBe(200);
  await setRules(chief, []);
});
