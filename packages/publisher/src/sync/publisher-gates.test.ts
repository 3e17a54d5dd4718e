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

/** The site is, file by file, the one that is built of what is published now. */
async function expectBuilt(): Promise<void> {
  const other = await sample.createRebuiltSite();
  expect(await sample.readTree()).toEqual(await other.readTree());
  await other.remove();
}

test('publishes a dead link as plain words, and as a link once the target exists', async () => {
  news({ title: 'Better words', body: leadingTo('/nowhere') });
  expect((await publisher.turn()).failed).toEqual([]);
  expect(await sample.readPage(address)).toContain('Better words');
  expect(await sample.readPage(address)).not.toContain('/en/nowhere');
  sample.cms.publish('redirect', 'redirect-1', 'uz', { from: '/en/nowhere', to: '/en/news' });
  await publisher.turn();
  expect(await sample.readPage(address)).toContain('/en/nowhere');
  sample.cms.unpublish('redirect', 'redirect-1', 'uz');
  const { failed, rendered } = await publisher.turn();
  expect([failed, rendered]).toEqual([[], 2]);
  expect(await sample.readPage(address)).not.toContain('/en/nowhere');
  await expectBuilt();
});

test('publishes all pages of a language whose menu has a wrong path', async () => {
  const groups = [{ id: 'a', target: '/climate-programme', labels: { uz: 'Climate' }, hidden: [], items: [] }];
  sample.cms.publish('navigation', 'navigation', 'uz', { institution: groups, government: groups });
  expect((await publisher.turn()).failed).toEqual([]);
  const base = sample.cms.version('vacancy', 'vacancy-1', 'uz');
  sample.cms.publish('vacancy', 'vacancy-2', 'uz', { slug: 'ikkinchi', title: 'Muhandis' }, base);
  expect((await publisher.turn()).failed).toEqual([]);
  expect(await sample.readPage('/uz/vacancy')).toContain('Muhandis');
  expect(await sample.readPage('/uz')).not.toContain('climate-programme');
  await expectBuilt();
});

test('suspends only the entry whose page can’t be rendered, and publishes the others', async () => {
  const base = sample.cms.version('news', 'news-1', 'en');
  sample.broken.add('/en/news/second');
  sample.cms.publish('news', 'news-2', 'en', { slug: 'second', title: 'Second' }, base);
  sample.cms.publish('faq', 'faq-1', 'en', { question: 'Why?' });
  const { failed } = await publisher.turn();
  expect(failed).toEqual([]);
  expect(publisher.quarantine.held).toMatchObject([{ type: 'news', documentId: 'news-2', locale: 'en' }]);
  expect(await sample.readPage('/en/faq')).toContain('Why?');
  expect(await sample.readPage('/en/news')).not.toContain('/en/news/second');
  expect(await sample.readText('sitemaps/en-news-item.xml')).not.toContain('second');
  sample.broken.clear();
  await publisher.turn();
  expect(publisher.quarantine.held).toEqual([]);
  expect(await sample.readPage('/en/news')).toContain('/en/news/second');
  await expectBuilt();
});

test('publishes other languages of an entry that can’t be rendered in one', async () => {
  sample.broken.add(address);
  news({ title: 'Unsayable' });
  sample.cms.publish('news', 'news-1', 'ru', { title: 'Скажем' });
  await publisher.turn();
  expect(await sample.readPage('/ru/news/news-1-ru')).toContain('Скажем');
  expect(await sample.readPage(address)).not.toContain('Unsayable');
  expect(await sample.readPage('/en/news')).not.toContain('Unsayable');
});

test('removes a page that a failed page links to', async () => {
  sample.broken.add('/en/news');
  for (const locale of languages) sample.cms.unpublish('news', 'news-1', locale);
  const { failed } = await publisher.turn();
  expect(failed.map(({ path }) => path)).toContain('/en/news');
  expect(await sample.readPage(address)).toBeNull();
  sample.broken.clear();
  sample.cms.publish('faq', 'faq-1', 'ru', { question: 'Почему?' });
  expect((await publisher.turn()).failed).toEqual([]);
  expect(await sample.readPage('/en/news')).not.toContain(address);
  await expectBuilt();
});

const cover = {
  alt: 'a well',
  caption: null,
  image: { name: 'b.pdf', hash: 'b', ext: '.pdf', mime: 'application/pdf', size: 1, width: 9, height: 9, url: '/uploads/b.pdf' },
};

test('publishes an entry without its missing file, and the others', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status: 404 })));
  news({ title: 'With a picture', cover });
  sample.cms.publish('faq', 'faq-1', 'en', { question: 'Why?' });
  expect((await publisher.turn()).failed).toEqual([]);
  expect(await sample.readPage(address)).toContain('With a picture');
  expect(await sample.readPage(address)).not.toContain('/media/b.pdf');
  expect(await sample.readPage('/en/faq')).toContain('Why?');
  // It was put back: the CMS tells of every change of a file.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(Buffer.from('%PDF'))));
  sample.cms.replaceFile('/uploads/b.pdf', '2026-11-20T10:00:00.000Z');
  await publisher.turn();
  expect(await sample.readPage(address)).toMatch(/media\/b-[0-9a-z]+\.pdf/u);
});

test('suspends only the entry whose file can’t be fetched, and publishes it when it can', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new Error('connection refused')));
  news({ title: 'With a picture', cover });
  sample.cms.publish('faq', 'faq-1', 'en', { question: 'Why?' });
  expect((await publisher.turn()).failed).toEqual([]);
  expect(publisher.quarantine.held).toMatchObject([
    { type: 'news', documentId: 'news-1', locale: 'en', error: { name: 'UnavailableUpload' } },
  ]);
  expect(await sample.readPage(address)).not.toContain('With a picture');
  expect(await sample.readPage('/en/faq')).toContain('Why?');
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(Buffer.from('%PDF'))));
  await publisher.turn();
  expect(publisher.quarantine.held).toEqual([]);
  expect(await sample.readPage(address)).toContain('With a picture');
});

test('reports queued and published documents', async () => {
  sample.cms.publish('faq', 'faq-1', 'ru', { question: 'Почему?' });
  const { changes, applied } = await publisher.turn();
  expect(changes).toMatchObject([{ type: 'faq', documentId: 'faq-1', locales: ['ru'] }]);
  expect(applied?.facts.published).toEqual([{ type: 'faq', documentId: 'faq-1', locale: 'ru', name: 'Почему?' }]);
  expect(publisher.queue).toEqual({ waiting: [], unread: 0, isRendering: false });
  expect(publisher.pathsOf(new Set(['news-1'])).get('news news-1 en')).toBe(address);
});
