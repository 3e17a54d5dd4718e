import type { Entry } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';

import { createMinimalContent, createMinimalEntry } from '../../test/minimal-content.ts';
import { buildDocument, parseContent, parseEntry, type RawEntry } from '../content/parse-content.ts';
import { IncrementalSite } from './incremental-site.ts';

const toDay = (number: number) => new Date(Date.UTC(2024, 0, number)).toISOString().slice(0, 10);

const createNews = (number: number, title: string): RawEntry[] =>
  localeCodes.map((locale) =>
    createMinimalEntry('news', locale, `n${String(number)}`, {
      title,
      date: toDay(number),
      category: { documentId: 'category-1' },
      tags: number % 2 === 0 ? [{ documentId: 'tag-1' }] : [],
    }),
  );

function createNewsDocument(number: number, title: string) {
  const entries = createNews(number, title).flatMap((raw): Entry<'news'>[] => {
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

const change = (number: number, title: string) => [
  { type: 'news' as const, documentId: `news-n${String(number)}`, document: createNewsDocument(number, title) },
];

test.each([20, 60])('of %i news items, a changed title rebuilds only the pages that show it', (count) => {
  const { site, made } = createSite(count);
  const outcome = site.update(change(count / 2, 'after'));
  if (!outcome.ok) throw new Error('The site can’t be built');
  expect(outcome.changed.length).toBeGreaterThan(0);
  expect(made.pages).toBe(outcome.changed.length);
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
