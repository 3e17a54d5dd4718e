import { parseMenuTarget, formatFileTarget } from '@ochiq/contract/fields/menu-target';

import { readEntries, readFiles, type Get } from '../src/admin/menus/read-listed';
import { newEditor } from './support/new-editor';
import { administrator, createEntriesClient, getDocumentId, type Editor } from './support/panel';
import { sendFiles } from './support/send-file';
import { shared } from './support/shared';
import { plain } from './support/upload-cases';

const all = administrator();
let editor: Editor;
let ids: string[] = [];

/** Reads as the panel of somebody does. */
const createGet =
  (reader: Editor): Get =>
  async (path) => {
    const { status, body } = await reader.request('GET', path);
    if (status !== 200) throw new Error(`${String(status)} ${path}`);
    return { data: body };
  };

const unique = String(Date.now());

beforeAll(async () => {
  editor = await newEditor(all, 'Editor (uz)');
  const tags = createEntriesClient(all, 'tag', 'uz');
  const names = ['Menyuda', 'Qoralamada'].map((name) => ({ name: `${name} ${unique}`, slug: `${name.toLowerCase()}-${unique}` }));
  ids = [];
  for (const values of names) ids.push(getDocumentId(await tags.create(values)));
  expect((await tags.publish(ids[0] ?? '')).status).toBe(200);
});

test('entries are found by their ids and by their names, with whether readers see them', async () => {
  const get = createGet(editor);
  const found = await readEntries(get, 'tag', 'uz', { ids });
  expect(found.map(({ documentId, title, isPublished }) => [documentId, title, isPublished]).sort()).toEqual(
    [
      [ids[0], `Menyuda ${unique}`, true],
      [ids[1], `Qoralamada ${unique}`, false],
    ].sort(),
  );
  const [named] = await readEntries(get, 'tag', 'uz', { text: `Menyuda ${unique}` });
  expect(named).toMatchObject({ documentId: ids[0], slug: `menyuda-${unique}` });
});

test('files are found by their names, without pictures, and can be targets', async () => {
  const bytes = await plain(64, 48).png().toBuffer();
  await sendFiles(shared.get().url, all, '/upload', [{ name: `menyu-${unique}.png`, bytes }]);
  await sendFiles(shared.get().url, all, '/upload', [{ name: `menyu-${unique}.txt`, bytes: 'matn' }]);
  const get = createGet(editor);
  const found = await readFiles(get, `menyu-${unique}`);
  expect(found.map(({ name }) => name)).toEqual([`menyu-${unique}.txt`]);
  for (const { hash, ext, url, updatedAt } of found)
    expect(parseMenuTarget(formatFileTarget(hash, ext, updatedAt))).toMatchObject({ kind: 'file', url });
});

test('nothing is read without the right to it', async () => {
  const moderator = createGet(await newEditor(all, 'Appeals and messages'));
  await expect(readEntries(moderator, 'tag', 'uz', { ids })).rejects.toThrow('403');
  await expect(readFiles(moderator, '')).rejects.toThrow('403');
  expect(await readEntries(createGet(editor), 'tag', 'ru', { ids })).toEqual([]);
});

const requestFaults = (reader: Editor, body: Readonly<Record<string, unknown>>) => reader.request('POST', '/admin/menu-targets', body);

test('says what readers don’t find, also in languages that the user may not read', async () => {
  const pages = createEntriesClient(all, 'page', 'ru');
  const page = getDocumentId(await pages.createAndPublish({ title: 'Климат', slug: `klimat-${unique}`, blocks: [] }));
  const draft = getDocumentId(await pages.create({ title: 'Черновик', slug: `chernovik-${unique}`, blocks: [] }));
  const targets = [
    ...[`page:${page}`, `page:${draft}`, 'page:gone', `entry:tag/${String(ids[0])}`, `entry:tag/${String(ids[1])}`, 'entry:tag/gone'],
    ...['file:gone_1.pdf', `/klimat-${unique}`, `/chernovik-${unique}`, 'https://lex.uz', 'route:about', 'no target'],
  ];
  const { status, body } = await requestFaults(editor, { targets, locale: 'uz' });
  expect([status, body]).toEqual([
    200,
    {
      faults: {
        [`page:${draft}`]: 'draft',
        'page:gone': 'gone',
        [`entry:tag/${String(ids[1])}`]: 'draft',
        'entry:tag/gone': 'gone',
        '/uploads/gone_1.pdf': 'gone',
        [`/chernovik-${unique}`]: 'moved',
      },
    },
  ]);
});

test('says nothing of targets to who may not read the menus, nor to an invalid question', async () => {
  const question = { targets: [`entry:tag/${String(ids[0])}`], locale: 'uz' };
  expect((await requestFaults(await newEditor(all, 'Appeals and messages'), question)).status).toBe(403);
  expect((await requestFaults(editor, { ...question, locale: 'ru' })).status).toBe(403);
  const { url } = shared.get();
  expect((await fetch(`${url}/admin/menu-targets`, { method: 'POST' })).status).toBe(401);
  for (const wrong of [{}, { targets: 'x', locale: 'uz' }, { ...question, locale: 'fr' }])
    expect((await requestFaults(editor, wrong)).status).toBe(400);
});

test('a menu is changed by editors, and by nobody else', async () => {
  const item = { id: 'a', target: 'route:about', labels: {}, hidden: [], items: [] };
  const moderator = await newEditor(all, 'Appeals and messages');
  const read = await moderator.request('GET', '/content-manager/single-types/api::navigation.navigation?locale=uz');
  expect(read.status).toBe(403);
  const written = await createEntriesClient(moderator, 'navigation', 'uz').publish('', { institution: [item], government: [item] });
  expect(written.status).toBe(403);
  expect((await createEntriesClient(editor, 'navigation', 'uz').publish('', { institution: [item], government: [item] })).status).toBe(200);
});
