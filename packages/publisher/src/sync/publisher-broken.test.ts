import { localeCodes } from '@ochiq/contract/routing/locales';

import type { Publisher } from './publisher.ts';
import { SamplePublisher } from '../../test/sample-publisher.ts';

let sample: SamplePublisher;
let publisher: Publisher;

beforeEach(async () => {
  ({ sample, publisher } = await SamplePublisher.begin());
  jest.mocked(globalThis.fetch).mockImplementation((url) => {
    const isMissingUpload = (url as URL).pathname === '/uploads/lost.pdf';
    return Promise.resolve(isMissingUpload ? new Response('', { status: 404 }) : new Response(Buffer.from('%PDF')));
  });
});
afterEach(() => sample.end());

const leadingTo = (url: string) => [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'see ' }] }] }];
const news = (fields: Record<string, unknown>) => sample.cms.publish('news', 'news-1', 'en', fields);
const secondNews = () => sample.cms.publish('news', 'news-2', 'en', { slug: 'second' }, sample.cms.version('news', 'news-1', 'en'));
const image = { name: 'a.pdf', hash: 'lost', ext: '.pdf', mime: 'application/pdf', size: 1, width: 9, height: 9, url: '/uploads/lost.pdf' };

test('lists a broken link with its entry, field, words and address until the target is back', async () => {
  secondNews();
  news({ title: 'Leading', body: leadingTo('/news/second') });
  await publisher.turn();
  expect(publisher.broken).toEqual([]);
  sample.cms.unpublish('news', 'news-2', 'en');
  expect((await publisher.turn()).failed).toEqual([]);
  expect(publisher.broken).toEqual([
    {
      ...{ type: 'news', documentId: 'news-1', locale: 'en', name: 'Leading' },
      ...{ field: 'body.0.children.0.url', kind: 'link', words: 'see', address: '/news/second' },
    },
  ]);
  secondNews();
  await publisher.turn();
  expect(publisher.broken).toEqual([]);
});

test('drops a link that was removed', async () => {
  news({ body: leadingTo('/news/none') });
  await publisher.turn();
  expect(publisher.broken).toMatchObject([{ documentId: 'news-1', address: '/news/none' }]);
  news({ body: leadingTo('/faq') });
  await publisher.turn();
  expect(publisher.broken).toEqual([]);
});

test('lists menu items with removed targets in the languages that show them', async () => {
  const item = (id: string, target: string, over: object = {}) => ({
    ...{ id: id.toLowerCase(), target, labels: { en: id }, hidden: [], items: [] },
    ...over,
  });
  const items = [item('Second', '/news/second', { hidden: ['uz', 'ru'] }), item('News', 'entry:news/news-gone', { hidden: ['en', 'ru'] })];
  const institution = [item('About', 'route:about', { items }), item('Page', 'page:page-gone', { hidden: ['uz', 'ru'] })];
  for (const locale of localeCodes) sample.cms.publish('navigation', 'navigation', locale, { institution });
  expect((await publisher.turn()).failed).toEqual([]);
  expect(publisher.broken.map(({ locale, field, words, address }) => [locale, field, words, address])).toEqual([
    ['uz', 'institution.0.items.1.target', 'News', 'entry:news/news-gone'],
    ['en', 'institution.0.items.0.target', 'Second', '/news/second'],
    ['en', 'institution.1.target', 'Page', 'page:page-gone'],
  ]);
});

test('lists a link in a text whose entry is gone, and the links of a text follow an entry to a new address', async () => {
  secondNews();
  news({ title: 'Leading', body: leadingTo('entry:news/news-2') });
  await publisher.turn();
  expect(publisher.broken).toEqual([]);
  sample.cms.publish('news', 'news-2', 'en', { slug: 'elsewhere' });
  await publisher.turn();
  expect(await sample.readPage('/en/news/news-1-en')).toContain('"url":"/en/news/elsewhere"');
  expect(publisher.broken).toEqual([]);
  sample.cms.unpublish('news', 'news-2', 'en');
  await publisher.turn();
  expect(publisher.broken).toMatchObject([
    { documentId: 'news-1', field: 'body.0.children.0.url', words: 'see', address: 'entry:news/news-2' },
  ]);
});

test('shows a text without the files that are missing from the media library', async () => {
  const lost = { name: 'a.pdf', hash: 'lost', ext: '.pdf', mime: 'application/pdf', size: 1, url: '/uploads/lost.pdf' };
  news({ title: 'With files', body: [...leadingTo('/faq'), { type: 'file', title: 'Order', file: lost }] });
  expect((await publisher.turn()).failed).toEqual([]);
  expect(publisher.broken).toMatchObject([{ name: 'With files', field: 'body.1', kind: 'file', address: '/uploads/lost.pdf' }]);
});

test('lists a file missing from the media library until the entry shows another, or none', async () => {
  news({ title: 'Illustrated', cover: { alt: 'a well', caption: null, image } });
  expect((await publisher.turn()).failed).toEqual([]);
  expect(publisher.broken).toMatchObject([{ name: 'Illustrated', field: 'cover.image', kind: 'file', address: '/uploads/lost.pdf' }]);
  // The CMS has forgotten the file, too.
  news({ cover: { alt: 'a well', caption: null, image: null } });
  await publisher.turn();
  expect(publisher.broken).toMatchObject([{ field: 'cover.image', kind: 'file', address: '' }]);
  news({ cover: null });
  await publisher.turn();
  expect(publisher.broken).toEqual([]);
});

test('computes broken references once per state of the site', async () => {
  news({ body: leadingTo('/news/none') });
  await publisher.turn();
  expect(publisher.broken).toBe(publisher.broken);
});
