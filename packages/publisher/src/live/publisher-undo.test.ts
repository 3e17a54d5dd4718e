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

/** Nothing comes of a turn, nor of a publisher that starts anew. */
async function expectQuiet(): Promise<void> {
  const before = await sample.tree();
  expect((await publisher.turn()).applied).toBeNull();
  const other = await sample.start();
  expect(other.published.map(({ number }) => number)).toEqual(publisher.published.map(({ number }) => number));
  expect(await sample.tree()).toEqual(before);
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
  ['an alert', () => sample.cms.publish('alert', 'alert', 'ru', { text: 'Опасность оползней' })],
];

test.each(changes)('%s that is undone is as if it had not been, and does not come back by itself', async (_, change) => {
  const before = await sample.tree();
  change();
  expect((await publisher.turn()).applied).not.toBeNull();
  expect(await sample.tree()).not.toEqual(before);
  expect(await publisher.undo(null)).toMatchObject({ undoes: publisher.published[1]?.number });
  expect(await sample.tree()).toEqual(before);
  await expectQuiet();
});

test.each(changes)('%s that is undone comes back when the undo is undone', async (_, change) => {
  change();
  await publisher.turn();
  const after = await sample.tree();
  const { number } = await publisher.undo(null);
  await publisher.undo(number);
  expect(await sample.tree()).toEqual(after);
  expect(publisher.heldBack.size).toBe(0);
  await expectQuiet();
});

test('what was undone is published when the CMS changes it, and nothing is held back any more', async () => {
  news({ title: 'Wrong' });
  await publisher.turn();
  await publisher.undo(null);
  news({ title: 'Right' });
  await publisher.turn();
  expect(await sample.textAt(address)).toContain('Right');
  expect(publisher.heldBack.size).toBe(0);
  await expectQuiet();
});

test('so it is when the CMS changes it while nobody looks', async () => {
  news({ title: 'Wrong' });
  await publisher.turn();
  await publisher.undo(null);
  news({ title: 'Right' });
  publisher = await sample.start();
  expect(await sample.textAt(address)).toContain('Right');
  await expectQuiet();
});

test('a change of something else publishes that and leaves what was undone', async () => {
  news({ title: 'Wrong' });
  await publisher.turn();
  await publisher.undo(null);
  sample.cms.publish('faq', 'faq-1', 'ru', { question: 'Почему?' });
  await publisher.turn();
  expect(await sample.textAt('/ru/faq')).toContain('Почему?');
  expect(await sample.textAt(address)).not.toContain('Wrong');
  await expectQuiet();
});

test('a page that leads to one that was taken back waits, and says why, until that is changed', async () => {
  secondNews();
  await publisher.turn();
  await publisher.undo(null);
  news({ title: 'Other' });
  const { failed } = await publisher.turn();
  expect(failed.map(({ path }) => path)).toContain('/en/news');
  expect(failed.map(({ error }) => error.message).join('\n')).toContain('/news/second, which was taken back: change or unpublish that');
  expect(await sample.textAt('/en/news/second')).toBeNull();
  sample.cms.unpublish('news', 'news-2', 'en');
  expect((await publisher.turn()).failed).toEqual([]);
  expect(await sample.textAt('/en/news')).toContain('Other');
});

test('undoing again and again goes back change by change', async () => {
  const before = await sample.tree();
  news({ title: 'One' });
  await publisher.turn();
  news({ title: 'Two' });
  await publisher.turn();
  await publisher.undo(null);
  expect(await sample.textAt(address)).toContain('One');
  await publisher.undo(null);
  expect(await sample.tree()).toEqual(before);
  await expect(publisher.undo(null)).rejects.toThrow('There is nothing that can be undone');
  await expectQuiet();
});

test('a file that went with an undo comes again with the page that shows it', async () => {
  sample.cms.replaceFile('/uploads/a_1.pdf', '2026-11-20T10:00:00.000Z');
  await publisher.turn();
  const page = '/en/open/dataset-1-en';
  const name = /media\/a_1-[0-9a-z]+\.pdf/u.exec((await sample.textAt(page)) ?? '')?.[0] ?? '';
  await publisher.undo(null);
  expect(await sample.textOf(name)).toBeNull();
  expect(await sample.textAt(page)).not.toContain(name);
  // Changes every page, but reads no dataset anew.
  sample.cms.publish('site', 'site', 'en', { shortName: 'Other' });
  expect((await publisher.turn()).failed).toEqual([]);
  expect(await sample.textAt(page)).toContain(name);
  expect(await sample.textOf(name)).toBe('%PDF');
});

test('what is asked for at once is done one after the other', async () => {
  news({ title: 'Wrong' });
  const [turn, undone] = await Promise.all([publisher.turn(), publisher.undo(null)]);
  expect(undone.undoes).toBe(turn.applied?.number);
  expect(await sample.textAt(address)).not.toContain('Wrong');
});

test('what can’t be undone is refused, and the site stays', async () => {
  const before = await sample.tree();
  await expect(publisher.undo(99)).rejects.toMatchObject({ fault: 'unknown-change' });
  expect(await sample.tree()).toEqual(before);
});
