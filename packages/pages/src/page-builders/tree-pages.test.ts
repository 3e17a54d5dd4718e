import { defaultLocale, localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { localePrefixes } from '@ochiq/contract/routing/path-for';

import { createMinimalContent, createMinimalEntry } from '../../test/minimal-content.ts';
import type { RawEntry } from '../content/parse-content.ts';
import type { Page } from '../page.ts';
import { buildSearchDocuments } from '../build-search-documents.ts';
import { searchEntryBuilders } from '../search/search-entry-builders.ts';
import { buildSite } from '../site.ts';

type Fields = Record<string, unknown>;

const createPage = (id: string, fields: Fields, locales: readonly Locale[] = localeCodes): RawEntry[] =>
  locales.map((locale) => createMinimalEntry('page', locale, id, { title: `${id} ${locale}`, slug: `${id}-${locale}`, ...fields }));

function buildWith(...pages: RawEntry[][]) {
  const raw = [...createMinimalContent().filter(({ type }) => type !== 'page'), ...pages.flat()];
  const site = buildSite(raw, { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' });
  const find = (path: string) => {
    const page = site.pages.find((one) => one.path === path)?.page();
    if (!page) throw new Error(`There is no page at ${path}`);
    return page as Page<'section'>;
  };
  return { ...site, find };
}

const climate = createPage('climate', { parent: 'section:activities', lead: 'Why it matters' });
const plan = createPage('plan', { parent: 'page:page-climate', order: 2, lead: 'What is done' });
const regions = createPage('regions', { parent: 'page:page-climate', order: 1, lead: null });
const steps = createPage('steps', { parent: 'page:page-plan' }, ['uz', 'ru']);

test('a page is at its place in the tree under every prefix', () => {
  const { pages, leftOut } = buildWith(climate, plan, regions, steps);
  expect(pages.filter(({ route }) => route === 'page').map(({ path }) => path)).toEqual([
    ...['/activities/climate-uz', '/activities/climate-uz/plan-uz', '/activities/climate-uz/regions-uz'],
    '/activities/climate-uz/plan-uz/steps-uz',
    ...['/uz/activities/climate-uz', '/uz/activities/climate-uz/plan-uz', '/uz/activities/climate-uz/regions-uz'],
    '/uz/activities/climate-uz/plan-uz/steps-uz',
    ...['/ru/activities/climate-ru', '/ru/activities/climate-ru/plan-ru', '/ru/activities/climate-ru/regions-ru'],
    '/ru/activities/climate-ru/plan-ru/steps-ru',
    ...['/en/activities/climate-en', '/en/activities/climate-en/plan-en', '/en/activities/climate-en/regions-en'],
    '/en/activities/climate-en/plan-en/steps-uz',
  ]);
  expect(leftOut).toEqual([]);
});

test('a page names those above it, its neighbours, and those below it', () => {
  const { find } = buildWith(climate, plan, regions, steps);
  const page = find('/ru/activities/climate-ru/plan-ru');
  expect(page.trail.map(({ label, path }) => [label, path])).toEqual([
    ['activities ru', '/ru/activities'],
    ['climate ru', '/ru/activities/climate-ru'],
  ]);
  const item = (label: string, path: string, items: unknown[] = [], current = false) => ({ label, path, lang: null, current, items });
  expect(page.body.section.tree).toEqual({
    top: { label: 'activities ru', path: '/ru/activities', lang: null },
    items: [
      item('climate ru', '/ru/activities/climate-ru', [
        item('regions ru', '/ru/activities/climate-ru/regions-ru'),
        item('plan ru', '/ru/activities/climate-ru/plan-ru', [item('steps ru', '/ru/activities/climate-ru/plan-ru/steps-ru')], true),
      ]),
    ],
  });
  expect(page.body.section.blocks).toEqual([
    {
      kind: 'cards',
      title: 'В этом разделе',
      cards: [{ id: 'page-steps', label: 'steps ru', path: '/ru/activities/climate-ru/plan-ru/steps-ru', lang: null, text: null }],
    },
  ]);
});

test.each(localePrefixes)('breadcrumbs, side navigation, pages below and alternates are those of the form %j', (form) => {
  const locale = form === 'plain' ? defaultLocale : form;
  const prefix = form === 'plain' ? '' : `/${form}`;
  const { find } = buildWith(climate, plan, steps);
  const at = (code: Locale, start = `/${code}`) => `${start}/activities/climate-${code}/plan-${code}`;
  const page = find(at(locale, prefix));
  expect(page.trail.map(({ path }) => path)).toEqual([`${prefix}/activities`, `${prefix}/activities/climate-${locale}`]);
  const [root] = page.body.section.tree?.items ?? [];
  expect(page.body.section.tree?.top.path).toBe(`${prefix}/activities`);
  expect([root?.path, root?.items[0]?.path]).toEqual([`${prefix}/activities/climate-${locale}`, at(locale, prefix)]);
  const [below] = page.body.section.blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []));
  expect(below?.path).toBe(`${at(locale, prefix)}/steps-${locale === 'en' ? 'uz' : locale}`);
  // Readers without a prefix and search engines are led to the address of the language.
  expect(page.head).toMatchObject({ canonical: at(locale) });
  expect(page.head.translations.filter((other) => other.locale !== null).map(({ path }) => path)).toEqual(
    localeCodes.map((code) => at(code)),
  );
});

test('a section page lists the pages below it, after its own text', () => {
  const { find } = buildWith(climate, createPage('audit', { parent: 'section:activities', order: 1, lead: null }));
  const cards = find('/en/activities').body.section.blocks.at(-1);
  expect(cards).toMatchObject({
    title: 'In this section',
    cards: [{ label: 'audit en' }, { label: 'climate en', text: 'Why it matters' }],
  });
  expect(find('/en/activities').body.section.tree).toBeNull();
  expect(find('/en/about').body.section.blocks).toEqual([]);
});

test('a missing translation is shown in the best other language, within the tree of the reader’s', () => {
  const { find } = buildWith(climate, plan, steps);
  const page = find('/en/activities/climate-en/plan-en/steps-uz');
  expect(page.notice).toEqual({ shownIn: 'uz', path: '/uz/activities/climate-uz/plan-uz/steps-uz' });
  expect(page.head).toMatchObject({ index: false, canonical: '/uz/activities/climate-uz/plan-uz/steps-uz' });
  expect(page.head.translations.map(({ path }) => path)).toEqual([
    '/uz/activities/climate-uz/plan-uz/steps-uz',
    '/uz-cyrl/activities/climate-uz/plan-uz/steps-uz',
    '/ru/activities/climate-ru/plan-ru/steps-ru',
  ]);
  expect(page.languages.map(({ path }) => path)).toEqual([
    '/uz/activities/climate-uz/plan-uz/steps-uz',
    '/ru/activities/climate-ru/plan-ru/steps-ru',
    '/en/activities/climate-en/plan-en/steps-uz',
  ]);
});

test('a page at the top stands alone, and is found by the site map', () => {
  const { find } = buildWith(createPage('alone', { parent: null }));
  expect(find('/uz/alone-uz')).toMatchObject({ trail: [], body: { section: { tree: null, blocks: [] } } });
  expect((find('/uz/site-map') as unknown as Page<'site-map'>).body.others).toContainEqual({
    ...{ label: 'alone uz', path: '/uz/alone-uz', lang: null },
  });
});

test('search engines, networks and the site’s search get the words that an editor wrote for them', () => {
  const words = { searchTitle: 'Climate', searchText: 'What the institution does in dry years to preserve groundwater.' };
  const { find } = buildWith(climate, createPage('seen', { ...words, shareTitle: 'Look', shareText: 'Here', lead: 'Lead' }), plan);
  expect(find('/en/seen-en').head).toMatchObject({
    title: 'Climate',
    description: words.searchText,
    share: { title: 'Look', text: 'Here' },
  });
  expect(find('/en/activities/climate-en').head.share).toBeUndefined();
  expect(find('/en/activities/climate-en/plan-en').head.title).toBe('plan en — climate en');
  expect(searchEntryBuilders.section(find('/en/activities/climate-en'))).toMatchObject([
    { type: 'page', title: 'climate en', summary: 'Why it matters' },
  ]);
});

test('pages of the tree have a sitemap of their own', () => {
  const { files } = buildWith(climate);
  const map = files.find(({ to }) => to === '/sitemaps/ru-page.xml');
  expect(map?.text).toContain('<loc>https://ochiq.example/ru/activities/climate-ru</loc>');
  expect(map?.text).toContain('href="https://ochiq.example/en/activities/climate-en"');
});

test.each([
  ['a parent that is not published', createPage('lost', { parent: 'page:page-gone' }), 'parent', 'is not published'],
  ['itself as its parent', createPage('loop', { parent: 'page:page-loop' }), 'parent', 'is below this page itself'],
  ['the address of a section', createPage('same', { slug: 'about', parent: null }), 'slug', 'the page about'],
  ['an address among files', createPage('files', { slug: 'media', parent: null }), 'slug', 'the folder media'],
])('a page with %s is not on the site, and is reported', (_, page, field, message) => {
  const { pages, leftOut } = buildWith(climate, page);
  expect(pages.filter(({ route }) => route === 'page').every(({ path }) => path.includes('climate'))).toBe(true);
  expect(leftOut).toEqual([expect.objectContaining({ type: 'page', field, message: expect.stringContaining(message) as string })]);
});

test('of a news item and a page with the same address one is on the site, and the other is reported with its name', () => {
  const { leftOut } = buildWith(createPage('flood', { slug: 'news-1-uz', parent: 'section:news' }, ['uz']));
  expect(leftOut).toEqual([
    expect.objectContaining({ type: 'page', field: 'slug', message: 'claims /uz/news/news-1-uz, the address of “title”' }),
  ]);
});

const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Words.' }] }];

test('blocks get the words that an editor left out, in the language of their text', () => {
  const blocks = [
    { __component: 'block.callout', kind: 'warning', title: null, body: text },
    { __component: 'block.address', title: null, address: 'Tashkent', hours: '9–18', mapPoint: { latitude: 41.5, longitude: 69.25 } },
  ];
  const { find } = buildWith(createPage('words', { blocks, parent: null }, ['ru']));
  for (const path of ['/ru/words-ru', '/en/words-ru'])
    expect(find(path).body.section.blocks).toEqual([
      { kind: 'callout', level: 'warning', title: 'Внимание', body: text },
      {
        kind: 'rows',
        title: null,
        rows: [
          { label: 'Адрес', lines: [{ text: 'Tashkent', href: null }] },
          { label: 'Часы работы', lines: [{ text: '9–18', href: null }] },
          {
            label: 'На карте',
            lines: [{ text: 'OpenStreetMap', href: 'https://www.openstreetmap.org/?mlat=41.5&mlon=69.25#map=17/41.5/69.25' }],
          },
        ],
      },
    ]);
});

test('timelines and contacts become rows, and a form the way to its page', () => {
  const blocks = [
    { __component: 'block.timeline', title: 'History', items: [{ when: '1938', title: 'Founded', text: null }] },
    { __component: 'block.contacts', title: null, contacts: [{ label: 'Desk', note: 'Papers', phone: '71 200-00-10', email: 'a@x.uz' }] },
    { __component: 'block.form', form: 'appeal', title: 'Write', text: null, label: 'Go' },
  ];
  const { find } = buildWith(createPage('more', { blocks, parent: null }));
  expect(find('/en/more-en').body.section.blocks).toEqual([
    { kind: 'rows', title: 'History', rows: [{ label: '1938', lines: [{ text: 'Founded', href: null }] }] },
    {
      kind: 'rows',
      title: null,
      rows: [
        {
          label: 'Desk',
          lines: [
            { text: 'Papers', href: null },
            { text: '+998 71 200-00-10', href: 'tel:+998712000010' },
            { text: 'a@x.uz', href: 'mailto:a@x.uz' },
          ],
        },
      ],
    },
    { kind: 'call-to-action', title: 'Write', text: null, link: { label: 'Go', href: '/en/forms/appeal', kind: 'inside' } },
  ]);
});

test('a card whose target is not there is left out, and cards without any of them', () => {
  const cards = (url: string) => ({ __component: 'block.cards', title: 'Cards', cards: [{ label: 'One', url, text: null }] });
  const { find } = buildWith(
    climate,
    createPage('cards', { blocks: [cards('/nowhere.html'), cards('/activities/climate-ru')], parent: null }),
  );
  expect(find('/ru/cards-ru').body.section.blocks).toEqual([
    { kind: 'cards', title: 'Cards', cards: [{ id: '0', label: 'One', path: '/ru/activities/climate-ru', text: null }] },
  ]);
});

test('the site’s search has a page once in each language, with its text and at its place', () => {
  const blocks = [{ __component: 'block.text', body: text }];
  const { pages } = buildWith(climate, createPage('plan', { parent: 'page:page-climate', lead: 'Lead', blocks }));
  const found = pages
    .filter(({ route }) => route === 'page')
    .flatMap((page) => buildSearchDocuments(page.page()))
    .filter(({ path }) => path.includes('/plan-'));
  expect(found.map(({ path, locale, type, title }) => [path, locale, type, title])).toEqual(
    localeCodes.map((code) => [`/${code}/activities/climate-${code}/plan-${code}`, code, 'page', `plan ${code}`]),
  );
  expect(found[0]?.text).toContain('Words.');
});

test('readers get neither the owner of a page nor the day of its review, in pages or in files', () => {
  const kept = { owner: { documentId: 'owner-of-the-page' }, reviewOn: '2031-12-24' };
  const { pages, files } = buildWith(createPage('kept', { ...kept, parent: 'section:activities' }));
  const published = JSON.stringify([...pages.map((page) => page.page()), ...files.map(({ to, text: content }) => [to, content])]);
  expect(published).toContain('/uz/activities/kept-uz');
  for (const secret of ['owner-of-the-page', '2031-12-24', 'reviewOn']) expect(published).not.toContain(secret);
});
