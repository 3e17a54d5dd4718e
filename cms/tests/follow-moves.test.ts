import { createChangeLogClient } from './support/changes';
import { ownCms } from './support/own-cms';
import { administrator, getDocumentId, createEntriesClient, logIn } from './support/panel';
import { rest } from './support/rest';
import { secrets } from './support/secrets';
import { shared } from './support/shared';

const editor = administrator();
const announcements = (locale = 'uz') => createEntriesClient(editor, 'announcement', locale);
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

test('redirects the old address of a page to the new one, and back when the change is reverted', async () => {
  const id = getDocumentId(await announcements().createAndPublish(announcement('kochdi-1')));
  expect((await announcements().publish(id, announcement('kochdi-2'))).status).toBe(200);
  const forms = ['/announcements', '/en/announcements', '/ru/announcements', '/uz/announcements'];
  expect(await redirectsFrom('kochdi-1')).toEqual(forms.map((list) => [`${list}/kochdi-1`, `${list}/kochdi-2`, true]));

  expect((await announcements().publish(id, announcement('kochdi-1'))).status).toBe(200);
  expect(await redirectsFrom('kochdi-1')).toEqual([]);
  expect(await redirectsFrom('kochdi-2')).toEqual(forms.map((list) => [`${list}/kochdi-2`, `${list}/kochdi-1`, true]));
});

test.each([
  ['category', '/news/category'],
  ['tag', '/news/tag'],
] as const)('the list of a %s leads on too, and makes place for another one that comes to its address', async (name, list) => {
  const entries = createEntriesClient(editor, name, 'uz');
  const id = getDocumentId(await entries.createAndPublish({ name: 'Sinov', slug: `${name}-eski` }));
  expect((await entries.publish(id, { name: 'Sinov', slug: `${name}-yangi` })).status).toBe(200);
  const lists = [`/en${list}`, list, `/ru${list}`, `/uz${list}`];
  expect(await redirectsFrom(`${name}-eski`)).toEqual(lists.map((at) => [`${at}/${name}-eski`, `${at}/${name}-yangi`, true]));

  expect((await entries.createAndPublish({ name: 'Boshqa', slug: `${name}-eski` })).status).toBe(200);
  expect(await redirectsFrom(`${name}-eski`)).toEqual([]);
});

test('redirects a withdrawn translation to the language that replaces it', async () => {
  const id = getDocumentId(await announcements().createAndPublish(announcement('tender')));
  await announcements('en').publish(id, announcement('tender'));
  await announcements('en').publish(id, announcement('tenders'));
  expect(await redirectsFrom('tender')).toEqual([['/en/announcements/tender', '/en/announcements/tenders', true]]);

  expect((await announcements('en').unpublish(id)).status).toBe(200);
  expect(await redirectsFrom('tender')).toEqual([]);
  expect(await redirectsFrom('tenders')).toEqual([['/en/announcements/tenders', '/en/announcements/tender', true]]);
});

test('makes no chain for a page that moves twice, and no redirect when it moves back', async () => {
  const id = getDocumentId(await announcements().createAndPublish(announcement('halqa-1')));
  for (const slug of ['halqa-2', 'halqa-3']) expect((await announcements().publish(id, announcement(slug))).status).toBe(200);
  const lists = ['/announcements', '/en/announcements', '/ru/announcements', '/uz/announcements'];
  const all = (from: string, to: string) => lists.map((list) => [`${list}/${from}`, `${list}/${to}`, true]);
  expect(await redirectsFrom('halqa-1')).toEqual(all('halqa-1', 'halqa-3'));
  expect(await redirectsFrom('halqa-2')).toEqual(all('halqa-2', 'halqa-3'));

  expect((await announcements().publish(id, announcement('halqa-1'))).status).toBe(200);
  expect(await redirectsFrom('halqa-1')).toEqual([]);
  expect(await redirectsFrom('halqa-2')).toEqual(all('halqa-2', 'halqa-1'));
  expect(await redirectsFrom('halqa-3')).toEqual(all('halqa-3', 'halqa-1'));
});

test.each(['unpublish', 'remove'] as const)('redirects the old address of a removed page (%s) to its list', async (way) => {
  const id = getDocumentId(await announcements().createAndPublish(announcement(`ketdi-${way}-1`)));
  await announcements().publish(id, announcement(`ketdi-${way}-2`));
  const log = createChangeLogClient(shared.get().url);
  const left = await log.leftBy(async () => {
    expect((await announcements()[way](id)).status).toBeLessThan(300);
  });
  const lists = ['/announcements', '/en/announcements', '/ru/announcements', '/uz/announcements'];
  expect(await redirectsFrom(`ketdi-${way}-1`)).toEqual(lists.map((list) => [`${list}/ketdi-${way}-1`, list, true]));
  expect(left.filter(({ type }) => type === 'redirect').map(({ kind }) => kind)).toEqual(Array<string>(4).fill('shared'));
});

test('leaves an editor’s draft of a redirect alone when its page moves', async () => {
  const id = getDocumentId(await announcements().createAndPublish(announcement('tahrir-1')));
  const redirects = createEntriesClient(editor, 'redirect', 'uz');
  const old = { from: '/tahrir-eski', to: '/uz/announcements/tahrir-1', permanent: true };
  const storedId = getDocumentId(await redirects.createAndPublish(old));
  await redirects.update(storedId, { from: '/tahrir-boshqa' });
  await announcements().publish(id, announcement('tahrir-2'));
  expect(await redirectsFrom('tahrir-eski')).toEqual([['/tahrir-eski', '/uz/announcements/tahrir-2', true]]);
  const { body } = await redirects.find(storedId);
  expect(body.data).toMatchObject({ from: '/tahrir-boshqa' });
  expect(body['meta']).toMatchObject({ availableStatus: [expect.objectContaining({ publishedAt: expect.any(String) as string })] });
});

test('lets another page use an abandoned address', async () => {
  const id = getDocumentId(await announcements().createAndPublish(announcement('joy-1')));
  await announcements().publish(id, announcement('joy-2'));
  expect((await announcements().createAndPublish(announcement('joy-1'))).status).toBe(200);
  expect(await redirectsFrom('joy-1')).toEqual([]);
});

test('makes no redirect for a saved draft', async () => {
  const id = getDocumentId(await announcements().createAndPublish(announcement('qoralama-1')));
  await announcements().update(id, announcement('qoralama-2'));
  expect(await redirectsFrom('qoralama-1')).toEqual([]);
});

test('logs the redirects with the move, and those that are removed', async () => {
  const log = createChangeLogClient(shared.get().url);
  const id = getDocumentId(await announcements().createAndPublish(announcement('jurnal-1')));
  const kinds = async (slug: string) => {
    const left = await log.leftBy(() => announcements().publish(id, announcement(slug)));
    expect(left.filter(({ type }) => type === 'announcement')).toMatchObject([{ kind: 'publish', documentId: id, locales: ['uz'] }]);
    return left.filter(({ type }) => type === 'redirect').map(({ kind }) => kind);
  };
  const published = Array<string>(4).fill('publish');
  expect(await kinds('jurnal-2')).toEqual(published);
  expect(await kinds('jurnal-1')).toEqual([...Array<string>(4).fill('delete'), ...published]);
});

test('rolls the move back, and logs nothing, when its redirect can’t be stored', async () => {
  const cms = await ownCms('moves');
  try {
    const mine = createEntriesClient(await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url), 'announcement', 'uz');
    const id = getDocumentId(await mine.createAndPublish(announcement('qoladi-1')));
    cms.database.refuse('redirects');
    const left = await createChangeLogClient(cms.url).leftBy(async () => {
      expect((await mine.publish(id, announcement('qoladi-2'))).status).toBe(500);
    });
    expect(left).toEqual([]);
    const slugs = cms.database.query(`SELECT slug FROM announcements WHERE document_id = '${id}' AND published_at IS NOT NULL`);
    expect(slugs).toEqual([{ slug: 'qoladi-1' }]);
  } finally {
    await cms.remove();
  }
});
