import { errorStatuses } from '@ochiq/contract/error-statuses';
import { localeCodes } from '@ochiq/contract/locales';
import { pathFor, pathForms } from '@ochiq/contract/path-for';
import { routeNames, routes } from '@ochiq/contract/routes';

import { contentWhere, minimalContent, minimalEntry } from '../test/minimal-content.ts';
import type { Page } from './page.ts';
import { siteOf } from './site.ts';

const options = { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' };
const siteFrom = (raw = minimalContent()) => siteOf(raw, options);

function pageAt(path: string, raw = minimalContent()): Page {
  const planned = siteFrom(raw).pages.find((page) => page.path === path);
  if (!planned) throw new Error(`No page at ${path}`);
  return planned.page();
}

const specified =
  '/ /about /announcements /antimonopoly /appeals /audit /blog-details /blog-grid /blog-sidebar /constitution /contact /corruption /decisions /faq /gender /international /login /ministers /news /open /press /project /project-details /review /service-details /services /services-2 /signup /structure /suborg /team /team2 /vacancy /youth';
const institution =
  '/administration /central-apparatus /activities /press-conferences /documents /public-services /tenders /investment-projects /trust-phone';
const beyond = '/search /privacy /accessibility /site-map';

test.each([specified, institution, beyond].flatMap((list) => list.split(' ')))('%s exists in all four forms', (path) => {
  const paths = new Set(siteFrom().pages.map((page) => page.path));
  const rest = path === '/' ? '' : path;
  for (const address of [path, `/uz${rest}`, `/ru${rest}`, `/en${rest}`]) expect(paths).toContain(address);
});

test('every route of the table has a page', () => {
  const raw = [...threeYearsOfNews(), minimalEntry('document', 'uz', 'dated', { legalStatus: 'in-force', adoptedOn: '2026-01-15' })];
  const planned = new Set(siteFrom(raw).pages.map(({ route }) => route));
  expect(routeNames.filter((route) => !planned.has(route))).toEqual([]);
});

test('every page can be made from content with nothing optional in it', () => {
  for (const planned of siteFrom().pages)
    expect(planned.page()).toMatchObject({ path: planned.path, template: routes[planned.route].template });
});

test('making a page twice gives the same bytes', () => {
  const once = siteFrom().pages.map(({ page }) => JSON.stringify(page()));
  expect(siteFrom().pages.map(({ page }) => JSON.stringify(page()))).toEqual(once);
});

test('the canonical address of an unprefixed page is its twin in the default language', () => {
  expect(pageAt('/about').head.canonical).toBe('/uz/about');
  expect(pageAt('/').head.canonical).toBe('/uz');
  expect(pageAt('/ru/about').head.canonical).toBe('/ru/about');
});

test('a page that shows another page’s content points to it and offers no translations of its own', () => {
  const { head } = pageAt('/ru/blog-details');
  expect(head.canonical).toBe('/ru/news/news-1-ru');
  expect(head.translations).toEqual([]);
});

test('alternates are reciprocal: every page that names a translation is named by it', () => {
  const pages = new Map(siteFrom(withOneLanguageOnly()).pages.map((planned) => [planned.path, planned.page()]));
  for (const [path, { head }] of pages) {
    for (const translation of head.translations) {
      const back = pages.get(translation.path)?.head.translations ?? [];
      expect({ path, from: translation.path, back }).toEqual({ path, from: translation.path, back: head.translations });
    }
  }
});

test('the language switch leads to a page that exists, from every page', () => {
  const { pages } = siteFrom(withOneLanguageOnly());
  const paths = new Set(pages.map(({ path }) => path));
  for (const planned of pages) {
    const { languages } = planned.page();
    expect(languages.map(({ locale }) => locale)).toEqual(localeCodes);
    for (const { path } of languages) expect(paths).toContain(path);
  }
});

function withOneLanguageOnly() {
  return contentWhere((entry) => entry, [minimalEntry('news', 'ru', 'only', { title: 'Только по-русски' })]);
}

test('what is published in one language only is still there in the others, with a notice and without being listed', () => {
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

test('a section page that lacks a language shows the default language’s text with a notice', () => {
  const raw = contentWhere((entry) =>
    entry.type === 'section-page' && entry.value['key'] === 'audit' && entry.value['locale'] === 'en' ? null : entry,
  );
  expect(pageAt('/en/audit', raw)).toMatchObject({
    notice: { shownIn: 'uz', path: '/uz/audit' },
    body: { section: { title: 'audit uz', lang: 'uz' } },
  });
});

test('two entries that claim one address stop the build, both named', () => {
  const raw = contentWhere((entry) => entry, [minimalEntry('news', 'uz', '2', { slug: 'news-1-uz', title: 'Ikkinchi' })]);
  expect(() => siteFrom(raw)).toThrow(/News “Ikkinchi” \(uz\): slug claims \/uz\/news\/news-1-uz, the address of “title”[\s\S]*news-2/u);
});

test('content that does not parse stops the build', () => {
  const raw = contentWhere((entry) => entry, [minimalEntry('faq', 'ru', '9', { question: '' })]);
  expect(() => siteFrom(raw)).toThrow(/Question and answer “faq-9” \(ru\): question/u);
});

test('a section page or a single that nobody published stops the build, with the place to publish it', () => {
  const raw = contentWhere((entry) => (entry.value['key'] === 'youth' || entry.type === 'home' ? null : entry));
  const build = () => siteFrom(raw);
  expect(build).toThrow(/Section page “youth” \(uz\): is not published in any language/u);
  expect(build).toThrow('/content-manager/collection-types/api::section-page.section-page?plugins[i18n][locale]=uz');
  expect(build).toThrow('/content-manager/single-types/api::home.home?plugins[i18n][locale]=uz');
});

test.each([
  ['2026-11-20', 'open', true],
  ['2026-11-19', 'closed', false],
])('a deadline on %s makes a tender %s', (deadline, state, open) => {
  const raw = contentWhere((entry) =>
    entry.type === 'tender' || entry.type === 'vacancy' ? { ...entry, value: { ...entry.value, deadline } } : entry,
  );
  expect(pageAt('/uz/tenders', raw).body).toMatchObject(open ? { open: [{ state }], closed: [] } : { open: [], closed: [{ state }] });
  expect(pageAt('/uz/vacancy', raw).body).toMatchObject(open ? { open: [{}], closed: [] } : { open: [], closed: [{}] });
});

test('the profile decides the navigation', () => {
  const raw = contentWhere((entry) => {
    if (entry.type === 'site') return { ...entry, value: { ...entry.value, profile: 'government' } };
    if (entry.type !== 'navigation') return entry;
    return {
      ...entry,
      value: {
        ...entry.value,
        government: [{ label: 'Vazirlar', path: '/ministers', links: [] }],
        institution: [{ label: 'Maʼmuriyat', path: '/administration', links: [] }],
      },
    };
  });
  expect(pageAt('/uz', raw).shell.navigation).toEqual([{ label: 'Vazirlar', path: '/uz/ministers', links: [] }]);
  expect(siteFrom(raw).facts.profile).toBe('government');
});

function threeYearsOfNews(count = 60) {
  const extra = Array.from({ length: count }, (_, index) =>
    localeCodes.map((locale) =>
      minimalEntry('news', locale, `more-${String(index)}`, {
        date: `${String(2024 + (index % 3))}-${String(1 + (index % 9)).padStart(2, '0')}-${String(10 + (index % 19))}`,
        tags: [{ documentId: 'tag-1' }],
      }),
    ),
  );
  return contentWhere((entry) => entry, extra.flat());
}

test('a year’s archive holds the year’s news and no other', () => {
  const { body } = pageAt('/ru/news/2025', threeYearsOfNews()) as Page<'news-list'>;
  expect(body.news.length).toBeGreaterThan(0);
  expect(body.news.every(({ date }) => date.iso.startsWith('2025'))).toBe(true);
  expect(body.filters.years.map(({ label }) => label)).toEqual(['2026', '2025', '2024']);
});

test('a page of an archive changes neither with a new item nor with one that goes, but for those of its year', () => {
  const before = threeYearsOfNews(180);
  const newest = { date: '2026-11-19', tags: [{ documentId: 'tag-1' }] };
  const after = [
    ...before.filter(({ type, value }) => type !== 'news' || !JSON.stringify(value).includes('2026-03-11')),
    ...localeCodes.map((locale) => minimalEntry('news', locale, 'newest', newest)),
  ];
  const archives = (raw: typeof before) => siteFrom(raw).pages.filter(({ route }) => route.endsWith('-period'));
  // A page leads to two of the newer ones beside it: those of the oldest year to none of the newest.
  const old = archives(before).filter(({ path }) => path.includes('/2024'));
  const later = new Map(archives(after).map((page) => [page.path, page]));
  expect(new Set(old.map(({ route }) => route)).size).toBe(routeNames.filter((route) => route.endsWith('-period')).length);
  for (const page of old) expect(later.get(page.path)?.page()).toEqual(page.page());
});

test('404 and error pages exist in every form, are not listed, and lead home', () => {
  const { pages } = siteFrom();
  for (const form of pathForms) {
    const paths = [pathFor('not-found', form, {}), ...errorStatuses.map((status) => pathFor('error', form, { status: String(status) }))];
    for (const path of paths) {
      const page = pages.find((planned) => planned.path === path)?.page();
      expect(page).toMatchObject({ head: { index: false, canonical: null, translations: [] }, body: { home: pathFor('home', form, {}) } });
    }
  }
});

test('links that an editor wrote stay in the reader’s form', () => {
  const body = [{ type: 'paragraph', children: [{ type: 'link', url: '/contact', children: [{ type: 'text', text: 'x' }] }] }];
  const raw = contentWhere((entry) => (entry.type === 'news' ? { ...entry, value: { ...entry.value, body } } : entry));
  const url = (path: string) => JSON.stringify(pageAt(path, raw).body).includes('"url":"/ru/contact"');
  expect(url('/ru/news/news-1-ru')).toBe(true);
  expect(JSON.stringify(pageAt('/news/news-1-uz', raw).body)).toContain('"url":"/contact"');
});

test('every file that content uses is brought to the site once', () => {
  const { media } = siteFrom();
  expect(media).toEqual([{ from: '/uploads/a_1.pdf', to: '/media/a_1.pdf', variants: [] }]);
});

test('leaders stand before specialists, whatever their number within the group', () => {
  const raw = contentWhere(
    (entry) => (entry.type === 'person' ? null : entry),
    [
      minimalEntry('person', 'uz', 'geologist', { group: 'chief-specialist', order: 1, name: 'B' }),
      minimalEntry('person', 'uz', 'director', {
        group: 'leadership',
        order: 1,
        name: 'A',
        laborActivity: [{ from: 2000, to: null, what: 'x' }],
      }),
      minimalEntry('person', 'uz', 'deputy', {
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
