import { SamplePublisher } from '../../test/sample-publisher.ts';
import { inlinePostProcessor } from '../postprocess/post-processor.ts';
import type { Publisher } from '../sync/publisher.ts';
import { buildMetadataChange } from './metadata-file-changes.ts';

let sample: SamplePublisher;
let publisher: Publisher;

beforeEach(async () => {
  ({ sample, publisher } = await SamplePublisher.begin());
});
afterEach(() => sample.end());

const textOf = async (name: string) => (await sample.readText(name)) ?? '';

test('returns no change for a site that was just built', () => {
  expect(publisher.published).toEqual([]);
});

test('publishes maps, feeds and data together with the page in one change', async () => {
  sample.cms.publish('news', 'news-1', 'uz', { title: 'Yangi xabar', slug: 'yangi-xabar', updatedAt: '2026-11-20T08:00:00.000Z' });
  const { applied } = await publisher.turn();
  expect(publisher.published.map(({ number }) => number)).toEqual([applied?.number]);
  expect(await textOf('feeds/uz/news.atom')).toContain('Yangi xabar');
  expect(await textOf('sitemaps/uz-news-item.xml')).toContain('/uz/news/yangi-xabar</loc>');
  expect(await textOf('sitemap.xml')).toContain('2026-11-20T08:00:00.000Z');
  expect(applied?.written).not.toContain('public/feeds/ru/tenders.atom');
});

test('removes withdrawn entries from a register', async () => {
  for (const code of ['uz', 'ru', 'en'] as const) sample.cms.unpublish('tender', 'tender-1', code);
  await publisher.turn();
  expect(await textOf('data/tenders-uz.json')).toBe('[]\n');
  expect(await sample.readText('sitemaps/uz-tender.xml')).toBeNull();
  expect(await textOf('sitemap.xml')).not.toContain('uz-tender');
});

test('corrects a file of the release that differs', async () => {
  const desired = [{ to: '/robots.txt', text: 'User-agent: *\n' }];
  const published = new Map([
    ['robots.txt', 'otherwise'],
    ['feeds/uz/gone.atom', 'x'],
  ]);
  const change = await buildMetadataChange(desired, published, inlinePostProcessor);
  expect([...(change?.write.keys() ?? [])]).toEqual(['public/robots.txt']);
  expect(change?.remove).toEqual([
    'public/robots.txt.br',
    'public/robots.txt.gz',
    ...['', '.br', '.gz'].map((suffix) => `public/feeds/uz/gone.atom${suffix}`),
  ]);
});
