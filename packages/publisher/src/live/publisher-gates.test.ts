import type { Publisher } from './publisher.ts';
import { SamplePublisher } from '../../test/sample-publisher.ts';

let sample: SamplePublisher;
let publisher: Publisher;

beforeEach(async () => {
  ({ sample, publisher } = await SamplePublisher.begin());
});
afterEach(() => sample.end());

const languages = ['uz', 'ru', 'en'] as const;
const address = '/en/news/news-1-en';
const leadingTo = (url: string) => [
  { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'see there' }] }] },
];
const news = (fields: Record<string, unknown>) => sample.cms.publish('news', 'news-1', 'en', fields);
const told = (failed: { path: string; error: Error }[]) => Object.fromEntries(failed.map(({ path, error }) => [path, error.message]));

test('a page that leads nowhere stays as it was, with its target named, and the others go on', async () => {
  news({ title: 'Better words', body: leadingTo('/nowhere') });
  const { failed } = await publisher.turn();
  const reason = 'It leads to /en/nowhere, where nothing is';
  expect(told(failed)).toEqual({ [address]: reason, '/en/blog-details': reason });
  expect(await sample.textAt(address)).not.toContain('Better words');
  expect(await sample.textAt('/en/news')).toContain('Better words');
});

test('while nothing changes it is not made again; as soon as something is there it comes', async () => {
  news({ body: leadingTo('/nowhere') });
  await publisher.turn();
  await publisher.turn();
  const { rendered, failed } = await publisher.turn();
  expect([rendered, failed.length]).toEqual([0, 2]);
  sample.cms.publish('redirect', 'redirect-1', 'uz', { from: '/en/nowhere', to: '/en/news' });
  await publisher.turn();
  expect((await publisher.turn()).failed).toEqual([]);
  expect(await sample.textAt(address)).toContain('/en/nowhere');
});

test('a new page that leads nowhere is not there, nor does any page lead to it', async () => {
  const base = sample.cms.version('news', 'news-1', 'en');
  sample.cms.publish('news', 'news-2', 'en', { slug: 'second', body: leadingTo('/nowhere') }, base);
  const { failed } = await publisher.turn();
  expect(told(failed)['/en/news']).toBe('It leads to /en/news/second, where nothing is');
  expect(Object.values(told(failed)).join('\n')).toMatch(/leads to \/\w\w\/nowhere, where nothing is/u);
  expect(await sample.textAt('/en/news/second')).toBeNull();
  expect(await sample.textAt('/en/news')).not.toContain('/en/news/second');
  sample.cms.publish('news', 'news-2', 'en', { body: leadingTo('/news') });
  expect((await publisher.turn()).failed).toEqual([]);
  expect(await sample.textAt('/en/news')).toContain('/en/news/second');
});

test('a page that can’t be made but leads to what is to go stops the whole change, which comes with the next one', async () => {
  const before = await sample.tree();
  sample.broken.add('/en/news');
  for (const locale of languages) sample.cms.unpublish('news', 'news-1', locale);
  const refusal = /^\/en\/news can't be published .*; as it is now, it leads to .*, which is to go\. The site stays as it was\.$/u;
  await expect(publisher.turn()).rejects.toThrow(refusal);
  expect(await sample.tree()).toEqual(before);
  expect(publisher.queue.waiting).toHaveLength(3);
  sample.broken.clear();
  await expect(publisher.turn()).rejects.toThrow(refusal);
  sample.cms.publish('faq', 'faq-1', 'ru', { question: 'Почему?' });
  const { changes, failed } = await publisher.turn();
  expect(failed).toEqual([]);
  expect(changes).toHaveLength(4);
  expect(await sample.textAt(address)).toBeNull();
});

test('what is on its way is told, and what came', async () => {
  sample.cms.publish('faq', 'faq-1', 'ru', { question: 'Почему?' });
  const { changes, applied } = await publisher.turn();
  expect(changes).toMatchObject([{ type: 'faq', documentId: 'faq-1', locales: ['ru'] }]);
  expect(applied?.facts.published).toEqual([{ type: 'faq', documentId: 'faq-1', locale: 'ru', name: 'Почему?' }]);
  expect(publisher.queue).toEqual({ waiting: [], unread: 0, isRendering: false });
  expect(publisher.pathsOf(new Set(['news-1'])).get('news news-1 en')).toBe(address);
});
