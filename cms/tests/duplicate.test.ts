import type { Version } from '../src/content/history/version';
import { createChangeLogClient } from './support/changes';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, getDocumentId, logIn, type Editor } from './support/panel';
import { queryString } from './support/query-string';
import { secrets } from './support/secrets';

let cms: OwnCms;
let chief: Editor;
let count = 0;

beforeAll(async () => {
  cms = await ownCms('duplicate');
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
});
afterAll(() => cms.remove());

const duplicate = (type: string, document: string, editor = chief) => editor.request('POST', `/admin/duplicate/${type}/${document}`, {});
const pages = (locale = 'uz', editor = chief) => createEntriesClient(editor, 'page', locale);
const find = async (type: 'page' | 'tag' | 'section-page' | 'redirect', document: string, locale = 'uz') =>
  (await createEntriesClient(chief, type, locale).find(document)).body.data as Record<string, unknown>;
const paragraph = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];

/** Makes a page in three languages with everything that a copy has to keep. */
async function createFullPage(): Promise<{ id: string; unit: string; person: string }> {
  count += 1;
  const slug = `asl-${String(count)}`;
  const unit = getDocumentId(await createEntriesClient(chief, 'unit', 'uz').create({ name: 'Boʻlim', slug }));
  const person = getDocumentId(await createEntriesClient(chief, 'person', 'uz').create({ name: 'Shaxs', slug }));
  const id = getDocumentId(
    await pages().create({
      ...{ title: `Asl ${String(count)}`, slug, lead: 'Kirish.', parent: 'section:activities', order: 3, reviewOn: '2027-01-01' },
      owner: { set: [{ documentId: unit }] },
      blocks: [
        { __component: 'block.people', title: 'Odamlar', people: { set: [{ documentId: person }] } },
        { __component: 'block.text', body: paragraph('Matn.') },
      ],
    }),
  );
  await pages('ru').update(id, { title: `Оригинал ${String(count)}`, slug: `original-${String(count)}`, blocks: [] });
  await pages('en').update(id, { title: `Original ${String(count)}`, slug: `source-${String(count)}`, blocks: [] });
  return { id, unit, person };
}

test('copies a page with all its languages, marked by language, under addresses of its own, as a draft', async () => {
  const { id } = await createFullPage();
  const number = String(count);
  expect((await pages().publish(id)).status).toBe(200);
  const { status, body } = await duplicate('page', id);
  expect([status, body['empty']]).toEqual([200, []]);
  const copy = String(body['document']);
  expect(copy).not.toBe(id);
  const versions = await Promise.all(['uz', 'ru', 'en'].map((locale) => find('page', copy, locale)));
  expect(versions.map(({ locale, title, slug, parent, order, publishedAt }) => [locale, title, slug, parent, order, publishedAt])).toEqual([
    ['uz', `Asl ${number} (nusxa)`, `asl-${number}-nusxa`, 'section:activities', 3, null],
    ['ru', `Оригинал ${number} (копия)`, `original-${number}-kopiya`, 'section:activities', 3, null],
    ['en', `Original ${number} (copy)`, `original-${number}-copy`, 'section:activities', 3, null],
  ]);
  expect(versions.map(({ status: state }) => state)).toEqual(['draft', 'draft', 'draft']);
});

test('keeps relations, blocks and shared values, and leaves the source as it was', async () => {
  const { id, unit, person } = await createFullPage();
  const before = await find('page', id);
  const copy = String((await duplicate('page', id)).body['document']);
  const relations = async (document: string) => {
    const at = `/content-manager/relations/api::page.page/${document}/owner?locale=uz`;
    return ((await chief.request('GET', at)).body['results'] as { documentId: string }[]).map(({ documentId }) => documentId);
  };
  expect(await relations(copy)).toEqual([unit]);
  const { blocks, lead, reviewOn } = await find('page', copy);
  expect([lead, reviewOn]).toEqual(['Kirish.', '2027-01-01']);
  expect(blocks).toMatchObject([
    { __component: 'block.people', title: 'Odamlar' },
    { __component: 'block.text', body: paragraph('Matn.') },
  ]);
  const [people] = blocks as { id: number }[];
  const linked = await chief.request('GET', `/content-manager/relations/block.people/${String(people?.id)}/people?locale=uz`);
  expect((linked.body['results'] as { documentId: string }[]).map(({ documentId }) => documentId)).toEqual([person]);
  expect(await find('page', id)).toEqual(before);
});

test('the slug of a copy is free among the pages of its parent, in every language, and the mark is not doubled', async () => {
  const { id } = await createFullPage();
  const number = String(count);
  const slugs: unknown[] = [];
  let source = id;
  for (let turn = 0; turn < 3; turn += 1) {
    source = String((await duplicate('page', source)).body['document']);
    slugs.push(await find('page', source).then(({ title, slug }) => [title, slug]));
  }
  expect(slugs).toEqual(['', '-2', '-3'].map((end) => [`Asl ${number} (nusxa)`, `asl-${number}-nusxa${end}`]));
  // Below another page nothing is taken.
  await pages().update(source, { parent: 'section:audit' });
  const moved = String((await duplicate('page', source)).body['document']);
  expect(await find('page', moved)).toMatchObject({ slug: `asl-${number}-nusxa`, parent: 'section:audit' });
});

test('pages at the top are neighbours, too', async () => {
  count += 1;
  const id = getDocumentId(await pages().create({ title: `Tepada ${String(count)}`, slug: `tepada-${String(count)}`, blocks: [] }));
  const slugs: unknown[] = [];
  for (let turn = 0; turn < 2; turn += 1) slugs.push((await find('page', String((await duplicate('page', id)).body['document'])))['slug']);
  expect(slugs).toEqual([`tepada-${String(count)}-nusxa`, `tepada-${String(count)}-nusxa-2`]);
});

test('entries of other types get a free slug among all of their type', async () => {
  count += 1;
  const tags = createEntriesClient(chief, 'tag', 'uz');
  const id = getDocumentId(await tags.create({ name: `Teg ${String(count)}`, slug: `teg-${String(count)}` }));
  await tags.create({ name: 'Band', slug: `teg-${String(count)}-nusxa` });
  const copy = String((await duplicate('tag', id)).body['document']);
  expect(await find('tag', copy)).toMatchObject({ name: `Teg ${String(count)} (nusxa)`, slug: `teg-${String(count)}-nusxa-2` });
});

test('leaves empty what no two entries may share, and says so', async () => {
  const redirects = createEntriesClient(chief, 'redirect', 'uz');
  const id = getDocumentId(await redirects.create({ from: '/nusxalash', to: '/about', permanent: true }));
  const { body } = await duplicate('redirect', id);
  expect(body['empty']).toEqual(['from']);
  expect(await find('redirect', String(body['document']))).toMatchObject({ from: null, to: '/about' });
});

test('the history says where the copy came from, and readers see nothing of it', async () => {
  const { id } = await createFullPage();
  await pages().publish(id);
  const log = createChangeLogClient(cms.url);
  let copy = '';
  const left = await log.leftBy(async () => {
    copy = String((await duplicate('page', id)).body['document']);
  });
  expect(left).toEqual([]);
  const history = async (document: string) =>
    (await chief.request('GET', `/admin/history?${queryString({ type: 'page', document, locale: 'ru' })}`)).body['versions'] as Version[];
  expect(await history(copy)).toMatchObject([{ source: 'duplicate', state: 'draft', author: 'Ochiq Administrator', changed: null }]);
  expect((await history(id)).map(({ source }) => source)).not.toContain('duplicate');
  // What is changed next is a version of its own, and the page goes into the change log once it is published.
  await pages('ru').update(copy, { title: 'Новая' });
  expect((await history(copy)).map(({ source }) => source)).toEqual(['edit', 'duplicate']);
  const published = await log.leftBy(async () => {
    expect((await pages('ru').publish(copy)).status).toBe(200);
  });
  expect(published.map(({ type, kind }) => [type, kind])).toEqual([['page', 'publish']]);
});

test('makes all languages or none', async () => {
  const { id } = await createFullPage();
  // A broken character that was saved before these were refused is refused with the second language.
  const total = async () => ((await pages().list()).body['pagination'] as { total: number }).total;
  const before = await total();
  cms.database.run(`UPDATE pages SET lead = '\uFFFD' WHERE document_id = '${id}' AND locale = 'ru'`);
  expect((await duplicate('page', id)).status).toBe(400);
  expect(await total()).toBe(before);
});

test('unknown entries and types of which there is one are not copied', async () => {
  expect((await duplicate('page', 'made-up')).status).toBe(404);
  expect((await duplicate('site', 'made-up')).status).toBe(400);
  expect((await duplicate('appeal', 'made-up')).status).toBe(400);
});

describe('who may not', () => {
  const total = async () => ((await pages().list()).body['pagination'] as { total: number }).total;
  let russian: Editor;
  let moderator: Editor;
  beforeAll(async () => {
    russian = await newEditor(chief, 'Editor (ru)', cms.url);
    moderator = await newEditor(chief, 'Appeals and messages', cms.url);
  });

  test('an editor of one language can’t copy an entry that has others, and is told which', async () => {
    const { id } = await createFullPage();
    const before = await total();
    const refused = await duplicate('page', id, russian);
    expect(refused.status).toBe(403);
    expect(refused.body.error?.message).toMatch(/Editor .(?:uz|en)./u);
    expect((await duplicate('page', id, moderator)).status).toBe(403);
    expect((await fetch(`${cms.url}/admin/duplicate/page/${id}`, { method: 'POST' })).status).toBe(401);
    expect(await total()).toBe(before);
  });

  test('an editor copies what is in their own language only', async () => {
    count += 1;
    const id = getDocumentId(
      await pages('ru', russian).create({ title: `Своя ${String(count)}`, slug: `svoya-${String(count)}`, blocks: [] }),
    );
    const { status, body } = await duplicate('page', id, russian);
    expect(status).toBe(200);
    expect(await find('page', String(body['document']), 'ru')).toMatchObject({ title: `Своя ${String(count)} (копия)`, parent: null });
  });

  test('a role that may not create copies nothing, and one that may not read a field does not get it', async () => {
    const { id } = await createFullPage();
    const explorer = (deed: string, fields?: readonly string[]) => ({
      action: `plugin::content-manager.explorer.${deed}`,
      subject: 'api::page.page',
      properties: { locales: ['uz', 'ru', 'en'], fields: fields ?? ['title', 'slug', 'parent', 'lead'] },
      conditions: [],
    });
    const withRights = async (name: string, permissions: readonly unknown[]) => {
      const role = (await chief.request('POST', '/admin/roles', { name, description: '' })).body.data as { id: number };
      await chief.request('PUT', `/admin/roles/${String(role.id)}/permissions`, { permissions });
      return newEditor(chief, name, cms.url);
    };
    const reader = await withRights('Copy readers', [explorer('read'), explorer('update')]);
    expect((await duplicate('page', id, reader)).status).toBe(403);
    const writer = await withRights('Copy writers', [
      explorer('read', ['title', 'slug', 'parent']),
      explorer('create'),
      explorer('update'),
    ]);
    const { status, body } = await duplicate('page', id, writer);
    expect(status).toBe(200);
    const copy = await find('page', String(body['document']));
    expect(copy).toMatchObject({ parent: 'section:activities', lead: null });
  });
});
