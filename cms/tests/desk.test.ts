import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';

import type { DeskResponse } from '../src/content/desk/desk';
import { createEdgeClient, filled } from './support/edge';
import { newEditor } from './support/new-editor';
import { administrator, createEntriesClient, getDocumentId, type Editor } from './support/panel';
import { shared } from './support/shared';

const chief = administrator();
let editor: Editor;
let russian: Editor;
let clerk: Editor;
let count = 0;

const tags = (by: Editor, locale = 'uz') => createEntriesClient(by, 'tag', locale);
const newTag = async (by: Editor, name: string, locale = 'uz') => {
  count += 1;
  return getDocumentId(await tags(by, locale).create({ name, slug: `stol-${String(count)}` }));
};
const readDesk = async (by: Editor) => (await by.request('GET', '/admin/desk')).body as unknown as DeskResponse;
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
const inAnHour = () => new Date((Math.floor(Date.now() / 60_000) + 60) * 60_000).toISOString();

beforeAll(async () => {
  editor = await newEditor(chief, 'Editor (uz)');
  russian = await newEditor(chief, 'Editor (ru)');
  clerk = await newEditor(chief, 'Appeals and messages');
});

test('has the drafts and publications of the user, each newest first', async () => {
  const first = await newTag(editor, 'Birinchi');
  await newTag(editor, 'Ikkinchi');
  await tags(editor).publish(await newTag(editor, 'Uchinchi'));
  await tags(editor).update(first, { name: 'Birinchi, qaytadan' });
  const { drafts, published } = await readDesk(editor);
  expect(titles(drafts)).toEqual(['Birinchi, qaytadan', 'Ikkinchi']);
  // There is no publisher here who would know how far it has come.
  expect(published).toMatchObject([{ type: 'tag', locale: 'uz', title: 'Uchinchi', state: null }]);
});

test('has no draft that another has saved or that is deleted, and none of others', async () => {
  const [taken, gone] = [await newTag(editor, 'Olingan'), await newTag(editor, 'Oʻchgan')];
  expect(titles((await readDesk(editor)).drafts)).toEqual(expect.arrayContaining(['Olingan', 'Oʻchgan']));
  await tags(chief).update(taken, { name: 'Boshqaniki' });
  await tags(chief).remove(gone);
  for (const title of ['Olingan', 'Boshqaniki', 'Oʻchgan']) expect(titles((await readDesk(editor)).drafts)).not.toContain(title);
  expect(titles((await readDesk(russian)).drafts)).toEqual([]);
});

test('has what is planned, by anybody, as far as the user may read it', async () => {
  const [uz, ru] = [await newTag(chief, 'Rejada'), await newTag(chief, 'В плане', 'ru')];
  for (const [document, locale] of [
    [uz, 'uz'],
    [ru, 'ru'],
  ] as const)
    await chief.request('POST', '/admin/schedule', { type: 'tag', document, locale, action: 'publish', minute: inAnHour() });
  const planned = async (by: Editor) => (await readDesk(by)).planned.map(({ title, action }) => [title, action]);
  expect(await planned(editor)).toContainEqual(['Rejada', 'publish']);
  expect(await planned(editor)).not.toContainEqual(['В плане', 'publish']);
  expect(await planned(russian)).toContainEqual(['В плане', 'publish']);
  expect(await planned(clerk)).toEqual([]);
});

test('has what ends within a week of what is published, once, for who may read it', async () => {
  const inDays = (days: number) => toTashkentDay(new Date(Date.now() + days * 24 * 60 * 60_000));
  const vacancies = (locale: string) => createEntriesClient(chief, 'vacancy', locale);
  const open = async (title: string, days: number) => {
    count += 1;
    const slug = `tugaydi-${String(count)}`;
    const dates = { publishedOn: inDays(-30), deadline: inDays(days) };
    const requirements = [{ type: 'paragraph', children: [{ type: 'text', text: 'Tajriba' }] }];
    return getDocumentId(await vacancies('uz').create({ title, slug, requirements, ...dates }));
  };
  const [soon, later, past, unpublished] = [
    await open('Geolog', 6),
    await open('Muhandis', 9),
    await open('Haydovchi', -1),
    await open('Qorovul', 3),
  ];
  for (const document of [soon, later, past]) await vacancies('uz').publish(document);
  const { expiring } = await readDesk(editor);
  expect(expiring).toEqual([{ type: 'vacancy', document: soon, locale: 'uz', title: 'Geolog', endsOn: inDays(6) }]);
  expect((await readDesk(russian)).expiring).toEqual([]);
  for (const document of [soon, later, past, unpublished]) await vacancies('uz').remove(document);
});

test('counts what citizens sent and what waits, for those who handle it', async () => {
  const find = async (by: Editor, type: string) => (await readDesk(by)).waiting.find((one) => one.type === type);
  const before = (await find(clerk, 'appeal'))?.count ?? 0;
  const { status } = await createEdgeClient(shared.get().url).send('appeal', filled.appeal, { address: '203.0.113.77' });
  expect(status).toBe(201);
  expect(await find(clerk, 'appeal')).toMatchObject({ count: before + 1, dueOn: expect.stringMatching(/^\d{4}-/u) as string, late: 0 });
  expect((await readDesk(editor)).waiting).toEqual([]);
});

test('is for people who are signed in', async () => {
  expect((await fetch(`${shared.get().url}/admin/desk`)).status).toBe(401);
});
