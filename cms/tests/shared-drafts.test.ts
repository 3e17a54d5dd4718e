import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { edgeKeyHeader } from '@ochiq/contract/forms/wire';
import { sharedDraftApi, sharedDraftResponse, type SharedDraftResponse } from '@ochiq/contract/wire/shared-draft';

import { sharedDraftsPath, type SharedDraftsResponse } from '../src/content/shared-drafts/shared-drafts';
import { FakePublisher } from './support/fake-publisher';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';
import { sendFiles } from './support/send-file';
import { plain } from './support/upload-cases';

const publisher = new FakePublisher();
let cms: OwnCms;
let chief: Editor;
let uzbek: Editor;
let russian: Editor;
let count = 0;

beforeAll(async () => {
  await publisher.start();
  const settings = { PUBLISHER_URL: publisher.url, PUBLISHER_KEY: publisher.key, SITE_URL: 'https://ochiq.example/davlat' };
  cms = await ownCms('shared-drafts', settings);
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  [uzbek, russian] = [await newEditor(chief, 'Editor (uz)', cms.url), await newEditor(chief, 'Editor (ru)', cms.url)];
});
afterAll(async () => {
  await cms.remove();
  await publisher.stop();
});

const unique = () => `ulashilgan-${String((count += 1))}`;
const tags = (locale = 'uz') => createEntriesClient(chief, 'tag', locale);
const newTag = async () => getDocumentId(await tags().create({ name: 'Qoralama', slug: unique() }));

const share = (document: string, fields: object = {}, by = chief) =>
  by.request('POST', sharedDraftsPath, { type: 'tag', document, locale: 'uz', isOfAll: false, days: 7, ...fields });
const read = ({ body }: Awaited<ReturnType<typeof share>>) => body as unknown as SharedDraftsResponse;
const list = async (document: string, by = chief, locale = 'uz') =>
  by.request('GET', `${sharedDraftsPath}?type=tag&document=${document}&locale=${locale}`);
const readToken = (response: Awaited<ReturnType<typeof share>>) => read(response).made[0]?.address.split('/').at(-1) ?? '';

const ask = (path: string, body: object, key: string | null = secrets.EDGE_KEY) =>
  fetch(cms.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { [edgeKeyHeader]: key }) },
    body: JSON.stringify(body),
  });
const address = '203.0.113.9';
const open = async (token: string, locale = 'uz', fields: object = {}): Promise<SharedDraftResponse> => {
  const response = await ask(sharedDraftApi.page, { token, locale, address, isOpening: true, ...fields });
  return sharedDraftResponse.parse(await response.json());
};
const openFile = async (token: string, file: string) => {
  const response = await ask(sharedDraftApi.file, { token, file, address });
  return [response.status, await response.text()];
};

test('a link shows the draft as it is saved, with its notice, and is counted and listed without its address', async () => {
  const id = await newTag();
  const made = await share(id, {}, uzbek);
  const { made: addresses, links } = read(made);
  expect(addresses).toEqual([
    { locale: 'uz', address: expect.stringMatching(/^https:\/\/ochiq\.example\/davlat\/uz\/draft\/[\w-]{43}$/u) },
  ]);
  expect(links).toMatchObject([{ locales: ['uz'], by: 'Editor Editor (uz)', state: 'valid', opened: 0 }]);
  const days = (Date.parse(links[0]?.until ?? '') - Date.parse(links[0]?.at ?? '')) / 86_400_000;
  expect(days).toBe(7);
  const token = readToken(made);
  expect(JSON.stringify(cms.database.rows('ochiq_token_link'))).not.toContain(token);
  expect(await open(token)).toMatchObject({ outcome: 'shown', html: expect.stringContaining('<p>Page'), files: [] });
  expect(publisher.typed.at(-1)).toMatchObject({ type: 'tag', document: id, locale: 'uz', entry: { name: 'Qoralama' } });
  expect(publisher.typed.at(-1)?.notice).toMatch(/^Qoralama, eʼlon qilinmagan; havola .+ gacha/u);
  await tags().update(id, { name: 'Oʻzgargan' });
  await open(token);
  expect(publisher.typed.at(-1)?.entry).toMatchObject({ name: 'Oʻzgargan' });
  await open(token, 'uz', { isOpening: false });
  const listed = await list(id, uzbek);
  expect(read(listed)).toMatchObject({ links: [{ opened: 2, state: 'valid' }], mayShare: true, made: [] });
  expect(JSON.stringify(listed.body)).not.toContain(token);
});

test('a link opens its entry in its languages, and nothing else', async () => {
  const id = await newTag();
  const token = readToken(await share(id));
  expect(await open(token, 'ru')).toEqual({ outcome: 'refused', reason: 'no-page' });
  await tags('ru').update(id, { name: 'Черновик', slug: unique() });
  expect(await open(token, 'ru')).toEqual({ outcome: 'refused', reason: 'no-page' });
  const both = await share(id, { isOfAll: true });
  expect(read(both).made.map(({ locale }) => locale)).toEqual(['uz', 'ru']);
  expect(await open(readToken(both), 'ru')).toMatchObject({ outcome: 'shown' });
  expect(publisher.typed.at(-1)?.notice).toMatch(/^Черновик, не опубликовано; ссылка действует до/u);
  await tags().remove(id);
  expect(await open(token)).toEqual({ outcome: 'refused', reason: 'no-page' });
});

test('an entry that is not saved in a language is not shared in it, and the refusal names the way out', async () => {
  const id = await newTag();
  for (const isOfAll of [false, true]) {
    const { status, body } = await share(id, { locale: 'ru', isOfAll });
    expect({ status, body }).toMatchObject({ status: 403, body: { error: { message: expect.stringContaining('(ru)') } } });
    expect(JSON.stringify(body)).toMatch(/Saqlash|Сохранить|“Save”/u);
  }
  expect(cms.database.rows('ochiq_token_link').filter(({ document }) => document === id)).toEqual([]);
});

test('an unfinished draft is shown with what is missing marked', async () => {
  const id = getDocumentId(await createEntriesClient(chief, 'faq', 'uz').create({ question: 'Nega?' }));
  expect(await open(readToken(await share(id, { type: 'faq' })))).toMatchObject({ outcome: 'shown' });
  expect(JSON.stringify(publisher.typed.at(-1)?.entry['answer'])).toContain('⟦');
});

test('a wrong, a revoked and an expired link open nothing, and the last two say so', async () => {
  const id = await newTag();
  expect(await open('A'.repeat(43))).toEqual({ outcome: 'refused', reason: 'unknown' });
  const [revoked, expired] = [readToken(await share(id)), readToken(await share(id, { days: 1 }))];
  const [newest, first] = read(await list(id)).links;
  expect(await open(`${revoked}x`)).toEqual({ outcome: 'refused', reason: 'unknown' });
  expect((await russian.request('DELETE', `${sharedDraftsPath}/${String(first?.id)}`)).status).toBe(403);
  expect(await open(revoked)).toMatchObject({ outcome: 'shown' });
  const after = await chief.request('DELETE', `${sharedDraftsPath}/${String(first?.id)}`);
  expect(read(after).links.map(({ state }) => state)).toEqual(['valid', 'revoked']);
  cms.database.run(`UPDATE ochiq_token_link SET expires_at = ${cms.database.instant(Date.now() - 1)} WHERE id = ${String(newest?.id)}`);
  expect([await open(revoked), await open(expired)]).toEqual([
    { outcome: 'refused', reason: 'over' },
    { outcome: 'refused', reason: 'over' },
  ]);
  expect(read(await list(id)).links.map(({ state }) => state)).toEqual(['expired', 'revoked']);
  const late = new Date(Date.now() + 91 * 86_400_000).toISOString();
  expect(await runHosted('purge', { CMS_DATA_DIR: cms.data }, [late]).ended).toBe(0);
  expect(await open(expired)).toEqual({ outcome: 'refused', reason: 'unknown' });
});

test('pictures of a draft are read through its link, and no other file', async () => {
  const bytes = await plain(64, 48).png().toBuffer();
  const upload = async (name: string) =>
    ((await sendFiles(cms.url, chief, '/upload', [{ name, bytes }])).body as unknown as { id: number; hash: string }[])[0] ?? {
      id: 0,
      hash: '',
    };
  const [own, other] = [await upload('oʻziniki.png'), await upload('boshqa.png')];
  const category = getDocumentId(await createEntriesClient(chief, 'category', 'uz').createAndPublish({ name: 'Rasm', slug: unique() }));
  const values = { title: 'Rasmli', slug: unique(), category: { set: [{ documentId: category }] }, cover: { image: own.id, alt: 'Quduq' } };
  const id = getDocumentId(await createEntriesClient(chief, 'news', 'uz').create(values));
  const token = readToken(await share(id, { type: 'news' }));
  const [file, foreign] = [`media/${own.hash}-abc-320.webp`, `media/${other.hash}-abc-320.webp`];
  publisher.files.set(`/davlat/${file}`, 'a picture').set(`/davlat/${foreign}`, 'another');
  expect(await openFile(token, file)).toEqual([200, 'a picture']);
  expect(await openFile(token, foreign)).toEqual([404, '']);
  expect(await openFile('B'.repeat(43), file)).toEqual([404, '']);
  for (const name of ['media/../status', 'status', `media/${own.hash}/../x`, '']) expect((await openFile(token, name))[0]).toBe(404);
});

describe('the wrong person', () => {
  let id = '';
  beforeAll(async () => {
    id = await newTag();
  });

  test('without the key of the edge gets nothing, not even by a link', async () => {
    const token = readToken(await share(id));
    for (const [path, body] of [
      [sharedDraftApi.page, { token, locale: 'uz', address, isOpening: true }],
      [sharedDraftApi.file, { token, file: 'media/a.webp', address }],
    ] as const)
      for (const key of [null, 'another key of many letters']) expect((await ask(path, body, key)).status).toBe(404);
  });

  test('without a session, a right to the entry or to its language neither sees nor makes links', async () => {
    expect((await fetch(`${cms.url}${sharedDraftsPath}?type=tag&document=${id}&locale=uz`)).status).toBe(401);
    expect((await fetch(cms.url + sharedDraftsPath, { method: 'POST' })).status).toBe(401);
    const clerk = await newEditor(chief, 'Appeals and messages', cms.url);
    for (const by of [clerk, russian]) {
      expect((await list(id, by)).status).toBe(403);
      expect((await share(id, {}, by)).status).toBe(403);
    }
    await tags('ru').update(id, { name: 'Черновик', slug: unique() });
    expect((await share(id, { isOfAll: true }, uzbek)).status).toBe(403);
    expect((await share(id, {}, uzbek)).status).toBe(200);
  });

  test('who writes and does not publish makes no link, and ends the one that they made before', async () => {
    const news = getDocumentId(await createEntriesClient(chief, 'news', 'uz').create({ title: 'Dala', slug: unique() }));
    const about = { type: 'news' };
    const [expedition, translator, press] = await Promise.all(
      ['Field expedition', 'Translator (uz)', 'Press service'].map((role) => newEditor(chief, role, cms.url)),
    );
    if (!expedition || !translator || !press) throw new Error('There are three');
    const listNews = async (by: Editor) => read(await by.request('GET', `${sharedDraftsPath}?type=news&document=${news}&locale=uz`));
    const [made] = read(await share(news, about, press)).links;
    for (const by of [expedition, translator]) {
      expect((await share(news, about, by)).body.error?.message).toMatch(/eʼlon qila oladigan|может её публиковать|may publish it/u);
      expect((await by.request('DELETE', `${sharedDraftsPath}/${String(made?.id)}`)).status).toBe(403);
      expect(await listNews(by)).toMatchObject({ mayShare: false, links: [{ id: made?.id, state: 'valid', mayRevoke: false }] });
    }
    const { id: user } = (await expedition.request('GET', '/admin/users/me')).body.data as { id: number };
    cms.database.run(`UPDATE ochiq_token_link SET author = ${String(user)} WHERE id = ${String(made?.id)}`);
    expect(await listNews(expedition)).toMatchObject({ mayShare: false, links: [{ mayRevoke: true }] });
    expect((await expedition.request('DELETE', `${sharedDraftsPath}/${String(made?.id)}`)).status).toBe(200);
    expect(await listNews(press)).toMatchObject({ mayShare: true, links: [{ state: 'revoked' }] });
  });

  test.each([{ days: 0 }, { days: 31 }, { days: 1.5 }, { type: 'made-up' }, { locale: 'fr' }, { extra: 1 }])(
    'makes no link of %j',
    async (fields) => {
      expect((await share(id, fields)).status).toBe(400);
    },
  );

  test('who opens too many is refused, and others are not', async () => {
    const token = 'C'.repeat(43);
    const other = { address: '198.51.100.1' };
    for (let opened = 0; opened < 300; opened += 1) await ask(sharedDraftApi.page, { token, locale: 'uz', isOpening: true, ...other });
    expect(await open(token, 'uz', other)).toEqual({ outcome: 'refused', reason: 'too-many' });
    expect(await open(token)).toEqual({ outcome: 'refused', reason: 'unknown' });
  });
});

test('a draft is not shown while the publisher does not answer', async () => {
  const token = readToken(await share(await newTag()));
  await publisher.stop();
  expect(await open(token)).toEqual({ outcome: 'refused', reason: 'not-now' });
});

test('on a site without the right, the roles that publish get it once, for what they publish', async () => {
  const share = 'plugin::content-manager.explorer.share';
  const select = (action: string) =>
    cms.database
      .query(
        `SELECT l.role_id AS role, p.subject, p.properties, p.conditions FROM admin_permissions p
         JOIN admin_permissions_role_lnk l ON l.permission_id = p.id WHERE p.action = '${action}' ORDER BY l.role_id, p.subject`,
      )
      .filter(({ subject }) => contentTypeNames.some((name) => getContentTypeUid(name) === subject))
      .map((row) => JSON.stringify(row));
  const before = select(share);
  expect(before).toEqual(select('plugin::content-manager.explorer.publish'));
  cms.database.run(`DELETE FROM admin_permissions WHERE action = '${share}'`);
  cms.database.run("DELETE FROM strapi_core_store_settings WHERE key = 'core_setup_share-right'");
  cms = await cms.again();
  expect(select(share)).toEqual(before);
  cms.database.run(`DELETE FROM admin_permissions WHERE action = '${share}' AND subject = 'api::news.news'`);
  cms = await cms.again();
  const administrator = cms.database.query("SELECT id FROM admin_roles WHERE code = 'strapi-super-admin'")[0]?.['id'];
  // Strapi gives the Super Admin all rights at each start.
  const left = select(share).filter((row) => row.includes('api::news.news'));
  expect(left.map((row) => (JSON.parse(row) as { role: number }).role)).toEqual([administrator]);
}, 120_000);
