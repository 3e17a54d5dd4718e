import { administrator, documentIdOf, entriesOf } from './support/panel';
import { rest } from './support/rest';

const editor = administrator();
const announcements = (locale = 'uz') => entriesOf(editor, 'announcement', locale);
const announcement = (slug: string) => ({
  title: 'Sinov eʼloni',
  slug,
  date: '2026-11-20',
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] }],
});

async function redirectsFrom(slug: string): Promise<[string, string, boolean][]> {
  const { body } = await rest('/api/redirects', { query: { locale: 'uz', filters: { from: { $endsWith: `/${slug}` } }, sort: 'from' } });
  return (body.data as { from: string; to: string; permanent: boolean }[]).map(({ from, to, permanent }) => [from, to, permanent]);
}

test('who comes to the old address of a page is led to the new one, and back when it is taken back', async () => {
  const id = documentIdOf(await announcements().createAndPublish(announcement('kochdi-1')));
  expect((await announcements().publish(id, announcement('kochdi-2'))).status).toBe(200);
  const forms = ['/announcements', '/en/announcements', '/ru/announcements', '/uz/announcements'];
  expect(await redirectsFrom('kochdi-1')).toEqual(forms.map((list) => [`${list}/kochdi-1`, `${list}/kochdi-2`, true]));

  expect((await announcements().publish(id, announcement('kochdi-1'))).status).toBe(200);
  expect(await redirectsFrom('kochdi-1')).toEqual([]);
  expect(await redirectsFrom('kochdi-2')).toEqual(forms.map((list) => [`${list}/kochdi-2`, `${list}/kochdi-1`, true]));
});

test('another page may come to an address that was left', async () => {
  const id = documentIdOf(await announcements().createAndPublish(announcement('joy-1')));
  await announcements().publish(id, announcement('joy-2'));
  expect((await announcements().createAndPublish(announcement('joy-1'))).status).toBe(200);
  expect(await redirectsFrom('joy-1')).toEqual([]);
});

test('what is only saved moves nothing', async () => {
  const id = documentIdOf(await announcements().createAndPublish(announcement('qoralama-1')));
  await announcements().update(id, announcement('qoralama-2'));
  expect(await redirectsFrom('qoralama-1')).toEqual([]);
});
