import { anyVersion, editedFromHeader } from '../src/content/outdated/edited-from';
import { describeOutdated } from '../src/content/outdated/refuse-outdated';
import { newEditor } from './support/new-editor';
import { administrator, getDocumentId, createEntriesClient, type Editor } from './support/panel';
import { readResponse, type RestResponse } from './support/rest';
import { shared } from './support/shared';

type Step = 'save' | 'publish';

const chief = administrator();
let other: Editor;
let id = '';

beforeAll(async () => {
  other = await newEditor(chief, 'Editor (uz)');
});
beforeEach(async () => {
  const entry = { name: 'Sinov Odam', slug: `odam-${String(Date.now())}`, position: 'Mutaxassis', group: 'team', order: 7, acting: false };
  const days = [{ weekday: 'monday', from: '09:00:00.000', to: '10:00:00.000' }];
  id = getDocumentId(await createEntriesClient(chief, 'person', 'uz').create({ ...entry, receptionDays: days }));
  await createEntriesClient(chief, 'person', 'ru').update(id, { name: 'Пробный', slug: `${entry.slug}-ru`, position: 'Специалист' });
});

const read = async (locale = 'uz') =>
  (await createEntriesClient(chief, 'person', locale).find(id)).body.data as Readonly<Record<string, unknown>>;
const opened = async (locale = 'uz') => String((await read(locale))['updatedAt']);

async function from(
  base: string,
  { token }: Editor,
  values: Readonly<Record<string, unknown>>,
  step: Step = 'save',
  locale = 'uz',
): Promise<RestResponse> {
  const path = `/content-manager/collection-types/api::person.person/${id}${step === 'save' ? '' : '/actions/publish'}?locale=${locale}`;
  return readResponse(
    await fetch(shared.get().url + path, {
      method: step === 'save' ? 'PUT' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, [editedFromHeader]: base },
      body: JSON.stringify(values),
    }),
  );
}

test.each<Step>(['save', 'publish'])('refuses to %s over what somebody else has saved since, and says who', async (step) => {
  const base = await opened();
  expect((await from(base, chief, { position: 'Bosh mutaxassis' })).body.error).toBeUndefined();
  const response = await from(base, other, { position: 'Yetakchi mutaxassis' }, step);
  expect(response.status).toBe(409);
  expect(response.body.error).toMatchObject({
    name: 'ValidationError',
    message: expect.stringMatching(/\d\d\.\d\d\.\d{4}, \d\d:\d\d/u) as string,
  });
  expect(response.body.error?.message).toContain('Ochiq Administrator');
  expect(response.body.error?.details).toMatchObject({ errors: [], outdated: { by: 'Ochiq Administrator', at: await opened() } });
  expect(await read()).toMatchObject({ position: 'Bosh mutaxassis', publishedAt: null });
});

test('lets one person save and publish repeatedly', async () => {
  const first = await from(await opened(), other, { position: 'Birinchi' });
  const { updatedAt } = first.body.data as { updatedAt: string };
  const second = await from(updatedAt, other, { position: 'Ikkinchi' }, 'publish');
  expect(second.status).toBe(200);
  expect((await from((second.body.data as { updatedAt: string }).updatedAt, other, { position: 'Uchinchi' })).status).toBe(200);
});

test('does not block another language, until a shared value was changed', async () => {
  const base = await opened('ru');
  await from(await opened(), other, {
    position: 'Yangi lavozim',
    receptionDays: [{ weekday: 'monday', from: '09:00:00.000', to: '10:00:00.000' }],
  });
  expect((await from(base, chief, { position: 'Новая должность' }, 'save', 'ru')).status).toBe(200);
  const again = await opened('ru');
  await from(await opened(), other, { order: 8 });
  expect((await from(again, chief, { position: 'Ещё одна', order: 7 }, 'save', 'ru')).status).toBe(409);
  expect(await read('ru')).toMatchObject({ position: 'Новая должность', order: 8 });
});

test('refuses to plan the publication of a version that somebody else has changed since', async () => {
  const plan = async (base: string) =>
    readResponse(
      await fetch(`${shared.get().url}/admin/schedule`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${other.token}`, [editedFromHeader]: base },
        body: JSON.stringify({ type: 'person', document: id, locale: 'uz', action: 'publish', minute: '2099-01-01T00:00:00.000Z' }),
      }),
    );
  const base = await opened();
  await from(base, chief, { position: 'Bosh mutaxassis' });
  expect(await plan(base)).toMatchObject({ status: 409, body: { error: { details: { outdated: { by: 'Ochiq Administrator' } } } } });
  expect((await plan(await opened())).body['plans']).toHaveLength(1);
});

test.each<Step>(['save', 'publish'])('refuses to %s what does not say from which version it began', async (step) => {
  const response = await from('', chief, { position: 'Oʻzgardi' }, step);
  expect([response.status, response.body.error?.message]).toEqual([428, expect.stringContaining(editedFromHeader)]);
  expect(await read()).toMatchObject({ position: 'Mutaxassis', publishedAt: null });
});

test('lets changes through that are meant for any version, and those of a language that is new', async () => {
  await from(await opened(), other, { position: 'Oʻzgardi' });
  expect((await from(anyVersion, chief, { position: 'Yana oʻzgardi' })).status).toBe(200);
  const english = { name: 'Test Person', slug: `person-${String(Date.now())}`, position: 'Specialist' };
  expect((await from('', chief, english, 'save', 'en')).status).toBe(200);
});

test('lets actions on a list through', async () => {
  const response = await fetch(`${shared.get().url}/content-manager/collection-types/api::person.person/actions/bulkPublish?locale=uz`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${chief.token}` },
    body: JSON.stringify({ documentIds: [id] }),
  });
  expect(response.status).toBe(200);
});

test('reports an invalid instant', async () => {
  const response = await from('yesterday', chief, { position: 'Kecha' });
  expect([response.status, response.body.error?.message]).toEqual([400, expect.stringContaining(editedFromHeader)]);
});

test('names only the minute where the CMS saved by itself', () => {
  expect(describeOutdated({ by: null, at: '2026-11-24T10:30:00.000Z' }).en).toContain('opened it: 24.11.2026, 15:30 (Tashkent time)');
});
