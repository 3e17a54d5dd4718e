import type { PageStatistics, PageViews } from '@ochiq/contract/wire/page-statistics';

import { listUnread, type PublishedPage } from '../src/content/page-statistics/list-unread';
import type { ListDetailsResponse } from '../src/content/list-details/list-details';
import type { ShownStatistics } from '../src/content/page-statistics/page-statistics';
import { toCsv } from '../src/admin/page-statistics/to-csv';
import { FakePublisher } from './support/fake-publisher';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, getDocumentId, logIn, type Editor } from './support/panel';
import { secrets } from './support/secrets';

const publisher = new FakePublisher();
let cms: OwnCms;
let chief: Editor;
let russian: Editor;
let document = '';
let silent = '';

const views = (path: string, locale: 'uz' | 'ru', count: number, documentId?: string): PageViews => ({
  ...{ path, locale, views: count },
  entry: documentId === undefined ? null : { type: 'page', documentId },
});
const counted = (pages: PageViews[]): PageStatistics => ({
  state: 'on',
  from: '2026-10-22',
  to: '2026-11-20',
  views: 90,
  days: [{ day: '2026-11-20', views: 90 }],
  pages,
  otherPages: 7,
  referrers: [{ host: 'gov.uz', views: 3 }],
  otherReferrers: 0,
  searches: [{ locale: 'uz', words: 'soliq', count: 4 }],
});
const path = (days: number | string = 30) => `/admin/page-statistics?days=${String(days)}`;
const read = async (editor: Editor, days?: number) => (await editor.request('GET', path(days))).body as unknown as ShownStatistics;

beforeAll(async () => {
  await publisher.start();
  cms = await ownCms('page-statistics', { PUBLISHER_URL: publisher.url, PUBLISHER_KEY: publisher.key });
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  russian = await newEditor(chief, 'Editor (ru)', cms.url);
  const inLanguage = (locale: string) => createEntriesClient(chief, 'page', locale);
  document = getDocumentId(
    await inLanguage('uz').createAndPublish({ title: 'Oʻqiladi', slug: 'oqiladi', blocks: [], reviewOn: '2020-01-01' }),
  );
  await inLanguage('ru').publish(document, { title: 'Читают', slug: 'chitayut', blocks: [] });
  silent = getDocumentId(
    await inLanguage('uz').createAndPublish({ title: 'Oʻqilmaydi', slug: 'oqilmaydi', blocks: [], reviewOn: '2024-01-01' }),
  );
  publisher.statistics = {
    status: 200,
    body: counted([views('/uz/oqiladi', 'uz', 40, document), views('/ru/chitayut', 'ru', 30, document), views('/uz/news', 'uz', 13)]),
  };
});
afterAll(async () => {
  await cms.remove();
  await publisher.stop();
});

test('names pages by their entries, and lists what few read', async () => {
  const shown = await read(chief);
  expect(shown).toMatchObject({ state: 'on', views: 90, otherPages: 7, searches: [{ words: 'soliq', count: 4 }] });
  expect(shown.pages).toEqual([
    { path: '/uz/oqiladi', locale: 'uz', views: 40, title: 'Oʻqiladi', entry: { type: 'page', document } },
    { path: '/uz/news', locale: 'uz', views: 13, title: null, entry: null },
    { path: '/ru/chitayut', locale: 'ru', views: 30, title: 'Читают', entry: { type: 'page', document } },
  ]);
  expect(shown.unread.map(({ title, views: count, reviewOn }) => [title, count, reviewOn])).toEqual([
    ['Oʻqilmaydi', 0, '2024-01-01'],
    ['Oʻqiladi', 70, '2020-01-01'],
  ]);
  await read(chief, 365);
  expect(publisher.asked).toEqual(['GET /page-statistics/30', 'GET /page-statistics/365']);
});

test('names no entry that the user may not read: neither of another language, nor for a stranger or who only answers citizens', async () => {
  const shown = await read(russian);
  expect(shown.pages.map(({ title, entry }) => [title, entry?.document])).toEqual([
    [null, undefined],
    [null, undefined],
    ['Читают', document],
  ]);
  expect(shown.unread.map(({ title, locale }) => [title, locale])).toEqual([['Читают', 'ru']]);
  for (const role of ['Appeals and messages', 'Applications and questions']) {
    const refused = await (await newEditor(chief, role, cms.url)).request('GET', path());
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).toContain('does not read the content');
  }
  for (const role of ['Editor (uz)', 'Editor (en)']) expect((await read(await newEditor(chief, role, cms.url))).state).toBe('on');
  expect((await fetch(cms.url + path())).status).toBe(401);
  expect((await fetch(cms.url + path(), { headers: { authorization: `Bearer ${secrets.BUILD_TOKEN}` } })).status).toBe(401);
});

test('knows no other period', async () => {
  for (const days of ['', 8, 'x']) expect((await chief.request('GET', path(days))).status).toBe(400);
});

test('lists of entries show the views of published pages in the languages that the user may open', async () => {
  const details = async (editor: Editor) => {
    const { body } = await editor.request('GET', `/admin/list-details?type=page&documents=${document},${silent}`);
    const { entries } = body as unknown as ListDetailsResponse;
    return [document, silent].map((id) => Object.values(entries[id] ?? {}).map(({ views: count }) => count));
  };
  expect(await details(chief)).toEqual([
    [40, 30, null],
    [0, null, null],
  ]);
  expect(await details(russian)).toEqual([[null, 30, null], []]);
});

test('says that statistics are off, and that the publisher does not answer with any', async () => {
  publisher.statistics = { status: 200, body: { state: 'off' } };
  expect(await read(chief)).toEqual({ state: 'off' });
  publisher.statistics = { status: 500, body: { error: 'A day can’t be read' } };
  expect(await read(chief)).toEqual({ state: 'away' });
  publisher.statistics = { status: 200, body: { state: 'on', pages: 'many' } };
  expect(await read(chief)).toEqual({ state: 'away' });
});

test('the page read least is first, of those read alike the longest overdue, then the oldest', () => {
  const page = (documentId: string, reviewOn: string | null, publishedAt: string, locale = 'uz'): PublishedPage => ({
    ...{ documentId, locale, title: documentId, reviewOn, publishedAt },
  });
  const pages = [
    page('read', '2020-01-01', '2020-01-01'),
    page('without a day', null, '2020-01-01'),
    page('older without a day', null, '2019-01-01'),
    page('due later', '2026-01-01', '2020-01-01'),
    page('due first', '2022-01-01', '2025-01-01', 'ru'),
    page('due first', '2022-01-01', '2025-01-01'),
  ];
  const counts = new Map([['page read ru', 1]]);
  expect(listUnread(pages, counts).map(({ document: id, locale, views: count }) => [id, locale, count])).toEqual([
    ['due first', 'uz', 0],
    ['due later', 'uz', 0],
    ['older without a day', 'uz', 0],
    ['without a day', 'uz', 0],
    ['read', 'uz', 1],
  ]);
});

test('a file of figures has no cell that a spreadsheet takes for a formula', () => {
  expect(
    toCsv([
      ['Soʻz', 'n'],
      ['=1+1', 3],
      ['a,"b"', 4],
    ]),
  ).toBe('\uFEFFSoʻz,n\r\n\'=1+1,3\r\n"a,""b""",4\r\n');
});
