import type { TrashedEntry } from '../src/content/trash/trashed';
import { newEditor } from './support/new-editor';
import { administrator, createEntriesClient, getDocumentId, type Editor } from './support/panel';
import { sendFiles } from './support/send-file';
import { shared } from './support/shared';
import { plain } from './support/upload-cases';

const chief = administrator();
let russian: Editor;
let count = 0;

const tag = (name = 'Yorliq') => ({ name, slug: `savat-${String((count += 1))}` });
const tags = (locale = 'uz', editor = chief) => createEntriesClient(editor, 'tag', locale);
const removeAll = (id: string, type = 'tag') =>
  chief.request('DELETE', `/content-manager/collection-types/api::${type}.${type}/${id}?locale=*`);
const list = async (editor = chief) => (await editor.request('GET', '/admin/deleted-entries')).body['entries'] as TrashedEntry[];
const find = async (document: string, editor = chief) => (await list(editor)).find((entry) => entry.document === document);
const restore = (document: string, slugs: Readonly<Record<string, string>> = {}, editor = chief, type = 'tag') =>
  editor.request('POST', `/admin/deleted-entries/${type}/${document}/restore`, { slugs });
const removeForGood = (document: string, editor = chief, type = 'tag') =>
  editor.request('DELETE', `/admin/deleted-entries/${type}/${document}`);

async function newTag(...locales: string[]): Promise<{ id: string; slug: string }> {
  const values = tag();
  const id = getDocumentId(await tags().create(values));
  for (const locale of locales) await tags(locale).update(id, tag());
  return { id, slug: values.slug };
}

beforeAll(async () => {
  russian = await newEditor(chief, 'Editor (ru)');
});

test('a deleted entry is in the trash, with its languages, its person and its last day', async () => {
  const { id } = await newTag('ru');
  await tags().publish(id);
  await removeAll(id);
  const entry = await find(id);
  expect(entry).toMatchObject({ type: 'tag', title: 'Yorliq', by: 'Ochiq Administrator', mayRestore: true });
  expect(entry?.locales.toSorted((one, other) => (one.locale < other.locale ? -1 : 1))).toEqual([
    { locale: 'ru', wasPublished: false },
    { locale: 'uz', wasPublished: true },
  ]);
  expect(Math.round((Date.parse(entry?.until ?? '') - Date.parse(entry?.at ?? '')) / 86_400_000)).toBe(90);
});

test('comes back in all its languages, as a draft, under the same id', async () => {
  const { id, slug } = await newTag('ru', 'en');
  await tags().publish(id);
  await removeAll(id);
  expect((await restore(id)).body).toMatchObject({ missing: [] });
  expect(await find(id)).toBeUndefined();
  for (const locale of ['uz', 'ru', 'en']) {
    const { data } = (await tags(locale).find(id)).body as { data: Record<string, unknown> };
    expect([data['documentId'], data['locale'], data['publishedAt']]).toEqual([id, locale, null]);
  }
  expect((await tags().find(id)).body.data).toMatchObject({ name: 'Yorliq', slug });
});

test('is there, too, where the request names an empty language, which is the default', async () => {
  const { id } = await newTag('ru');
  expect((await tags('').remove(id)).status).toBe(200);
  expect((await find(id))?.locales.map(({ locale }) => locale)).toEqual(['uz']);
});

test('one deleted language comes back beside the others', async () => {
  const { id } = await newTag('ru');
  await tags('ru').remove(id);
  expect((await find(id))?.locales.map(({ locale }) => locale)).toEqual(['ru']);
  expect((await restore(id)).body).toEqual({ locales: ['ru'], missing: [] });
  expect((await tags('ru').find(id)).body.data).toMatchObject({ documentId: id, locale: 'ru' });
});

test('comes back with its components, texts, relations and files', async () => {
  const [file] = (await sendFiles(shared.get().url, chief, '/upload', [{ name: 'savat.png', bytes: await plain(8, 8).png().toBuffer() }]))
    .body as unknown as [{ id: number; hash: string }];
  const category = getDocumentId(await createEntriesClient(chief, 'category', 'uz').create({ name: 'Savat', slug: tag().slug }));
  const { id: related } = await newTag();
  const news = createEntriesClient(chief, 'news', 'uz');
  const values = {
    title: 'Savatdagi xabar',
    slug: tag().slug,
    summary: 'Qisqacha.',
    body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] }],
    cover: { image: file.id, alt: 'Quduq' },
    date: '2026-11-20',
    category: { set: [{ documentId: category }] },
    tags: { set: [{ documentId: related }] },
  };
  const id = getDocumentId(await news.create(values));
  await removeAll(id, 'news');
  // Its file stays for it.
  const refused = await chief.request('DELETE', `/upload/files/${String(file.id)}`);
  expect([refused.status, refused.body.error?.message]).toEqual([409, expect.stringContaining('“Savatdagi xabar” (uz')]);
  expect((await restore(id, {}, chief, 'news')).body).toEqual({ locales: ['uz'], missing: [] });
  const history = (await chief.request('GET', `/admin/history?type=news&document=${id}&locale=uz`)).body['versions'] as {
    id: number;
    state: string;
    changed: unknown;
  }[];
  expect(history.map(({ state, changed }) => [state, changed])).toEqual([
    ['draft', []],
    ['deleted', []],
    ['draft', null],
  ]);
  await removeAll(id, 'news');
  await removeForGood(id, chief, 'news');
  expect((await chief.request('DELETE', `/upload/files/${String(file.id)}`)).status).toBe(200);
});

test('asks for another slug where another entry has it, and restores nothing meanwhile', async () => {
  const { id, slug } = await newTag('ru');
  await removeAll(id);
  const other = getDocumentId(await tags().create({ name: 'Egalladi', slug }));
  expect((await restore(id)).body).toEqual({ taken: [{ locale: 'uz', field: 'slug', value: slug, by: 'Egalladi' }] });
  expect(await find(id)).toBeDefined();
  expect((await restore(id, { uz: slug })).body).toHaveProperty('taken');
  expect((await restore(id, { uz: `${slug}-2` })).body).toMatchObject({ missing: [] });
  expect((await tags().find(id)).body.data).toMatchObject({ slug: `${slug}-2` });
  await removeAll(other);
});

test('asks for another slug where a page below the same parent has it', async () => {
  const pages = createEntriesClient(chief, 'page', 'uz');
  const page = (parent: string, slug: string) => ({ title: `Sahifa ${slug}`, slug, parent, blocks: [] });
  const { slug } = tag();
  const id = getDocumentId(await pages.create(page('section:youth', slug)));
  await removeAll(id, 'page');
  const elsewhere = getDocumentId(await pages.create(page('section:gender', slug)));
  const beside = getDocumentId(await pages.create(page('section:youth', slug)));
  expect((await restore(id, {}, chief, 'page')).body).toEqual({
    taken: [{ locale: 'uz', field: 'slug', value: slug, by: `Sahifa ${slug}` }],
  });
  await removeAll(beside, 'page');
  expect((await restore(id, {}, chief, 'page')).body).toEqual({ locales: ['uz'], missing: [] });
  for (const one of [id, elsewhere]) await removeAll(one, 'page');
});

test('a page whose parent is gone stays below it, and the parent is named', async () => {
  const pages = createEntriesClient(chief, 'page', 'uz');
  const page = (parent: string) => ({ title: 'Sahifa', slug: tag().slug, parent, blocks: [] });
  const above = getDocumentId(await pages.create(page('section:youth')));
  const below = getDocumentId(await pages.create(page(`page:${above}`)));
  await removeAll(below, 'page');
  await removeAll(above, 'page');
  expect((await restore(below, {}, chief, 'page')).body).toEqual({ locales: ['uz'], missing: [{ field: 'parent', names: ['Sahifa'] }] });
  expect((await pages.find(below)).body.data).toMatchObject({ parent: `page:${above}` });
  await removeAll(below, 'page');
});

test('a restored language takes what the others share from them: it may have been changed since', async () => {
  const announcements = (locale: string) => createEntriesClient(chief, 'announcement', locale);
  const values = (title: string, date: string) => ({ title, slug: tag().slug, date });
  const id = getDocumentId(await announcements('uz').create(values('Eʼlon', '2026-11-20')));
  await announcements('ru').update(id, values('Объявление', '2026-11-20'));
  await announcements('ru').remove(id);
  await announcements('uz').update(id, { date: '2026-11-21' });
  expect((await restore(id, {}, chief, 'announcement')).body).toEqual({ locales: ['ru'], missing: [] });
  for (const locale of ['uz', 'ru']) expect((await announcements(locale).find(id)).body.data).toMatchObject({ date: '2026-11-21' });
  // What was deleted last decides where no language lives.
  await announcements('ru').remove(id);
  await announcements('uz').update(id, { date: '2026-11-22' });
  await announcements('uz').remove(id);
  expect((await restore(id, {}, chief, 'announcement')).body).toEqual({ locales: ['uz', 'ru'], missing: [] });
  for (const locale of ['uz', 'ru']) expect((await announcements(locale).find(id)).body.data).toMatchObject({ date: '2026-11-22' });
  await removeAll(id, 'announcement');
});

test('a language that is written again leaves the trash, and nothing overwrites it', async () => {
  const { id } = await newTag('ru');
  await tags('ru').remove(id);
  await tags('ru').update(id, tag('Заново'));
  expect(await find(id)).toBeUndefined();
  expect((await restore(id)).status).toBe(404);
  expect((await tags('ru').find(id)).body.data).toMatchObject({ name: 'Заново' });
});

test.each(['Katta-Harf', 'a/b', ''])('refuses “%s” as a slug', async (slug) => {
  const { id } = await newTag();
  await removeAll(id);
  expect((await restore(id, { uz: slug })).status).toBe(400);
});

test('what is deleted for good is gone with its history', async () => {
  const { id } = await newTag();
  await removeAll(id);
  expect((await removeForGood(id)).status).toBe(204);
  expect(await find(id)).toBeUndefined();
  expect((await restore(id)).status).toBe(404);
});

describe('rights', () => {
  test('an editor sees, restores and removes only the own language', async () => {
    const { id } = await newTag('ru');
    const { id: foreign } = await newTag();
    await removeAll(id);
    await removeAll(foreign);
    expect((await find(id, russian))?.locales.map(({ locale }) => locale)).toEqual(['ru']);
    expect(await find(foreign, russian)).toBeUndefined();
    expect((await restore(foreign, {}, russian)).status).toBe(404);
    expect((await removeForGood(foreign, russian)).status).toBe(404);
    expect((await restore(id, {}, russian)).body).toEqual({ locales: ['ru'], missing: [] });
    expect((await find(id))?.locales.map(({ locale }) => locale)).toEqual(['uz']);
    expect((await tags().find(id)).body.data).toEqual({});
  });

  test('a taken slug does not tell an editor what an entry is called that they may not read', async () => {
    const role = (await chief.request('POST', '/admin/roles', { name: 'Creator of tags', description: '-' })).body.data as { id: number };
    const permissions = ['create', 'delete'].map((right) => ({
      action: `plugin::content-manager.explorer.${right}`,
      subject: 'api::tag.tag',
      properties: { ...(right === 'create' && { fields: ['name', 'slug'] }), locales: ['uz'] },
      conditions: [],
    }));
    await chief.request('PUT', `/admin/roles/${String(role.id)}/permissions`, { permissions });
    const creator = await newEditor(chief, 'Creator of tags');
    const { id, slug } = await newTag();
    await removeAll(id);
    await tags().create({ name: 'Sir', slug });
    expect((await restore(id, {}, creator)).body).toEqual({ taken: [{ locale: 'uz', field: 'slug', value: slug, by: null }] });
  });

  test('refuses requests without a session, and leaves the address of its page to the panel', async () => {
    expect((await fetch(`${shared.get().url}/admin/deleted-entries`)).status).toBe(401);
    for (const page of ['trash', 'history/tag/some/uz'])
      expect((await fetch(`${shared.get().url}/admin/${page}`)).headers.get('content-type')).not.toContain('json');
  });
});
