import type { Entry } from '@ochiq/contract/content-types';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';

import { createMinimalContent, createMinimalEntry } from '../../test/minimal-content.ts';
import { buildDocument, parseContent, parseEntry, type RawEntry } from '../content/parse-content.ts';
import { IncrementalSite } from './incremental-site.ts';

const toDay = (number: number) => new Date(Date.UTC(2024, 0, number)).toISOString().slice(0, 10);

/** @param retitled the languages that have the title; the others keep theirs */
const createNews = (number: number, title: string, retitled: readonly Locale[] = localeCodes): RawEntry[] =>
  localeCodes.map((locale) =>
    createMinimalEntry('news', locale, `n${String(number)}`, {
      title: retitled.includes(locale) ? title : 'before',
      date: toDay(number),
      category: { documentId: 'category-1' },
      tags: number % 2 === 0 ? [{ documentId: 'tag-1' }] : [],
    }),
  );

function createNewsDocument(...news: Parameters<typeof createNews>) {
  const entries = createNews(...news).flatMap((raw): Entry<'news'>[] => {
    const parsed = parseEntry(raw);
    return 'entry' in parsed ? [parsed.entry as Entry<'news'>] : [];
  });
  return buildDocument('news', entries);
}

/** Creates a site with some news items that counts how often its pages are built. */
function createSite(count: number) {
  const made = { pages: 0 };
  const raw = [...createMinimalContent(), ...Array.from({ length: count }, (_, index) => createNews(index + 1, 'before')).flat()];
  const site = new IncrementalSite({
    content: parseContent(raw).content,
    today: '2026-11-20',
    tables: new Map(),
    panelUrl: 'http://127.0.0.1:1337/admin',
    siteUrl: 'https://ochiq.example',
    fingerprint: (page) => {
      made.pages += 1;
      return JSON.stringify([page.page(), page.card()]);
    },
  });
  site.delta();
  site.accept();
  made.pages = 0;
  return { site, made };
}

const change = (...[number, ...rest]: Parameters<typeof createNews>) => [
  { type: 'news' as const, documentId: `news-n${String(number)}`, document: createNewsDocument(number, ...rest) },
];

test.each([20, 60])('of %i news items, a changed title rebuilds only the pages that show it', (count) => {
  const { site, made } = createSite(count);
  const outcome = site.update(change(count / 2, 'after'));
  if (!outcome.ok) throw new Error('The site can’t be built');
  expect(outcome.changed.length).toBeGreaterThan(0);
  expect(made.pages).toBe(outcome.changed.length);
});

test.each(localeCodes)('a title changed in %s rebuilds only the pages that show that language', (locale) => {
  const { site, made } = createSite(20);
  for (const number of [20, 10]) {
    made.pages = 0;
    const outcome = site.update(change(number, 'after', [locale]));
    if (!outcome.ok) throw new Error('The site can’t be built');
    expect(new Set(outcome.changed.map((page) => page.locale))).toEqual(new Set([locale]));
    expect(made.pages).toBe(outcome.changed.length);
    site.accept();
  }
});

test('a change in the language that other languages fall back to rebuilds their pages too', () => {
  const { site } = createSite(20);
  const ofOneLanguage = (title: string) => {
    const document = createNewsDocument(20, title);
    const { uz } = document?.versions ?? {};
    return [{ type: 'news' as const, documentId: 'news-n20', document: document && uz ? { ...document, versions: { uz } } : null }];
  };
  site.update(ofOneLanguage('before'));
  site.accept();
  const outcome = site.update(ofOneLanguage('after'));
  if (!outcome.ok) throw new Error('The site can’t be built');
  const own = outcome.changed.filter(({ path }) => path.endsWith('/news/news-n20-uz')).map(({ form }) => form);
  expect(own.sort()).toEqual(['en', 'plain', 'ru', 'uz']);
});

test('a new slug in one language rebuilds the item’s pages in all: they name each other', () => {
  const { site } = createSite(20);
  const document = createNewsDocument(20, 'before');
  const { en } = document?.versions ?? {};
  if (!document || !en) throw new Error('There is no such item');
  const versions = { ...document.versions, en: { ...en, slug: 'moved' } };
  const outcome = site.update([{ type: 'news', documentId: 'news-n20', document: { ...document, versions } }]);
  if (!outcome.ok) throw new Error('The site can’t be built');
  const paths = outcome.changed.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/news/news-n20-uz', '/uz/news/news-n20-uz', '/ru/news/news-n20-ru', '/en/news/moved']));
});

test('a document that was read from the content stays as it was when the content changes', () => {
  const { site } = createSite(20);
  const before = site.content.news.get('news-n20');
  site.update(change(20, 'after', ['ru']));
  expect(before?.versions.ru).toMatchObject({ title: 'before' });
  const after = site.content.news.get('news-n20');
  expect(after?.versions.ru).toMatchObject({ title: 'after' });
  expect(Object.keys(after?.versions ?? {}).sort()).toEqual([...localeCodes].sort());
  expect([site.content.news.size, [...site.content.news.keys()]]).toEqual([21, [...site.content.news].map(([id]) => id)]);
});

test('an item that is read again as it was rebuilds nothing', () => {
  const { site, made } = createSite(20);
  const outcome = site.update(change(10, 'before'));
  expect(outcome).toMatchObject({ ok: true, changed: [] });
  expect(made.pages).toBe(0);
});

test('a new item rebuilds no unchanged archive page', () => {
  const { site, made } = createSite(200);
  const outcome = site.update(change(201, 'new'));
  if (!outcome.ok) throw new Error('The site can’t be built');
  const archived = [...site.planned()].filter(({ route }) => route.endsWith('-period')).length;
  expect(archived).toBeGreaterThan(100);
  expect(made.pages - outcome.changed.length).toBeLessThan(archived / 4);
});

test('removing an item changes as many pages of a long list as of a short one', () => {
  const [few, many] = [60, 240].map((count) => {
    const outcome = createSite(count).site.update([{ type: 'news', documentId: `news-n${String(count / 2)}`, document: null }]);
    if (!outcome.ok) throw new Error('The site can’t be built');
    return outcome.changed.length;
  });
  expect(few).toBeGreaterThan(0);
  expect(many).toBe(few);
});

test('a changed title builds the feeds of its list again, and no other', () => {
  const { site } = createSite(20);
  const before = new Set(site.files);
  expect(site.update(change(10, 'after')).ok).toBe(true);
  const rebuilt = site.files.flatMap((file) => (before.has(file) || !file.to.startsWith('/feeds/') ? [] : [file.to]));
  expect(rebuilt).toEqual(localeCodes.flatMap((locale) => [`/feeds/${locale}/news.atom`, `/feeds/${locale}/news.json`]));
});
