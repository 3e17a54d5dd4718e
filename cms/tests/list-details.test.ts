import sharp from 'sharp';

import { findPictureField } from '../src/content/list-details/read-list-details';
import { type ListDetailsResponse, maxListed } from '../src/content/list-details/list-details';
import { isStrapiList } from '../src/platform/setup/list-defaults';
import { newEditor } from './support/new-editor';
import { administrator, createEntriesClient, getDocumentId, type Editor } from './support/panel';
import { sendFiles } from './support/send-file';
import { shared } from './support/shared';

const chief = administrator();
const path = (documents: string, type = 'page') => `/admin/list-details?type=${type}&documents=${documents}`;
const read = async (editor: Editor, documents: string, type?: string) =>
  ((await editor.request('GET', path(documents, type))).body as unknown as ListDetailsResponse).entries;

describe('the details of a list', () => {
  let document = '';
  const states = async (editor: Editor) => Object.values((await read(editor, document))[document] ?? {}).map(({ state }) => state);
  const inLanguage = (locale: string) => createEntriesClient(chief, 'page', locale);

  beforeAll(async () => {
    document = getDocumentId(await inLanguage('uz').create({ title: 'Roʻyxatda', slug: 'royxatda', blocks: [] }));
    await inLanguage('ru').update(document, { title: 'В списке', slug: 'v-spiske', blocks: [] });
  });

  test('say the state in each language, as it changes', async () => {
    expect(await states(chief)).toEqual(['draft', 'draft', 'none']);
    await inLanguage('uz').publish(document);
    expect(await states(chief)).toEqual(['published', 'draft', 'none']);
    await inLanguage('uz').update(document, { title: 'Roʻyxatda turibdi' });
    expect(await states(chief)).toEqual(['changed', 'draft', 'none']);
    await inLanguage('uz').unpublish(document);
    expect(await states(chief)).toEqual(['draft', 'draft', 'none']);
  });

  test('mark the languages that the user may open', async () => {
    const russian = await newEditor(chief, 'Editor (ru)');
    const { uz, ru, en } = (await read(russian, document))[document] ?? {};
    expect([uz?.isReadable, ru?.isReadable, en?.isReadable]).toEqual([false, true, false]);
  });

  test('are none for who may read the entry in no language, and for who is not signed in', async () => {
    expect(await read(await newEditor(chief, 'Editor (en)'), document)).toEqual({});
    expect(await read(await newEditor(chief, 'Appeals and messages'), document)).toEqual({});
    expect((await fetch(shared.get().url + path(document))).status).toBe(401);
  });

  test('leave out what there is not, and refuse what is no page of a list', async () => {
    expect(Object.keys(await read(chief, `${document},nothing`))).toEqual([document]);
    expect((await chief.request('GET', path(document, 'appeal'))).status).toBe(400);
    expect((await chief.request('GET', path(''))).status).toBe(400);
    expect((await chief.request('GET', path(Array.from({ length: maxListed + 1 }, String).join()))).status).toBe(400);
  });
});

describe('a translation', () => {
  let document = '';
  const inLanguage = (locale: string) => createEntriesClient(chief, 'page', locale);
  const listStates = async () => Object.values((await read(chief, document))[document] ?? {}).map(({ state }) => state);
  const listFiltered = async (by: Editor, state: string) => {
    const { status, body } = await by.request(
      'GET',
      `/content-manager/collection-types/api::page.page?locale=uz&pageSize=100&languageState=${state}`,
    );
    return status === 200 ? (body as unknown as { results: { documentId: string }[] }).results.map(({ documentId }) => documentId) : status;
  };

  beforeAll(async () => {
    document = getDocumentId(await inLanguage('uz').create({ title: 'Tarjima', slug: 'tarjima', blocks: [] }));
    await inLanguage('ru').update(document, { title: 'Перевод', slug: 'perevod', blocks: [] });
    await inLanguage('uz').publish(document);
    await inLanguage('ru').publish(document);
  });

  test('is outdated once its source is published with another text, not for another address or for the same text again', async () => {
    expect(await listStates()).toEqual(['published', 'published', 'none']);
    await inLanguage('uz').publish(document, { title: 'Tarjima', slug: 'tarjima-boshqa', blocks: [] });
    expect(await listStates()).toEqual(['published', 'published', 'none']);
    await inLanguage('uz').update(document, { title: 'Tarjima, yangi' });
    expect(await listStates()).toEqual(['changed', 'published', 'none']);
    await inLanguage('uz').publish(document);
    expect(await listStates()).toEqual(['published', 'outdated', 'none']);
    const { ru, uz } = (await read(chief, document))[document] ?? {};
    expect(ru?.outdated).toMatchObject({ source: 'uz', before: expect.any(Number) as number });
    expect([uz?.outdated, uz?.savedBy]).toEqual([null, expect.stringMatching(/./u) as string]);
  });

  test('is among the entries of its state, which the list shows for every language', async () => {
    expect(await listFiltered(chief, 'ru:outdated')).toEqual([document]);
    expect(await listFiltered(chief, 'uz:published')).toContain(document);
    expect(await listFiltered(chief, 'en:none')).toContain(document);
    for (const state of ['ru:published', 'ru:changed', 'ru:draft', 'uz:outdated', 'uz:draft'])
      expect(await listFiltered(chief, state)).not.toContain(document);
    expect(await listFiltered(chief, 'ru:anything')).toBe(400);
    expect(await listFiltered(await newEditor(chief, 'Appeals and messages'), 'ru:outdated')).toBe(403);
    expect(await listFiltered(await newEditor(chief, 'Editor (uz)'), 'ru:outdated')).toEqual([document]);
  });

  test('is changed while it follows, and published with its source again', async () => {
    await inLanguage('ru').update(document, { title: 'Перевод, новый' });
    expect(await listStates()).toEqual(['published', 'changed', 'none']);
    await inLanguage('ru').publish(document);
    expect(await listStates()).toEqual(['published', 'published', 'none']);
  });
});

test('a picture is that of the language, for who may read it', async () => {
  expect([findPictureField('news'), findPictureField('person'), findPictureField('project'), findPictureField('page')]).toEqual([
    'cover',
    'photo',
    'cover',
    null,
  ]);
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const sent = await sendFiles(shared.get().url, chief, '/upload', [{ name: 'kon.png', type: 'image/png', bytes }]);
  const [{ id }] = sent.body as unknown as [{ id: number }];
  const projects = createEntriesClient(chief, 'project', 'uz');
  const values = { name: 'Rasmli', slug: 'rasmli', kind: 'project', stage: 'planned', order: 1, summary: 'Sinov' };
  const document = getDocumentId(await projects.create({ ...values, cover: { image: id, alt: 'Kon', caption: null } }));
  const russian = await newEditor(chief, 'Editor (ru)');
  await createEntriesClient(chief, 'project', 'ru').update(document, { ...values, name: 'С картинкой', slug: 's-kartinkoy' });
  const { uz, ru } = (await read(chief, document, 'project'))[document] ?? {};
  expect(uz?.picture).toEqual({ url: expect.stringMatching(/^\/uploads\//u) as string, alt: 'Kon' });
  expect(ru?.picture).toBeNull();
  expect((await read(russian, document, 'project'))[document]?.uz.picture).toBeNull();
});

describe('a list that', () => {
  const attributes = { title: { type: 'string' }, body: { type: 'blocks' }, slug: { type: 'uid' }, cover: { type: 'component' } };
  const list = {
    settings: { pageSize: 10, defaultSortBy: 'title', defaultSortOrder: 'ASC' },
    layouts: { list: ['id', 'title', 'slug', 'cover'] },
  };

  test('has the columns and the order of Strapi is nobody’s', () => {
    expect(isStrapiList(list, attributes)).toBe(true);
  });

  test('was arranged by somebody stays', () => {
    expect(isStrapiList({ ...list, layouts: { list: ['id', 'title'] } }, attributes)).toBe(false);
    for (const change of [{ pageSize: 50 }, { defaultSortBy: 'slug' }, { defaultSortOrder: 'DESC' }])
      expect(isStrapiList({ ...list, settings: { ...list.settings, ...change } }, attributes)).toBe(false);
  });
});
