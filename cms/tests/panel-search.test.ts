import type { PanelSearchResponse, SearchStartResponse } from '../src/content/panel-search/panel-search';
import { createEdgeClient, filled } from './support/edge';
import { newEditor } from './support/new-editor';
import { administrator, createEntriesClient, getDocumentId, type Editor } from './support/panel';
import { sendFiles } from './support/send-file';
import { shared } from './support/shared';

const chief = administrator();
const path = '/admin/panel-search';

/** Searches as a user, once the index is built. */
async function search(by: Editor, q: string): Promise<PanelSearchResponse> {
  for (;;) {
    const { status, body } = await by.request('POST', path, { q });
    if (status !== 200) throw new Error(`The search responded with ${String(status)}: ${JSON.stringify(body)}`);
    const response = body as unknown as PanelSearchResponse;
    if (!response.isReading) return response;
  }
}
const listHits = async (by: Editor, q: string) => {
  const { groups, files } = await search(by, q);
  const entries = groups.flatMap(({ type, hits }) =>
    hits.map(({ locale, title }) => `${type} ${locale} ${title.map(({ text }) => text).join('')}`),
  );
  return [...entries, ...files.map(({ name }) => `file ${name}`)];
};
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

const tags = (by: Editor, locale: string) => createEntriesClient(by, 'tag', locale);
const announcements = (locale: string) => createEntriesClient(chief, 'announcement', locale);

let secret = '';

beforeAll(async () => {
  const values = { publishedOn: '2026-05-12', kind: 'notice' };
  await announcements('uz').create({
    ...values,
    ...{ title: 'Togʻon qurilishi toʻgʻrisida', slug: 'togon-qurilishi' },
    body: [
      paragraph('Qarorga (PQ–4135) muvofiq ishlar choʻlda boshlandi.'),
      { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [{ type: 'text', text: 'ekskavatorlar' }] }] },
    ],
  });
  secret = getDocumentId(await tags(chief, 'uz').create({ name: 'Maxfiylashtirilgan', slug: 'maxfiy-qoralama' }));
  await createEntriesClient(chief, 'person', 'uz').create({ name: 'Rahimov Oʻktam Yoʻldoshevich', slug: 'rahimov-oktam' });
  await tags(chief, 'ru').create({ name: 'Скважины и колодцы', slug: 'skvazhiny-i-kolodtsy' });
});

test.each([
  ['toʻgʻon', 'announcement uz Togʻon qurilishi toʻgʻrisida'],
  ["to'g'on qurilish", 'announcement uz Togʻon qurilishi toʻgʻrisida'],
  ['тўғон қурилиши', 'announcement uz Togʻon qurilishi toʻgʻrisida'],
  ['ekskavator', 'announcement uz Togʻon qurilishi toʻgʻrisida'],
  ['экскаваторлар', 'announcement uz Togʻon qurilishi toʻgʻrisida'],
  ['PQ-4135', 'announcement uz Togʻon qurilishi toʻgʻrisida'],
  ['ПҚ 4135-сон', 'announcement uz Togʻon qurilishi toʻgʻrisida'],
  ['ПП-4135', 'announcement uz Togʻon qurilishi toʻgʻrisida'],
  ['qurilsihi', 'announcement uz Togʻon qurilishi toʻgʻrisida'],
  ['Рахимов', 'person uz Rahimov Oʻktam Yoʻldoshevich'],
  ["yo'ldoshevich o'ktam", 'person uz Rahimov Oʻktam Yoʻldoshevich'],
  ['скважина', 'tag ru Скважины и колодцы'],
  ['crdf;byf', 'tag ru Скважины и колодцы'],
  ['kolodtsy', 'tag ru Скважины и колодцы'],
])('“%s” finds %s', async (q, hit) => {
  expect(await listHits(chief, q)).toContain(hit);
});

test('shows the passage with the match, the state, and what was searched for instead', async () => {
  const { groups, repaired } = await search(chief, 'ekskvatorlar');
  const [hit] = groups.find(({ type }) => type === 'announcement')?.hits ?? [];
  expect(hit).toMatchObject({ locale: 'uz', state: 'draft' });
  expect(hit?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['ekskavatorlar']);
  expect(repaired).toBe('ekskavatorlar');
});

test('follows what is saved, published and deleted', async () => {
  const document = getDocumentId(await tags(chief, 'en').create({ name: 'Hydrometry', slug: 'hydrometry' }));
  expect(await listHits(chief, 'hydrometry')).toEqual(['tag en Hydrometry']);
  await tags(chief, 'en').update(document, { name: 'Aerology' });
  expect(await listHits(chief, 'hydrometry')).toEqual([]);
  await tags(chief, 'en').publish(document);
  expect((await search(chief, 'aerology')).groups).toMatchObject([{ type: 'tag', hits: [{ document, state: 'published' }] }]);
  await tags(chief, 'en').remove(document);
  expect(await listHits(chief, 'aerology')).toEqual([]);
  await chief.request('POST', `/admin/deleted-entries/tag/${document}/restore`, {});
  expect(await listHits(chief, 'aerology')).toEqual(['tag en Aerology']);
});

test('has the files of the library, for who may read these', async () => {
  const bytes = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>',
  );
  const sent = await sendFiles(shared.get().url, chief, '/upload', [{ name: 'Hisobot_gidropost.pdf', type: 'application/pdf', bytes }]);
  const [{ id }] = sent.body as unknown as [{ id: number }];
  expect(await listHits(await newEditor(chief, 'Editor (en)'), 'гидропост')).toEqual(['file Hisobot_gidropost.pdf']);
  expect(await listHits(await newEditor(chief, 'Appeals and messages'), 'gidropost')).toEqual([]);
  await chief.request('DELETE', `/upload/files/${String(id)}`);
  expect(await listHits(chief, 'gidropost')).toEqual([]);
});

test('shows an editor only what they may read, and no word of the rest', async () => {
  expect(await listHits(await newEditor(chief, 'Editor (uz)'), 'maxfiylashtirilgan')).toEqual(['tag uz Maxfiylashtirilgan']);
  const russian = await newEditor(chief, 'Editor (ru)');
  for (const q of ['maxfiylashtirilgan', 'maxfiylashtirilgn', 'махфийлаштирилган'])
    expect(await search(russian, q)).toEqual({ isReading: false, repaired: null, groups: [], files: [] });
  await tags(chief, 'ru').update(secret, { name: 'Рассекреченное', slug: 'rassekrechennoe' });
  expect(await listHits(russian, 'рассекреченное')).toEqual(['tag ru Рассекреченное']);
});

test('holds nothing that citizens sent, not even for those who handle it', async () => {
  const { status } = await createEdgeClient(shared.get().url).send('appeal', filled.appeal, { address: '203.0.113.78' });
  expect(status).toBe(201);
  const clerk = await newEditor(chief, 'Appeals and messages');
  for (const by of [chief, clerk])
    for (const value of Object.values(filled.appeal).filter((one) => one.length > 3))
      expect((await search(by, value)).groups.map(({ type }) => type)).not.toContain('appeal');
  expect(await search(clerk, 'togʻon')).toEqual({ isReading: false, repaired: null, groups: [], files: [] });
});

test('begins with what the user saved last, and with what they may do', async () => {
  const editor = await newEditor(chief, 'Editor (ru)');
  await tags(editor, 'ru').create({ name: 'Последнее', slug: 'poslednee' });
  const start = async (by: Editor) => (await by.request('GET', `${path}/start`)).body as unknown as SearchStartResponse;
  const { recent, creatable, listed, ...rights } = await start(editor);
  expect(recent).toMatchObject([{ type: 'tag', locale: 'ru', title: 'Последнее' }]);
  expect(creatable).toContainEqual({ type: 'news', locale: 'ru' });
  expect(creatable.map(({ type }) => type)).not.toContain('home');
  expect(listed).toContainEqual({ type: 'home', locale: 'ru' });
  expect(rights).toEqual({ mayDelete: true, hasFiles: true });
  expect(await start(await newEditor(chief, 'Appeals and messages'))).toEqual({
    ...{ recent: [], creatable: [], listed: [], mayDelete: false, hasFiles: false },
  });
});

test('shows by a right under conditions the entries that meet them, and offers translators no new entries', async () => {
  const pages = createEntriesClient(chief, 'section-page', 'uz');
  for (const key of ['decisions', 'contact']) await pages.create({ key, title: `Geokriologiya (${key})`, blocks: [] });
  expect((await listHits(chief, 'geokriologiya')).toSorted()).toEqual([
    'section-page uz Geokriologiya (contact)',
    'section-page uz Geokriologiya (decisions)',
  ]);
  expect(await listHits(await newEditor(chief, 'Legal department'), 'geokriologiya')).toEqual([
    'section-page uz Geokriologiya (decisions)',
  ]);
  const translator = await newEditor(chief, 'Translator (ru)');
  expect((await translator.request('GET', `${path}/start`)).body).toMatchObject({ creatable: [], mayDelete: false });
  expect(await listHits(translator, 'geokriologiya')).toHaveLength(2);
});

test('refuses who is not signed in, and what is no query', async () => {
  for (const [method, address] of [
    ['POST', path],
    ['GET', `${path}/start`],
  ] as const)
    expect((await fetch(shared.get().url + address, { method })).status).toBe(401);
  for (const q of ['', ' ', 'a'.repeat(201)]) expect((await chief.request('POST', path, { q })).status).toBe(400);
});
