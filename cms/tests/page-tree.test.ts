import { createChangeLogClient } from './support/changes';
import { administrator, getDocumentId, createEntriesClient } from './support/panel';
import { rest, type RestResponse } from './support/rest';
import { shared } from './support/shared';

const editor = administrator();
const pages = (locale = 'uz') => createEntriesClient(editor, 'page', locale);
const page = (slug: string, parent: string | null, change: Readonly<Record<string, unknown>> = {}) => ({
  ...{ title: `Sahifa ${slug}`, slug, parent, blocks: [] },
  ...change,
});
const publishNew = async (slug: string, parent: string | null) => getDocumentId(await pages().createAndPublish(page(slug, parent)));
const getMessage = ({ body }: RestResponse) => body.error?.message ?? '';

async function redirectsFrom(path: string): Promise<[string, string][]> {
  const { body } = await rest('/api/redirects', { query: { locale: 'uz', filters: { from: { $endsWith: path } }, sort: 'from' } });
  return (body.data as { from: string; to: string }[]).map(({ from, to }) => [from, to]);
}

const forms = (path: string) => [path, `/en${path}`, `/ru${path}`, `/uz${path}`];
const moved = (from: string, to: string) =>
  forms(from)
    .map((path, index) => [path, forms(to)[index]])
    .sort();

test('a page waits for the page above it, and keeps it while it is published', async () => {
  const draft = await pages().create(page('yuqori', 'section:activities'));
  const above = getDocumentId(draft);
  const refused = await pages().createAndPublish(page('ostki', `page:${above}`));
  expect(refused.status).toBe(400);
  expect(getMessage(refused)).toContain('parent is the page “Sahifa yuqori”, which is not published');

  expect((await pages().publish(above)).status).toBe(200);
  const below = await publishNew('ostki', `page:${above}`);
  const kept = await pages().unpublish(above);
  expect(kept.status).toBe(400);
  expect(getMessage(kept)).toContain('There are published pages below this one: “Sahifa ostki”. Move or unpublish them first.');
  expect((await pages().remove(above)).status).toBe(400);

  expect((await pages().unpublish(below)).status).toBe(200);
  expect((await pages().unpublish(above)).status).toBe(200);
});

test('a page that is renamed or moved leaves redirects for itself and all pages below it', async () => {
  const root = await publishNew('iqlim', 'section:activities');
  const plan = await publishNew('reja', `page:${root}`);
  await publishNew('bosqich', `page:${plan}`);

  const log = createChangeLogClient(shared.get().url);
  const left = await log.leftBy(async () => {
    expect((await pages().publish(root, page('ob-havo', 'section:activities'))).status).toBe(200);
  });
  expect(left.filter(({ type }) => type === 'redirect').map(({ kind }) => kind)).toEqual(Array<string>(12).fill('publish'));
  expect(await redirectsFrom('/activities/iqlim/reja/bosqich')).toEqual(
    moved('/activities/iqlim/reja/bosqich', '/activities/ob-havo/reja/bosqich'),
  );

  expect((await pages().publish(plan, page('reja', 'section:audit'))).status).toBe(200);
  // The first move leads straight to the last place.
  for (const from of ['/activities/iqlim/reja', '/activities/ob-havo/reja']) {
    expect(await redirectsFrom(`${from}/bosqich`)).toEqual(moved(`${from}/bosqich`, '/audit/reja/bosqich'));
    expect(await redirectsFrom(from)).toEqual(moved(from, '/audit/reja'));
  }
  expect(await redirectsFrom('/activities/iqlim')).toEqual(moved('/activities/iqlim', '/activities/ob-havo'));
});

test('pages below different ones may have the same slug, below one page they may not', async () => {
  const first = await publishNew('birinchi', 'section:gender');
  const second = await publishNew('ikkinchi', 'section:gender');
  await publishNew('hisobot', `page:${first}`);
  expect((await pages().createAndPublish(page('hisobot', `page:${second}`))).status).toBe(200);
  const clash = await pages().createAndPublish(page('hisobot', `page:${first}`, { title: 'Boshqa' }));
  expect(clash.status).toBe(400);
  expect(getMessage(clash)).toContain('slug makes the address /uz/gender/birinchi/hisobot, which is taken: Page, “Sahifa hisobot”');
});

test('a move that makes two pages below clash is refused with the names of both', async () => {
  const one = await publishNew('bir', 'section:youth');
  const other = await publishNew('ikki', 'section:youth');
  await publishNew('natija', `page:${one}`);
  await publishNew('bir', `page:${other}`);
  const nested = await publishNew('uch', `page:${other}`);
  const clash = await pages().publish(nested, page('bir', `page:${other}`, { title: 'Uch' }));
  expect(clash.status).toBe(400);
  expect(getMessage(clash)).toContain('/uz/youth/ikki/bir, which is taken: Page, “Sahifa bir”');
});

test.each([
  ['an address of the specification', page('about', null), "slug makes the address of the site's own page about"],
  ['a folder of the site', page('media', null), 'slug is taken by the site itself: media'],
  ['a language', page('ru', null), 'slug is taken by the site itself: ru'],
  ['no place at all', page('joysiz', 'section:nothing'), 'parent'],
])('refuses %s', async (_, values, message) => {
  const refused = await pages().createAndPublish(values);
  expect(refused.status).toBe(400);
  expect(getMessage(refused)).toContain(message);
});

test('a page and an entry of a list do not share an address, whichever comes first', async () => {
  const announcements = createEntriesClient(editor, 'announcement', 'uz');
  const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] }];
  const announcement = (slug: string) => ({ title: `Eʼlon ${slug}`, slug, date: '2026-11-20', body: text });
  expect((await announcements.createAndPublish(announcement('suv-yoq'))).status).toBe(200);
  const refused = await pages().createAndPublish(page('suv-yoq', 'section:announcements'));
  expect(getMessage(refused)).toContain('/uz/announcements/suv-yoq, which is taken: Announcement, “Eʼlon suv-yoq”');

  await publishNew('suv-bor', 'section:announcements');
  const late = await announcements.createAndPublish(announcement('suv-bor'));
  expect(late.status).toBe(400);
  expect(getMessage(late)).toContain('/uz/announcements/suv-bor, which is taken: Page, “Sahifa suv-bor”');
});

test('a page can’t be below itself, nor deeper than the tree may be', async () => {
  const chain = [await publishNew('d1', 'section:corruption')];
  for (const slug of ['d2', 'd3', 'd4', 'd5']) chain.push(await publishNew(slug, `page:${chain.at(-1) ?? ''}`));
  const deep = await pages().createAndPublish(page('d6', `page:${chain.at(-1) ?? ''}`));
  expect(getMessage(deep)).toContain('parent is too deep: at most 5 pages may be one below the other');
  const loop = await pages().publish(chain[0] ?? '', page('d1', `page:${chain.at(-1) ?? ''}`));
  expect(getMessage(loop)).toContain('parent is below this page itself');
});

test('texts may link to a page of the tree, by its whole address only', async () => {
  const root = await publishNew('havolali', 'section:international');
  await publishNew('ichki', `page:${root}`);
  const withLink = (url: string) =>
    page(`havola-${String(url.length)}`, 'section:international', {
      blocks: [{ __component: 'block.call-to-action', title: 'Oʻqing', link: { label: 'Sahifa', url } }],
    });
  expect((await pages().createAndPublish(withLink('/international/havolali/ichki'))).status).toBe(200);
  const dead = await pages().createAndPublish(withLink('/international/ichki'));
  expect(dead.status).toBe(400);
  expect(getMessage(dead)).toContain('leads nowhere');
});

test('a slug that an editor leaves out follows the title, without a number', async () => {
  const root = await publishNew('raqamsiz', 'section:audit');
  for (const parent of ['section:audit', `page:${root}`]) {
    const created = await pages().create({ title: 'Oʻlchov natijasi', parent, blocks: [] });
    expect((created.body.data as { slug: string }).slug).toBe('olchov-natijasi');
  }
});

test('pages that are published together may be above each other', async () => {
  const above = getDocumentId(await pages().create(page('birga', 'section:structure')));
  const below = getDocumentId(await pages().create(page('birgalikda', `page:${above}`)));
  const bulk = await editor.request('POST', '/content-manager/collection-types/api::page.page/actions/bulkPublish?locale=uz', {
    documentIds: [below, above],
  });
  expect(bulk.status).toBe(200);
  const { body } = await rest('/api/pages', { query: { locale: 'uz', filters: { slug: { $in: ['birga', 'birgalikda'] } } } });
  expect(body.data).toHaveLength(2);
});
