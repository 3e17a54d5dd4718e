import { errorStatuses } from '@ochiq/contract/routing/error-statuses';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { pathFor, localePrefixes } from '@ochiq/contract/routing/path-for';
import { routeNames, routes } from '@ochiq/contract/routing/routes';
import { toLocalePath } from '@ochiq/contract/routing/scripts';

import { withChangedEntries, createMinimalContent, createMinimalEntry } from '../test/minimal-content.ts';
import type { Page } from './page.ts';
import { listMediaFiles } from './content/media-files.ts';
import { parseContent } from './content/parse-content.ts';
import { buildSite } from './site.ts';

const options = { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' };
const minimalSite = buildSite(createMinimalContent(), options);
/** Builds the site of some content; that of the minimal one is built once. */
const siteFrom = (raw?: ReturnType<typeof createMinimalContent>) => (raw ? buildSite(raw, options) : minimalSite);

function pageAt(path: string, raw?: ReturnType<typeof createMinimalContent>): Page {
  const planned = siteFrom(raw).pages.find((page) => page.path === path);
  if (!planned) throw new Error(`No page at ${path}`);
  return planned.page();
}

const specified =
  '/ /about /announcements /antimonopoly /appeals /audit /blog-details /blog-grid /blog-sidebar /constitution /contact /corruption /decisions /faq /gender /international /login /ministers /news /open /press /project /project-details /review /service-details /services /services-2 /signup /structure /suborg /team /team2 /vacancy /youth';
const institution =
  '/administration /central-apparatus /activities /press-conferences /documents /public-services /tenders /investment-projects /trust-phone';
const beyond = '/search /privacy /accessibility /site-map /offline';

test.each([specified, institution, beyond].flatMap((list) => list.split(' ')))('%s exists under all four locale prefixes', (path) => {
  const paths = new Set(siteFrom().pages.map((page) => page.path));
  const rest = path === '/' ? '' : path;
  for (const address of [path, `/uz${rest}`, `/ru${rest}`, `/en${rest}`]) expect(paths).toContain(address);
});

test('every route of the table has a page', () => {
  const raw = [...threeYearsOfNews(), createMinimalEntry('document', 'uz', 'dated', { legalStatus: 'in-force', adoptedOn: '2026-01-15' })];
  const planned = new Set(siteFrom(raw).pages.map(({ route }) => route));
  expect(routeNames.filter((route) => !planned.has(route))).toEqual([]);
});

test('builds every page from minimal content', () => {
  for (const planned of siteFrom().pages)
    expect(planned.page()).toMatchObject({ path: planned.path, template: routes[planned.route].template });
});

test('builds pages deterministically', () => {
  const once = siteFrom().pages.map(({ page }) => JSON.stringify(page()));
  expect(siteFrom(createMinimalContent()).pages.map(({ page }) => JSON.stringify(page()))).toEqual(once);
});

test('the canonical address of an unprefixed page has the default locale prefix', () => {
  expect(pageAt('/about').head.canonical).toBe('/uz/about');
  expect(pageAt('/').head.canonical).toBe('/uz');
  expect(pageAt('/ru/about').head.canonical).toBe('/ru/about');
});

test('an example page is canonicalized to its original and has no translations', () => {
  const { head } = pageAt('/ru/blog-details');
  expect(head.canonical).toBe('/ru/news/news-1-ru');
  expect(head.translations).toEqual([]);
});

test('alternates are reciprocal', () => {
  const pages = new Map(siteFrom(withOneLanguageOnly()).pages.map((planned) => [planned.path, planned.page()]));
  for (const [path, { head }] of pages) {
    for (const translation of head.translations.filter((other) => other.locale !== null)) {
      const back = pages.get(translation.path)?.head.translations ?? [];
      expect({ path, from: translation.path, back }).toEqual({ path, from: translation.path, back: head.translations });
    }
  }
});

test('the language switch links to an existing page from every page', () => {
  const { pages } = siteFrom(withOneLanguageOnly());
  const paths = new Set(pages.map(({ path }) => path));
  for (const planned of pages) {
    const { languages, locale } = planned.page();
    expect(languages.map(({ tag }) => tag)).toEqual(locale === 'uz' ? ['uz', 'uz-Cyrl', 'ru', 'en'] : ['uz', 'ru', 'en']);
    for (const { path } of languages) expect(paths).toContain(toLocalePath(path));
  }
});

test('words that editors list for Cyrillic change Uzbek pages alone, and are in the data of none', () => {
  const listed = withChangedEntries((entry) =>
    entry.type === 'site' ? { ...entry, value: { ...entry.value, cyrillicWords: 'Ochiq\nmayor = мэр' } } : entry,
  );
  const { pages, facts } = siteFrom(listed);
  const marks = pages.map((planned) => [planned.locale, planned.page().shell.cyrillicMark] as const);
  expect(new Set(marks.map((pair) => pair.join(' ')))).toEqual(new Set([expect.stringMatching(/^uz .{8,}$/u), 'ru ', 'en ']));
  expect(facts.cyrillicWords).toBe('Ochiq\nmayor = мэр');
  expect(pages.filter((planned) => JSON.stringify(planned.page()).includes('мэр'))).toEqual([]);
});

function withOneLanguageOnly() {
  return withChangedEntries((entry) => entry, [createMinimalEntry('news', 'ru', 'only', { title: 'Только по-русски' })]);
}

test('shows a missing translation in the fallback language with a notice, unlisted', () => {
  const raw = withOneLanguageOnly();
  const page = pageAt('/en/news/news-only-ru', raw);
  expect(page.notice).toEqual({ shownIn: 'ru', path: '/ru/news/news-only-ru' });
  expect(page.head).toMatchObject({
    index: false,
    canonical: '/ru/news/news-only-ru',
    translations: [{ locale: 'ru', path: '/ru/news/news-only-ru' }],
  });
  expect(page.body).toMatchObject({ lang: 'ru' });
  expect(pageAt('/en/news', raw).body).toMatchObject({ elsewhere: 1 });
  expect(pageAt('/ru/news/news-only-ru', raw)).toMatchObject({ notice: null, head: { index: true } });
});

test('a section page falls back to the default language with a notice', () => {
  const raw = withChangedEntries((entry) =>
    entry.type === 'section-page' && entry.value['key'] === 'audit' && entry.value['locale'] === 'en' ? null : entry,
  );
  expect(pageAt('/en/audit', raw)).toMatchObject({
    notice: { shownIn: 'uz', path: '/uz/audit' },
    body: { section: { title: 'audit uz', lang: 'uz' } },
  });
});

const plannedAt = (site: ReturnType<typeof siteFrom>, path: string) => site.pages.filter((page) => page.path === path);

test('assigns a contested address to one entry and reports the other', () => {
  const raw = withChangedEntries((entry) => entry, [createMinimalEntry('news', 'uz', '2', { slug: 'news-1-uz', title: 'Ikkinchi' })]);
  const site = siteFrom(raw);
  expect(site.leftOut).toMatchObject([
    { name: 'Ikkinchi', field: 'slug', message: expect.stringContaining('the address of “title”') as string },
  ]);
  expect(plannedAt(site, '/uz/news/news-1-uz')).toMatchObject([{ source: { documentId: 'news-1' } }]);
});

test('prefers an entry in its own language to a fallback, which is not reported', () => {
  const site = siteFrom(withChangedEntries((entry) => entry, [createMinimalEntry('news', 'ru', '0', { slug: 'news-1-uz' })]));
  expect(site.leftOut).toEqual([]);
  expect(plannedAt(site, '/uz/news/news-1-uz')).toMatchObject([{ source: { documentId: 'news-1' } }]);
  expect(plannedAt(site, '/ru/news/news-1-uz')).toMatchObject([{ source: { documentId: 'news-0' } }]);
});

test('leaves out and reports an invalid entry only', () => {
  const raw = withChangedEntries((entry) => entry, [createMinimalEntry('faq', 'ru', '9', { question: '' })]);
  const site = siteFrom(raw);
  expect(site.leftOut).toMatchObject([{ type: 'faq', name: 'faq-9', locale: 'ru', field: 'question' }]);
  expect(site.pages.length).toBe(siteFrom().pages.length);
});

test('throws where too many entries are invalid', () => {
  const unfit = Array.from({ length: 12 }, (_, index) => createMinimalEntry('faq', 'ru', String(20 + index), { question: '' }));
  expect(() => siteFrom(withChangedEntries((entry) => entry, unfit))).toThrow(/12 entries can't become a page/u);
});

const body = [
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'See ' },
      { type: 'link', url: '/nowhere', children: [{ type: 'text', text: 'there', bold: true }] },
      { type: 'link', url: '/faq?q=1#a', children: [{ type: 'text', text: 'here' }] },
      { type: 'link', url: 'https://ochiq.example/uz/gone', children: [{ type: 'text', text: 'gone' }] },
      { type: 'link', url: 'https://elsewhere.example/x', children: [{ type: 'text', text: 'else' }] },
    ],
  },
];

test('reduces a broken link to its words', () => {
  const raw = withChangedEntries((entry) => (entry.type === 'news' ? { ...entry, value: { ...entry.value, body } } : entry));
  const [planned] = plannedAt(siteFrom(raw), '/uz/news/news-1-uz');
  expect(planned?.page()).toMatchObject({
    body: {
      news: {
        body: [
          {
            children: [
              { type: 'text', text: 'See ' },
              { type: 'text', text: 'there', bold: true },
              { type: 'link', url: '/uz/faq?q=1#a' },
              { type: 'text', text: 'gone' },
              { type: 'link', url: 'https://elsewhere.example/x' },
            ],
          },
        ],
      },
    },
  });
});

const item = (id: string, target: string | null, over: object = {}) => ({ id, target, labels: {}, hidden: [], items: [], ...over });

test('omits broken menu items; a group takes the target of its first remaining link', () => {
  const below = [
    item('a', '/climate-programme', { labels: { uz: 'Nowhere' } }),
    item('b', 'page:page-gone'),
    item('c', 'entry:news/news-gone'),
    item('e', 'route:faq', { labels: { uz: 'Questions' } }),
  ];
  const groups = [
    item('f', '/climate-programme', { labels: { uz: 'Lost' } }),
    item('g', '/climate-programme', { labels: { uz: 'Kept' }, items: below }),
  ];
  const raw = withChangedEntries((entry) =>
    entry.type === 'navigation' ? { ...entry, value: { ...entry.value, institution: groups, government: groups } } : entry,
  );
  const [planned] = plannedAt(siteFrom(raw), '/uz');
  expect(planned?.page().shell.navigation).toEqual([{ label: 'Kept', path: '/uz/faq', links: [{ label: 'Questions', path: '/uz/faq' }] }]);
});

test('omits menu items that lead to a missing file', () => {
  const lost = { labels: { uz: 'File' } };
  const items = [
    item('a', 'file:gone_1.pdf', lost),
    item('b', 'file:gone_1.pdf', { ...lost, items: [item('c', 'file:gone_1.pdf', lost), item('d', 'route:faq')] }),
  ];
  const raw = withChangedEntries((entry) =>
    entry.type === 'navigation' ? { ...entry, value: { ...entry.value, institution: items } } : entry,
  );
  const { content, problems } = parseContent(raw, (url) => url === '/uploads/gone_1.pdf');
  expect(problems).toEqual([]);
  expect(content.navigation.get('navigation')?.versions.uz?.institution).toMatchObject([
    { id: 'b', target: null, items: [{ id: 'd', target: { route: 'faq' } }] },
  ]);
});

test('a menu takes paths and titles from its pages, in the language of the reader', () => {
  const items = [
    item('a', 'page:page-1', { labels: { ru: 'Имя' } }),
    item('b', 'entry:person/person-1', { hidden: ['ru'] }),
    item('c', 'route:audit', {
      items: [item('d', 'https://lex.uz', { labels: { en: 'Laws' } }), item('e', 'file:plan_1.pdf', { labels: { uz: 'Reja' } })],
    }),
  ];
  const raw = withChangedEntries((entry) => {
    if (entry.type === 'page')
      return {
        ...entry,
        value: { ...entry.value, slug: 'climate', parent: 'section:activities', title: `Climate ${String(entry.value['locale'])}` },
      };
    return entry.type === 'navigation' ? { ...entry, value: { ...entry.value, institution: items } } : entry;
  });
  const audit = (label: string, form: string, laws: object, plan: object) => ({
    ...{ label, path: `${form}/audit` },
    links: [
      { ...laws, path: 'https://lex.uz' },
      { ...plan, path: '/media/plan_1.pdf' },
    ],
  });
  const [laws, plan] = [
    { label: 'Laws', lang: 'en' },
    { label: 'Reja', lang: 'uz' },
  ];
  expect(pageAt('/ru', raw).shell.navigation).toEqual([
    { label: 'Имя', path: '/ru/activities/climate', links: [] },
    audit('audit ru', '/ru', laws, plan),
  ]);
  expect(pageAt('/', raw).shell.navigation).toEqual([
    { label: 'Climate uz', path: '/activities/climate', links: [] },
    { label: 'name', path: '/administration/person-1-uz', links: [] },
    audit('audit uz', '', laws, { label: 'Reja' }),
  ]);
  expect(listMediaFiles(parseContent(raw).content)).toContainEqual(
    expect.objectContaining({ from: '/uploads/plan_1.pdf', to: '/media/plan_1.pdf' }),
  );
});

const file = { name: 'a.jpg', hash: 'a', ext: '.jpg', mime: 'image/jpeg', size: 1, width: 10, height: 10, url: '/uploads/a.jpg' };

test('leaves out a picture with a missing file', () => {
  const text = [{ type: 'image', image: { ...file, alternativeText: 'a' }, children: [] }];
  const over = { cover: { alt: 'a', caption: null, image: null }, gallery: [{ alt: 'b', caption: null, image: file }], body: text };
  const raw = withChangedEntries((entry) => (entry.type === 'news' ? { ...entry, value: { ...entry.value, ...over } } : entry));
  const site = siteFrom(raw);
  expect(site.leftOut).toEqual([]);
  expect(plannedAt(site, '/uz/news/news-1-uz')[0]?.page()).toMatchObject({ body: { news: { cover: null, gallery: [{ alt: 'b' }] } } });
  const { content, problems } = parseContent(raw, (url) => url === '/uploads/a.jpg');
  expect(problems).toEqual([]);
  expect(content.news.get('news-1')?.versions.uz).toMatchObject({ cover: null, gallery: [], body: [] });
});

test('throws with the panel address where a required section page or single is not published', () => {
  const raw = withChangedEntries((entry) => (entry.value['key'] === 'youth' || entry.type === 'home' ? null : entry));
  const build = () => siteFrom(raw);
  expect(build).toThrow(/Section page “youth” \(uz\): is not published in any language/u);
  expect(build).toThrow('/content-manager/collection-types/api::section-page.section-page?plugins[i18n][locale]=uz');
  expect(build).toThrow('/content-manager/single-types/api::home.home?plugins[i18n][locale]=uz');
});

test.each([
  ['2026-11-20', 'open', true],
  ['2026-11-19', 'closed', false],
])('with a deadline on %s a tender is %s', (deadline, state, open) => {
  const raw = withChangedEntries((entry) =>
    entry.type === 'tender' || entry.type === 'vacancy' ? { ...entry, value: { ...entry.value, deadline } } : entry,
  );
  expect(pageAt('/uz/tenders', raw).body).toMatchObject(open ? { open: [{ state }], closed: [] } : { open: [], closed: [{ state }] });
  expect(pageAt('/uz/vacancy', raw).body).toMatchObject(open ? { open: [{}], closed: [] } : { open: [], closed: [{}] });
});

test('the profile decides the navigation', () => {
  const raw = withChangedEntries((entry) => {
    if (entry.type === 'site') return { ...entry, value: { ...entry.value, profile: 'government' } };
    if (entry.type !== 'navigation') return entry;
    return {
      ...entry,
      value: {
        ...entry.value,
        government: [item('a', 'route:ministers', { labels: { uz: 'Vazirlar' } })],
        institution: [item('a', 'route:administration', { labels: { uz: 'Maʼmuriyat' } })],
      },
    };
  });
  expect(pageAt('/uz', raw).shell.navigation).toEqual([{ label: 'Vazirlar', path: '/uz/ministers', links: [] }]);
  expect(siteFrom(raw).facts.profile).toBe('government');
});

function threeYearsOfNews(count = 60) {
  const extra = Array.from({ length: count }, (_, index) =>
    localeCodes.map((locale) =>
      createMinimalEntry('news', locale, `more-${String(index)}`, {
        date: `${String(2024 + (index % 3))}-${String(1 + (index % 9)).padStart(2, '0')}-${String(10 + (index % 19))}`,
        tags: [{ documentId: 'tag-1' }],
      }),
    ),
  );
  return withChangedEntries((entry) => entry, extra.flat());
}

test('a year’s archive has exactly the year’s news', () => {
  const { body } = pageAt('/ru/news/2025', threeYearsOfNews()) as Page<'news-list'>;
  expect(body.news.length).toBeGreaterThan(0);
  expect(body.news.every(({ date }) => date.iso.startsWith('2025'))).toBe(true);
  expect(body.filters.years.map(({ label }) => label)).toEqual(['2026', '2025', '2024']);
});

test('an archive page changes only with items of its year', () => {
  const before = threeYearsOfNews(180);
  const newest = { date: '2026-11-19', tags: [{ documentId: 'tag-1' }] };
  const after = [
    ...before.filter(({ type, value }) => type !== 'news' || !JSON.stringify(value).includes('2026-03-11')),
    ...localeCodes.map((locale) => createMinimalEntry('news', locale, 'newest', newest)),
  ];
  const archives = (raw: typeof before) => siteFrom(raw).pages.filter(({ route }) => route.endsWith('-period'));
  // A page links to two of its newer neighbours: those of the oldest year to none of the newest.
  const old = archives(before).filter(({ path }) => path.includes('/2024'));
  const later = new Map(archives(after).map((page) => [page.path, page]));
  expect(new Set(old.map(({ route }) => route)).size).toBe(routeNames.filter((route) => route.endsWith('-period')).length);
  for (const page of old) expect(later.get(page.path)?.page()).toEqual(page.page());
});

test('404 and error pages exist under every locale prefix, unlisted, with a link home', () => {
  const { pages } = siteFrom();
  for (const form of localePrefixes) {
    const paths = [pathFor('not-found', form, {}), ...errorStatuses.map((status) => pathFor('error', form, { status: String(status) }))];
    for (const path of paths) {
      const page = pages.find((planned) => planned.path === path)?.page();
      expect(page).toMatchObject({ head: { index: false, canonical: null, translations: [] }, body: { home: pathFor('home', form, {}) } });
    }
  }
});

test('editors’ links get the reader’s locale prefix', () => {
  const body = [{ type: 'paragraph', children: [{ type: 'link', url: '/contact', children: [{ type: 'text', text: 'x' }] }] }];
  const raw = withChangedEntries((entry) => (entry.type === 'news' ? { ...entry, value: { ...entry.value, body } } : entry));
  const url = (path: string) => JSON.stringify(pageAt(path, raw).body).includes('"url":"/ru/contact"');
  expect(url('/ru/news/news-1-ru')).toBe(true);
  expect(JSON.stringify(pageAt('/news/news-1-uz', raw).body)).toContain('"url":"/contact"');
});

test('lists every used file once', () => {
  const { media } = siteFrom();
  expect(media).toEqual([{ from: '/uploads/a_1.pdf', to: '/media/a_1.pdf', mime: 'application/pdf', bytes: 12_500, variants: [] }]);
});

test('sorts leaders before specialists, whatever their order number', () => {
  const raw = withChangedEntries(
    (entry) => (entry.type === 'person' ? null : entry),
    [
      createMinimalEntry('person', 'uz', 'geologist', { group: 'chief-specialist', order: 1, name: 'B' }),
      createMinimalEntry('person', 'uz', 'director', {
        group: 'leadership',
        order: 1,
        name: 'A',
        laborActivity: [{ from: 2000, to: null, what: 'x' }],
      }),
      createMinimalEntry('person', 'uz', 'deputy', {
        group: 'leadership',
        order: 2,
        name: 'C',
        laborActivity: [{ from: 2000, to: null, what: 'x' }],
      }),
    ],
  );
  const { body } = pageAt('/uz', raw) as Page<'home'>;
  expect(body.people.items.map(({ name }) => name)).toEqual(['A', 'C', 'B']);
});
