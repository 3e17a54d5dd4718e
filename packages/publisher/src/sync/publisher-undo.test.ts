import { listUndoneVersions } from '../undo/suppressions.ts';
import type { Publisher } from './publisher.ts';
import { SamplePublisher } from '../../test/sample-publisher.ts';

let sample: SamplePublisher;
let publisher: Publisher;

beforeEach(async () => {
  ({ sample, publisher } = await SamplePublisher.begin());
});
afterEach(() => sample.end());

const news = (fields: Record<string, unknown>) => sample.cms.publish('news', 'news-1', 'en', fields);
const secondNews = () => sample.cms.publish('news', 'news-2', 'en', { slug: 'second' }, sample.cms.version('news', 'news-1', 'en'));
const address = '/en/news/news-1-en';

/** Neither a sync nor a new publisher changes anything. */
async function expectQuiet(): Promise<void> {
  const before = await sample.readTree();
  expect((await publisher.turn()).applied).toBeNull();
  const other = await sample.start();
  expect(other.published.map(({ number }) => number)).toEqual(publisher.published.map(({ number }) => number));
  expect(await sample.readTree()).toEqual(before);
}

const changes: [string, () => void][] = [
  ['an edit', () => news({ title: 'Wrong' })],
  ['a new page', secondNews],
  [
    'a page that went',
    () => ['uz' as const, 'ru' as const, 'en' as const].forEach((code) => sample.cms.unpublish('tender', 'tender-1', code)),
  ],
  ['another address', () => news({ slug: 'elsewhere' })],
  ['a redirect', () => sample.cms.publish('redirect', 'redirect-1', 'uz', { from: '/uz/older', to: '/uz/faq' })],
  [
    'a text, by which its translation was outdated',
    () => {
      sample.cms.publish('news', 'news-1', 'uz', { title: 'Notoʻgʻri' });
      sample.cms.setOutdated('news', 'news-1', 'ru', { source: 'uz', at: '2026-11-20T06:00:00.000Z' });
    },
  ],
  ['an alert', () => sample.cms.publish('alert', 'alert', 'ru', { text: 'Опасность оползней' })],
];

test.each(changes)('reverts %s by an undo, which the next sync does not restore', async (_, change) => {
  const before = await sample.readTree();
  change();
  expect((await publisher.turn()).applied).not.toBeNull();
  expect(await sample.readTree()).not.toEqual(before);
  expect(await publisher.undo(null)).toMatchObject({ undoes: publisher.published[1]?.number });
  expect(await sample.readTree()).toEqual(before);
  await expectQuiet();
});

test.each(changes)('restores %s when the undo is undone', async (_, change) => {
  change();
  await publisher.turn();
  const after = await sample.readTree();
  const { number } = await publisher.undo(null);
  await publisher.undo(number);
  expect(await sample.readTree()).toEqual(after);
  expect(publisher.heldBack.size).toBe(0);
  await expectQuiet();
});

test('publishes undone content when the CMS changes it, and ends the suppression', async () => {
  news({ title: 'Wrong' });
  await publisher.turn();
  await publisher.undo(null);
  news({ title: 'Right' });
  await publisher.turn();
  expect(await sample.readPage(address)).toContain('Right');
  expect(publisher.heldBack.size).toBe(0);
  await expectQuiet();
});

test('does so even if the CMS changes it while no publisher runs', async () => {
  news({ title: 'Wrong' });
  await publisher.turn();
  await publisher.undo(null);
  news({ title: 'Right' });
  publisher = await sample.start();
  expect(await sample.readPage(address)).toContain('Right');
  await expectQuiet();
});

test('keeps undone content suppressed when something else changes', async () => {
  news({ title: 'Wrong' });
  await publisher.turn();
  await publisher.undo(null);
  sample.cms.publish('faq', 'faq-1', 'ru', { question: 'Почему?' });
  await publisher.turn();
  expect(await sample.readPage('/ru/faq')).toContain('Почему?');
  expect(await sample.readPage(address)).not.toContain('Wrong');
  await expectQuiet();
});

test('renders other pages with the previous version of undone content, without links to removed pages', async () => {
  secondNews();
  await publisher.turn();
  news({ title: 'Wrong' });
  await publisher.turn();
  await publisher.undo(null);
  await publisher.undo(1);
  const leading = [{ type: 'link', url: '/news/second', children: [{ type: 'text', text: 'see there' }] }];
  sample.cms.publish('announcement', 'announcement-1', 'en', { title: 'Other', body: [{ type: 'paragraph', children: leading }] });
  // Changes every page.
  sample.cms.publish('site', 'site', 'en', { shortName: 'Renamed' });
  expect((await publisher.turn()).failed).toEqual([]);
  const tree = await sample.readTree();
  const texts = Object.entries(tree).filter(([name]) => !/\.(?:br|gz)$|^release/u.test(name));
  const saying = (word: string) => texts.filter(([, bytes]) => Buffer.from(bytes, 'base64').includes(word)).map(([name]) => name);
  expect([saying('Wrong'), saying('/news/second')]).toEqual([[], []]);
  expect(await sample.readPage('/en/announcements/announcement-1-en')).toContain('see there');
  expect(await sample.readPage('/en/news')).toContain('Renamed');
  await expectQuiet();
});

test.each([false, true])('shows undone content when it is published again unchanged (after a restart: %s)', async (isRestarted) => {
  secondNews();
  await publisher.turn();
  await publisher.undo(null);
  expect(await sample.readPage('/en/news/second')).toBeNull();
  secondNews();
  if (isRestarted) publisher = await sample.start();
  else await publisher.turn();
  expect(await sample.readPage('/en/news/second')).not.toBeNull();
  expect(await sample.readPage('/en/news')).toContain('/en/news/second');
  expect(publisher.heldBack.size).toBe(0);
  await expectQuiet();
});

test('keeps content that was unpublished by mistake until it is unpublished again', async () => {
  secondNews();
  await publisher.turn();
  const withdraw = () => sample.cms.unpublish('news', 'news-2', 'en');
  withdraw();
  await publisher.turn();
  await publisher.undo(null);
  publisher = await sample.start();
  news({ title: 'Other' });
  await publisher.turn();
  expect(await sample.readPage('/en/news')).toContain('/en/news/second');
  secondNews();
  await publisher.turn();
  withdraw();
  publisher = await sample.start();
  expect(await sample.readPage('/en/news/second')).toBeNull();
  expect(await sample.readPage('/en/news')).not.toContain('/en/news/second');
});

describe('a full build after an undo', () => {
  beforeEach(async () => {
    news({ title: 'Wrong' });
    await publisher.turn();
    await publisher.undo(null);
  });

  test('builds without undone content, and keeps it suppressed', async () => {
    await sample.rebuild(listUndoneVersions(publisher.heldBack));
    expect((await publisher.turn()).applied).toBeNull();
    expect(await sample.readPage('/en/news')).not.toContain('Wrong');
    await expectQuiet();
    news({ title: 'Right' });
    await publisher.turn();
    expect(await sample.readPage('/en/news')).toContain('Right');
    expect(publisher.heldBack.size).toBe(0);
  });

  test('that began before the undo is corrected by the next sync', async () => {
    await sample.rebuild();
    expect(await sample.readPage('/en/news')).toContain('Wrong');
    await publisher.turn();
    expect([await sample.readPage('/en/news'), await sample.readPage(address)].filter((text) => text?.includes('Wrong'))).toEqual([]);
    await expectQuiet();
  });
});

test('undoes an entry that is suspended when the change before it is undone', async () => {
  news({ title: 'Wrong' });
  await publisher.turn();
  sample.broken.add(address).add('/news/news-1-en');
  news({ title: 'Faulty' });
  await publisher.turn();
  expect(publisher.quarantine.held).toHaveLength(1);
  await publisher.undo(null);
  sample.broken.clear();
  sample.cms.publish('site', 'site', 'en', { shortName: 'Renamed' });
  expect((await publisher.turn()).failed).toEqual([]);
  expect(publisher.quarantine.held).toEqual([]);
  expect([await sample.readPage('/en/news'), await sample.readPage(address)].filter((text) => /Wrong|Faulty/u.test(text ?? ''))).toEqual(
    [],
  );
});

test('ends the undo of a replaced file when the file is restored, but not when another field changes', async () => {
  const page = '/en/open/dataset-1-en';
  const nameOf = async () => /media\/a_1[^"\\]*\.pdf/u.exec((await sample.readPage(page)) ?? '')?.[0];
  const first = await nameOf();
  sample.cms.replaceFile('/uploads/a_1.pdf', '2026-11-20T10:00:00.000Z');
  await publisher.turn();
  const second = await nameOf();
  expect(second).not.toBe(first);
  await publisher.undo(null);
  sample.cms.publish('site', 'site', 'en', { shortName: 'Other' });
  await publisher.turn();
  expect(await nameOf()).toBe(first);
  sample.cms.replaceFile('/uploads/a_1.pdf', '2026-11-20T11:00:00.000Z');
  expect((await publisher.turn()).failed).toEqual([]);
  const third = await nameOf();
  expect([first, second]).not.toContain(third);
  expect(await sample.readText(third ?? '')).toBe('%PDF');
});

test('undoes a change made at the start of a publisher page by page: a page that links there waits and says why', async () => {
  secondNews();
  publisher = await sample.start();
  await publisher.undo(null);
  news({ title: 'Other' });
  const { failed } = await publisher.turn();
  expect(failed.map(({ path }) => path)).toContain('/en/news');
  expect(failed.map(({ error }) => error.message).join('\n')).toContain('/news/second, which was taken back: change or unpublish that');
  expect(await sample.readPage('/en/news/second')).toBeNull();
  sample.cms.unpublish('news', 'news-2', 'en');
  expect((await publisher.turn()).failed).toEqual([]);
  expect(await sample.readPage('/en/news')).toContain('Other');
});

test('goes back change by change when called again and again', async () => {
  const before = await sample.readTree();
  news({ title: 'One' });
  await publisher.turn();
  news({ title: 'Two' });
  await publisher.turn();
  await publisher.undo(null);
  expect(await sample.readPage(address)).toContain('One');
  await publisher.undo(null);
  expect(await sample.readTree()).toEqual(before);
  await expect(publisher.undo(null)).rejects.toThrow('There is nothing that can be undone');
  await expectQuiet();
});

test('serializes concurrent operations', async () => {
  news({ title: 'Wrong' });
  const [turn, undone] = await Promise.all([publisher.turn(), publisher.undo(null)]);
  expect(undone.undoes).toBe(turn.applied?.number);
  expect(await sample.readPage(address)).not.toContain('Wrong');
});

test('leaves the site as it was when an undo is refused', async () => {
  const before = await sample.readTree();
  await expect(publisher.undo(99)).rejects.toMatchObject({ fault: 'unknown-change' });
  expect(await sample.readTree()).toEqual(before);
});
