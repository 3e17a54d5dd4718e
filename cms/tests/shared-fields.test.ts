import { administrator, getDocumentId, createEntriesClient } from './support/panel';
import { rest } from './support/rest';

const editor = administrator();

const person = (slug: string, position: string) => ({ name: 'Sinov Odam', slug, position });
const shared = { group: 'team', order: 7, acting: false, receptionDays: [{ weekday: 'monday', from: '09:00:00.000', to: '10:00:00.000' }] };

async function inLanguage(id: string, locale: string) {
  const { body } = await rest(`/api/people/${id}`, { query: { locale, populate: { receptionDays: true } } });
  const { order, receptionDays } = body.data as { order: number; receptionDays: { weekday: string }[] };
  return { order, days: receptionDays.map(({ weekday }) => weekday) };
}

test('copies a published shared value to the other published languages', async () => {
  const id = getDocumentId(
    await createEntriesClient(editor, 'person', 'uz').createAndPublish({ ...person('sinov-odam', 'Mutaxassis'), ...shared }),
  );
  expect(
    (await createEntriesClient(editor, 'person', 'ru').publish(id, { ...person('sinov-chelovek', 'Специалист'), ...shared })).status,
  ).toBe(200);

  const changed = { order: 8, receptionDays: [{ weekday: 'friday', from: '11:00:00.000', to: '12:00:00.000' }] };
  expect(
    (await createEntriesClient(editor, 'person', 'uz').publish(id, { ...person('sinov-odam', 'Mutaxassis'), ...shared, ...changed }))
      .status,
  ).toBe(200);

  expect(await inLanguage(id, 'uz')).toEqual({ order: 8, days: ['friday'] });
  expect(await inLanguage(id, 'ru')).toEqual({ order: 8, days: ['friday'] });
});

test('refuses a shared value that breaks a rule in another language', async () => {
  const uz = { ...person('sinov-rahbar', 'Mutaxassis'), ...shared, laborActivity: [{ from: 2010, what: 'Ish' }] };
  const id = getDocumentId(await createEntriesClient(editor, 'person', 'uz').createAndPublish(uz));
  await createEntriesClient(editor, 'person', 'ru').publish(id, { ...person('sinov-rukovoditel', 'Специалист'), ...shared });

  const response = await createEntriesClient(editor, 'person', 'uz').publish(id, { ...uz, group: 'leadership' });
  expect(response.status).toBe(400);
  expect(response.body.error?.message).toContain('laborActivity is empty although the person is a leader (ru)');
});
