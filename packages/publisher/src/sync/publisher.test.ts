import { SamplePublisher } from '../../test/sample-publisher.ts';
import type { Publisher } from './publisher.ts';

let sample: SamplePublisher;
let publisher: Publisher;

beforeEach(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(Buffer.from('%PDF'))));
  sample = await SamplePublisher.make();
  publisher = await sample.open();
});
afterEach(() => sample.end());

const news = (fields: Record<string, unknown>, id = 'news-1', locale: 'uz' | 'ru' | 'en' = 'en') => {
  sample.cms.publish(
    'news',
    id,
    locale,
    fields,
    id === 'news-1' ? undefined : sample.cms.raw.find(({ type, value }) => type === 'news' && value['locale'] === locale),
  );
};

/** The site is, file by file, the one that is built of what is published now. */
async function expectBuilt(): Promise<void> {
  const other = await sample.createRebuiltSite();
  expect(await sample.readTree()).toEqual(await other.readTree());
  await other.remove();
}

test('does nothing when the build has published everything', async () => {
  expect(await publisher.turn()).toEqual({ documents: [], changes: [], rendered: 0, applied: null, failed: [] });
  expect((await publisher.turn()).applied).toBeNull();
  expect(publisher.pages).toBeGreaterThan(200);
});

test('reads the CMS while the renderer starts', async () => {
  const { cms } = sample;
  const contentRequest = new Promise<void>((resolve) => {
    const everything = cms.everything.bind(cms);
    jest.spyOn(cms, 'everything').mockImplementation((take) => {
      resolve();
      return everything(take);
    });
  });
  sample.waitForRendererStart = () => contentRequest;
  await publisher.turn();
  expect(publisher.pages).toBeGreaterThan(200);
});

test('publishes at the start what changed while no publisher ran', async () => {
  news({ title: 'Meanwhile' });
  expect((await publisher.turn()).applied).not.toBeNull();
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Meanwhile');
});

test('changes only the pages that show a document, and reads no other document', async () => {
  await publisher.turn();
  news({ title: 'Fresh water' });
  const { applied } = await publisher.turn();
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Fresh water');
  expect(await sample.readPage('/en/news')).toContain('Fresh water');
  expect(sample.cms.fetchedIds).toEqual(['news-1']);
  expect(applied?.written.filter((file) => /\/(?:uz|ru)\//u.test(file))).toEqual([]);
  expect(applied?.facts.pages).toBeLessThan(30);
});

test('equals a build file by file after changes of every kind', async () => {
  await publisher.turn();
  news({ title: 'Another', slug: 'another-place', date: '2025-01-01' });
  news({ title: 'Second', slug: 'second' }, 'news-2', 'uz');
  sample.cms.publish('site', 'site', 'ru', { shortName: 'Иначе' });
  sample.cms.publish('redirect', 'redirect-1', 'uz', { from: '/uz/older', to: '/uz/faq' });
  await publisher.turn();
  expect(['/uz/older', '/uz/faq/', '/uz/oldest'].map((at) => publisher.hasPath(at))).toEqual([true, true, false]);
  sample.cms.unpublish('announcement', 'announcement-1', 'uz');
  for (const locale of ['uz', 'ru', 'en'] as const) sample.cms.unpublish('tender', 'tender-1', locale);
  await publisher.turn();
  await expectBuilt();
  expect(await sample.readPage('/en/news/news-1-en')).toBeNull();
});

test('says on the page of a translation that it is outdated, until it is confirmed or published, as a build does', async () => {
  await publisher.turn();
  const page = '/ru/news/news-1-ru';
  const isNoted = async () => (await sample.readPage(page))?.includes('"outdated":') ?? false;
  news({ title: 'Yangi suv' }, 'news-1', 'uz');
  sample.cms.setOutdated('news', 'news-1', 'ru', { source: 'uz', at: '2026-11-20T06:00:00.000Z' });
  const { applied } = await publisher.turn();
  expect(await isNoted()).toBe(true);
  // The example of a news item shows the same.
  const pages = [page, '/ru/blog-details'].map((path) => `public${path}/index.html`);
  expect(applied?.written.filter((file) => /\/ru\/.*index\.html$/u.test(file)).sort()).toEqual(pages.sort());
  await expectBuilt();
  sample.cms.setOutdated('news', 'news-1', 'ru', undefined);
  await publisher.turn();
  expect(await isNoted()).toBe(false);
  await expectBuilt();
});

test('keeps the last valid version of an invalid entry, reports it, and publishes the others', async () => {
  await publisher.turn();
  news({ title: '' });
  news({ title: 'Яхши' }, 'news-1', 'ru');
  await publisher.turn();
  expect(await sample.readPage('/en/news/news-1-en')).toContain('"title":"title"');
  expect(await sample.readPage('/ru/news/news-1-ru')).toContain('Яхши');
  expect(publisher.quarantine.unfit).toEqual([
    expect.objectContaining({ type: 'news', locale: 'en', documentId: 'news-1', field: 'title' }),
  ]);
  news({ title: 'Mended' });
  await publisher.turn();
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Mended');
  expect(publisher.quarantine.unfit).toEqual([]);
});

test('rejects a document that would break the site, reports it, and publishes it once the conflict is gone', async () => {
  await publisher.turn();
  news({ title: 'Second', slug: 'news-1-en' }, 'news-2');
  sample.cms.publish('category', 'category-1', 'en', { name: 'Goes on' });
  await publisher.turn();
  expect(publisher.quarantine.refused).toEqual([
    expect.objectContaining({ problems: [expect.objectContaining({ documentId: 'news-2', field: 'slug' })] }),
  ]);
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Goes on');
  news({ slug: 'out-of-the-way' });
  await publisher.turn();
  expect(publisher.quarantine.refused).toEqual([]);
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Second');
  expect(await sample.readPage('/en/news/out-of-the-way')).not.toBeNull();
});

test('keeps and reports a page that can’t be rendered, and publishes it when it can', async () => {
  await publisher.turn();
  sample.broken.add('/en/news/news-1-en');
  news({ title: 'Unsayable' });
  expect((await publisher.turn()).failed).toEqual([]);
  expect(publisher.quarantine.held).toMatchObject([{ documentId: 'news-1', locale: 'en', error: { message: 'no word for it' } }]);
  expect(await sample.readPage('/en/news/news-1-en')).not.toContain('Unsayable');
  expect(await sample.readPage('/en/news')).not.toContain('Unsayable');
  sample.broken.clear();
  await publisher.turn();
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Unsayable');
});

test('changes nothing while the CMS is down, and loses nothing', async () => {
  await publisher.turn();
  sample.cms.isAway = true;
  news({ title: 'Later' });
  await expect(publisher.turn()).rejects.toThrow('The CMS is away');
  sample.cms.isAway = false;
  await publisher.turn();
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Later');
});

test('publishes a replaced file under a new name, before the pages that show it', async () => {
  await publisher.turn();
  sample.cms.replaceFile('/uploads/a_1.pdf', '2026-11-20T10:00:00.000Z');
  const { applied } = await publisher.turn();
  const name = /media\/a_1-[0-9a-z]+\.pdf/u.exec((await sample.readPage('/en/open/dataset-1-en')) ?? '')?.[0];
  expect(await sample.readText(name ?? '')).toBe('%PDF');
  expect(applied?.written[0]).toBe(`public/${name ?? ''}`);
});

test('follows a build published meanwhile, and adds what it lacks', async () => {
  await publisher.turn();
  await sample.rebuild();
  news({ title: 'Newer than the build' });
  expect((await publisher.turn()).applied?.release).toBe(await sample.release());
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Newer than the build');
});

test('publishes, changes and removes an alert in its own files, without rendering a page', async () => {
  await publisher.turn();
  const alertIn = (name: string) => sample.readText(`alert/${name}`);
  sample.cms.publish('alert', 'alert', 'ru', { text: 'Опасность оползней' });
  const { applied } = await publisher.turn();
  expect(applied?.facts).toMatchObject({ pages: 0, published: [{ type: 'alert' }] });
  expect([...(applied?.written ?? []), ...(applied?.removed ?? [])].filter((file) => !file.startsWith('public/alert/'))).toEqual([]);
  expect(await alertIn('ru.json')).toContain('Опасность оползней');
  expect(await alertIn('ru.txt')).toContain('Опасность оползней');
  for (const locale of ['uz', 'ru', 'en'] as const) sample.cms.unpublish('alert', 'alert', locale);
  await publisher.turn();
  expect(JSON.parse((await alertIn('ru.json')) ?? '')).toEqual({ from: null, until: null, html: '' });
  expect(await alertIn('ru.txt')).toBeNull();
  expect((await publisher.turn()).applied).toBeNull();
});

test('publishes an alert before pages, even if one fails', async () => {
  await publisher.turn();
  jest.mocked(fetch).mockRejectedValue(new Error('The file store is away'));
  sample.cms.publish('alert', 'alert', 'en', { text: 'Landslides' });
  sample.cms.replaceFile('/uploads/a_1.pdf', '2026-11-20T10:00:00.000Z');
  await publisher.turn();
  expect(publisher.quarantine.held.map(({ documentId }) => documentId)).toContain('dataset-1');
  expect(await sample.readText('alert/en.json')).toContain('Landslides');
});

test('drops the relation of an entry to unpublished content, even when the document returns', async () => {
  for (const locale of ['uz', 'ru', 'en'] as const)
    sample.cms.publish(
      'unit',
      'unit-2',
      locale,
      { slug: 'second', parent: { documentId: 'unit-1' } },
      sample.cms.version('unit', 'unit-1', locale),
    );
  sample.cms.publish('person', 'person-1', 'ru', { unit: { documentId: 'unit-1' } });
  await publisher.turn();
  const base = sample.cms.version('unit', 'unit-1', 'ru');
  sample.cms.unpublish('unit', 'unit-1', 'ru');
  sample.cms.fetchedIds.splice(0);
  expect((await publisher.turn()).failed).toEqual([]);
  expect(sample.cms.fetchedIds).toEqual(expect.arrayContaining(['unit-1', 'unit-2', 'person-1']));
  sample.cms.publish('unit', 'unit-1', 'ru', {}, base);
  await publisher.turn();
  await expectBuilt();
});

test('equals a database restored from a backup, though its log ends earlier', async () => {
  news({ title: 'Kept' });
  await publisher.turn();
  const backup = sample.cms.backup();
  news({ title: 'Lost' });
  await publisher.turn();
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Lost');
  sample.cms.restore(backup);
  await publisher.turn();
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Kept');
  expect(publisher.cursor).toBe(1);
  news({ title: 'Goes on' });
  await publisher.turn();
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Goes on');
});

test('reloads everything when the log no longer covers the last cursor', async () => {
  await publisher.turn();
  news({ title: 'Forgotten' });
  sample.cms.publish('faq', 'faq-1', 'ru', { question: 'Почему?' });
  sample.cms.forgetChanges(1);
  await publisher.turn();
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Forgotten');
  expect(publisher.cursor).toBe(2);
});

test('reloads nothing when the log drops rows that were read', async () => {
  await publisher.turn();
  news({ title: 'Known' });
  sample.cms.publish('faq', 'faq-1', 'ru', { question: 'Почему?' });
  await publisher.turn();
  sample.cms.forgetChanges(1);
  const everything = jest.spyOn(sample.cms, 'everything');
  news({ title: 'Next' });
  await publisher.turn();
  expect(await sample.readPage('/en/news/news-1-en')).toContain('Next');
  expect(everything).not.toHaveBeenCalled();
});
