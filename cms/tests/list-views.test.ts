import { dropMissingFields } from '../src/content/list-views/check-fields';
import { type ListView, maxViews } from '../src/content/list-views/list-view';
import { newEditor } from './support/new-editor';
import { administrator, type Editor } from './support/panel';
import { shared } from './support/shared';

const path = '/admin/list-views';
const news = 'api::news.news';
const query = {
  sort: 'title:DESC',
  languageState: 'ru:outdated',
  locale: 'ru',
  filters: [{ title: { $containsi: 'suv' } }, { createdBy: { id: { $eq: '1' } } }],
};
let editor: Editor;
let other: Editor;

const list = async (by: Editor, model = news) => (await by.request('GET', `${path}?model=${model}`)).body['views'] as ListView[];
const save = async (by: Editor, name: string, model = news, given: object = query) =>
  (await by.request('POST', path, { model, name, query: given })).status;

beforeAll(async () => {
  editor = await newEditor(administrator(), 'Editor (ru)');
  other = await newEditor(administrator(), 'Editor (uz)');
});

test('are saved under a name for one person and list, renamed, replaced and deleted', async () => {
  expect(await save(editor, ' Eskirgan ')).toBe(204);
  const [view] = await list(editor);
  expect(view).toEqual({ id: expect.any(Number) as number, name: 'Eskirgan', query, missing: [] });
  expect([await list(other), await list(editor, 'api::page.page')]).toEqual([[], []]);
  await save(editor, 'Eskirgan', news, { filters: [] });
  await save(editor, 'Yana');
  const [first, second] = await list(editor);
  expect([first?.name, first?.query, second?.name]).toEqual(['Eskirgan', { filters: [] }, 'Yana']);
  const at = `${path}/${String(first?.id)}`;
  // Nobody else reaches it, by its id either.
  expect((await other.request('POST', at, { name: 'Oʻgʻirlangan' })).status).toBe(404);
  expect((await other.request('DELETE', at)).status).toBe(404);
  expect((await editor.request('POST', at, { name: 'Yana' })).status).toBe(204);
  expect((await list(editor)).map(({ id, name }) => [id, name])).toEqual([[first?.id, 'Yana']]);
  expect((await editor.request('DELETE', at)).status).toBe(204);
  expect(await list(editor)).toEqual([]);
});

test('have a limit, a name, and a list that there is', async () => {
  for (let count = 0; count < maxViews; count += 1) expect(await save(other, `Filtr ${String(count)}`)).toBe(204);
  expect(await save(other, 'Ortiqcha')).toBe(400);
  expect(await save(other, 'Filtr 3')).toBe(204);
  expect(await list(other)).toHaveLength(maxViews);
  expect(await save(other, 'Boshqa roʻyxat', 'api::page.page')).toBe(204);
  for (const [name, model, given] of [
    ['', news, query],
    ['a'.repeat(61), news, query],
    ['Hisoblar', 'admin::user', query],
    ['Shakli yoʻq', news, { filters: 'x' }],
    ['Uzun', news, { filters: [{ title: { $eq: 'a'.repeat(201) } }] }],
  ] as const)
    expect(await save(editor, name, model, given)).toBe(400);
});

test('hold no words of citizens', async () => {
  const clerk = await newEditor(administrator(), 'Appeals and messages');
  const model = 'api::appeal.appeal';
  expect(await save(clerk, 'Kutayotgan', model, { filters: [{ stage: { $eq: 'received' } }] })).toBe(204);
  expect(await save(clerk, 'Karimov', model, { search: 'Karimov', filters: [] })).toBe(400);
  expect(await save(clerk, 'Karimov', model, { filters: [{ surname: { $eq: 'Karimov' } }] })).toBe(400);
  expect((await list(clerk, model)).map(({ name }) => name)).toEqual(['Kutayotgan']);
});

test('do without a field that is gone, and say which', () => {
  const attributes = { title: { type: 'string' } };
  const gone = { sort: 'rank:ASC', filters: [{ title: { $eq: 'a' } }, { colour: { $eq: 'b' } }, { __status: { $eq: 'draft' } }] };
  expect(dropMissingFields(attributes, gone)).toEqual({
    query: { filters: [{ title: { $eq: 'a' } }, { __status: { $eq: 'draft' } }] },
    missing: ['colour', 'rank'],
  });
  expect(dropMissingFields(attributes, { sort: 'title:ASC', filters: [] })).toEqual({
    query: { sort: 'title:ASC', filters: [] },
    missing: [],
  });
});

test('are for people who are signed in', async () => {
  for (const [method, at] of [
    ['GET', path],
    ['POST', path],
    ['POST', `${path}/1`],
    ['DELETE', `${path}/1`],
  ] as const)
    expect((await fetch(shared.get().url + at, { method })).status).toBe(401);
});
