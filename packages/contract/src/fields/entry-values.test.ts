import { contentTypeNames, contentTypes } from '../content-types.ts';
import { blocks } from './blocks.ts';
import {
  findAddresses,
  findEmptiedFiles,
  findFiles,
  findMenuTargets,
  findReferences,
  findTargets,
  findTextReferences,
} from './entry-values.ts';
import type { Field } from './field.ts';
import { parts } from './components.ts';
import { getSitePaths } from '../routing/site-paths.ts';

const text = (words: string) => ({ type: 'text', text: words });
const link = (url: string, words: string) => ({ type: 'link', url, children: [text(words)] });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });

const item = (id: string, target: string | null, over: object = {}) => ({ id, target, labels: {}, hidden: [], items: [], ...over });

test('finds addresses in menus at any depth, with the label in the language of the entry', () => {
  const below = [
    item('b', '/climate', { labels: { uz: 'Iqlim', ru: 'Климат' } }),
    item('c', '/hidden', { hidden: ['ru'] }),
    item('d', 'javascript:alert(1)'),
    item('e', 'page:abc'),
  ];
  const entry = { locale: 'ru', institution: [item('a', 'route:about', { labels: { uz: 'Biz' }, items: below })], government: null };
  expect(findAddresses('navigation', entry)).toEqual([
    { path: ['institution', '0', 'target'], kind: 'link', address: '/about', words: 'Biz' },
    { path: ['institution', '0', 'items', '0', 'target'], kind: 'link', address: '/climate', words: 'Климат' },
  ]);
});

test('finds the entries and files that menus lead to', () => {
  const entry = {
    locale: 'uz',
    institution: [item('a', 'page:abc', { items: [item('b', 'file:plan_1.pdf@mfx3')] })],
    government: 'broken',
  };
  expect(findMenuTargets('navigation', entry).map(({ target }) => target)).toEqual([
    { kind: 'page', documentId: 'abc' },
    { kind: 'file', hash: 'plan_1-mfx3', ext: '.pdf', url: '/uploads/plan_1.pdf' },
  ]);
  const parsed = { ...entry, institution: [item('a', null, { target: { kind: 'page', documentId: 'abc' } })] };
  expect(findMenuTargets('navigation', parsed)).toMatchObject([{ target: { kind: 'page', documentId: 'abc' } }]);
  expect(findFiles('navigation', entry)).toEqual([
    { path: ['institution', '0', 'items', '0', 'target'], hash: 'plan_1', url: '/uploads/plan_1.pdf' },
  ]);
});

test('finds addresses in blocks and their rich texts', () => {
  const entry = {
    key: 'about',
    blocks: [
      { __component: 'block.call-to-action', title: 'Yozing', link: { label: 'Murojaat', url: '/appeals' } },
      {
        __component: 'block.accordion',
        items: [
          { question: 'Qayerda?', answer: [{ type: 'list', children: [{ type: 'list-item', children: [link('/contact', 'bu yerda')] }] }] },
        ],
      },
      null,
      'broken',
    ],
  };
  expect(findAddresses('section-page', entry)).toEqual([
    { path: ['blocks', '0', 'link', 'url'], kind: 'link', address: '/appeals', words: 'Murojaat' },
    {
      path: ['blocks', '1', 'items', '0', 'answer', '0', 'children', '0', 'children', '0', 'url'],
      kind: 'link',
      address: '/contact',
      words: 'bu yerda',
    },
  ]);
});

test('finds what links and videos in the new blocks of texts lead to', () => {
  const cell = { type: 'table-cell', children: [link('page:abc', 'sahifa'), link('/contact', 'aloqa')] };
  const entry = {
    locale: 'uz',
    body: [
      { type: 'table', children: [{ type: 'table-row', children: [cell] }] },
      { type: 'callout', children: [paragraph(link('entry:news/n1', 'yangilik'))] },
      { type: 'video', title: 'Video', url: '/uz/video' },
    ],
  };
  expect(findAddresses('news', entry)).toEqual([
    { path: ['body', '0', 'children', '0', 'children', '0', 'children', '1', 'url'], kind: 'link', address: '/contact', words: 'aloqa' },
    { path: ['body', '2', 'url'], kind: 'target', address: '/uz/video', words: 'Video' },
  ]);
  expect(findTextReferences('news', entry)).toEqual([
    {
      path: ['body', '0', 'children', '0', 'children', '0', 'children', '0', 'url'],
      target: { kind: 'page', documentId: 'abc' },
      words: 'sahifa',
      hidden: [],
    },
    {
      path: ['body', '1', 'children', '0', 'children', '0', 'url'],
      target: { kind: 'entry', type: 'news', documentId: 'n1' },
      words: 'yangilik',
      hidden: [],
    },
  ]);
  expect(findTargets('news', entry)).toEqual(findTextReferences('news', entry));
});

test('finds files and videos in rich texts', () => {
  const body = [
    { type: 'file', title: 'Buyruq', file: { hash: 'order_1', url: '/uploads/order_1.pdf' } },
    { type: 'video', title: 'Video', file: { hash: 'visit_1' }, captions: { hash: 'words_1' } },
    { type: 'video', title: 'Video', url: 'https://video.example/1' },
  ];
  expect(findFiles('news', { body }).map(({ path, hash }) => [path.join('.'), hash])).toEqual([
    ['body.0', 'order_1'],
    ['body.1', 'visit_1'],
    ['body.1', 'words_1'],
  ]);
});

test('finds only the target of a redirect', () => {
  expect(findAddresses('redirect', { from: '/old', to: '/uz/new' })).toEqual([
    { path: ['to'], kind: 'target', address: '/uz/new', words: '' },
  ]);
});

test('finds files in fields and rich texts', () => {
  const entry = {
    cover: { image: { id: 3, hash: 'well_1' }, alt: 'Quduq' },
    gallery: [{ image: null }, { image: { hash: 'well_2', url: '/uploads/well_2.png' } }],
    body: [paragraph(text('Matn')), { type: 'image', image: { hash: 'well_3' }, children: [text('')] }],
  };
  expect(findFiles('news', entry).map(({ path, hash }) => [path.join('.'), hash])).toEqual([
    ['body.1', 'well_3'],
    ['cover.image', 'well_1'],
    ['gallery.1.image', 'well_2'],
  ]);
  expect(findFiles('news', entry).map(({ url }) => url)).toEqual(['', '', '/uploads/well_2.png']);
});

test('finds required component files that are missing, not empty optional fields', () => {
  const entry = {
    cover: { image: null, alt: 'Quduq' },
    video: { title: 'Video', file: null },
    gallery: [{ image: { hash: 'well_2' } }, { alt: 'Yoʻq' }],
    attachments: [],
  };
  expect(findEmptiedFiles('news', entry)).toEqual([
    ['cover', 'image'],
    ['gallery', '1', 'image'],
  ]);
  expect(findEmptiedFiles('site', { emblem: null })).toEqual([]);
});

test('finds references in fields and blocks', () => {
  const entry = { relatedNews: [{ documentId: 'n1' }], blocks: [{ __component: 'block.people', people: [{ documentId: 'p1' }] }] };
  expect(findReferences('section-page', entry)).toEqual([
    { path: ['blocks', '0', 'people'], uid: 'api::person.person', documentId: 'p1' },
    { path: ['relatedNews'], uid: 'api::news.news', documentId: 'n1' },
  ]);
});

test('every address field is followed, except the source of a redirect', () => {
  const isAddress = ({ schema }: Field) =>
    schema.safeParse('/a/path').success && !schema.safeParse('no address').success && !schema.safeParse('a').success;
  const owners = [...contentTypeNames.map((name) => contentTypes[name]), ...parts, ...blocks];
  const left = owners.flatMap(({ title, fields }) =>
    Object.entries<Field>(fields)
      .filter(([, field]) => isAddress(field) && field.follow === undefined)
      .map(([name]) => `${title}.${name}`),
  );
  expect(left).toEqual(['Redirect.from']);
});

const siteUrl = 'https://site.example/base/';
test.each([
  ['/about?x#y', 'uz', ['/about', '/uz/about']],
  ['/', 'ru', ['/ru']],
  ['/ru/about', 'ru', ['/ru/ru/about']],
  ['https://SITE.example/base/ru/about/', 'uz', ['/ru/about']],
  ['https://site.example/base', 'uz', ['/']],
  ['https://site.example:443/base/about#x', 'uz', ['/about']],
  ['https://site.example/based/about', 'uz', []],
  ['https://site.example/other', 'uz', []],
  ['https://elsewhere.example/about', 'uz', []],
  ['mailto:a@b.example', 'uz', []],
  ['#hours', 'uz', []],
] as const)('readers of a link %s in %s come to %j', (address, locale, paths) => {
  expect(getSitePaths({ address, kind: 'link' }, locale, siteUrl)).toEqual(paths);
});

test('returns the path of a target unchanged', () => {
  expect(getSitePaths({ address: '/ru/about', kind: 'target' }, 'uz', siteUrl)).toEqual(['/ru/about']);
});
