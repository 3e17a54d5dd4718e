import { localeCodes } from '@ochiq/contract/routing/locales';

import { findChildren, readXml, getChildText, getElementText as textOf } from '../../test/read-xml.ts';
import { buildFilesByPath, buildFilesWith, siteUrl, getFileText } from '../../test/site-with.ts';
import { createMinimalEntry } from '../../test/minimal-content.ts';
import { feedNames, getFeedPath } from './feed-place.ts';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/u;

function expectInstant(text: string): void {
  expect(text).toMatch(instant);
  expect(Date.parse(text)).not.toBeNaN();
}

type JsonItem = { id: string; url: string; title: string; content_text: string; date_published?: string; date_modified: string };
type JsonFeed = { version: string; title: string; home_page_url: string; feed_url: string; language: string; items: JsonItem[] };

const atomIn = (files: ReadonlyMap<string, string>, path: string) => readXml(getFileText(files, path));
const jsonIn = (files: ReadonlyMap<string, string>, path: string) => JSON.parse(getFileText(files, path)) as JsonFeed;
const lists = localeCodes.flatMap((locale) => feedNames.map((name) => ({ locale, name })));

test.each(lists)('the $locale feed of $name has the elements that Atom requires', ({ locale, name }) => {
  const path = getFeedPath(name, locale, 'atom');
  const feed = atomIn(buildFilesByPath(), path);
  expect(feed).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale } });
  const links = findChildren(feed, 'link').map(({ attributes }) => [attributes['rel'], attributes['href']]);
  expect(links).toContainEqual(['self', siteUrl + path]);
  expect(links).toContainEqual(['alternate', `${siteUrl}/${locale}/${name}`]);
  const entries = findChildren(feed, 'entry');
  expect(entries.length).toBeGreaterThan(0);
  for (const one of [feed, ...entries]) {
    expect(getChildText(one, 'id')).toMatch(/^tag:ochiq\.example,2026:/u);
    expect(getChildText(one, 'title')).not.toBe('');
    expectInstant(getChildText(one, 'updated'));
    for (const published of findChildren(one, 'published')) expectInstant(textOf(published));
  }
  expect(new Set([feed, ...entries].map((one) => getChildText(one, 'id'))).size).toBe(entries.length + 1);
  expect(findChildren(feed, 'author').map((author) => getChildText(author, 'name'))).not.toContain('');
});

test.each(lists)('the $locale feed of $name has the properties that JSON Feed 1.1 requires, and the same items', ({ locale, name }) => {
  const files = buildFilesByPath();
  const path = getFeedPath(name, locale, 'json');
  const feed = jsonIn(files, path);
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: locale,
    feed_url: siteUrl + path,
    home_page_url: `${siteUrl}/${locale}/${name}`,
  });
  for (const item of feed.items) {
    expect(item.url).toMatch(new RegExp(`^${siteUrl}/${locale}/`, 'u'));
    expect(item.content_text).not.toBe('');
    expectInstant(item.date_modified);
  }
  const atom = findChildren(atomIn(files, getFeedPath(name, locale, 'atom')), 'entry').map((entry) => getChildText(entry, 'id'));
  expect(feed.items.map(({ id }) => id)).toEqual(atom);
});

test('keeps the id when title and address change, and takes the time of the content', () => {
  const renamed = buildFilesWith(({ type, value }) =>
    type === 'news' ? { title: 'Boshqa', slug: `boshqa-${String(value['locale'])}`, updatedAt: '2026-02-01T00:00:00.000Z' } : {},
  );
  const [before] = jsonIn(buildFilesByPath(), '/feeds/uz/news.json').items;
  const [after] = jsonIn(renamed, '/feeds/uz/news.json').items;
  expect(after?.id).toBe(before?.id);
  expect(after).toMatchObject({ title: 'Boshqa', url: `${siteUrl}/uz/news/boshqa-uz`, date_modified: '2026-02-01T00:00:00.000Z' });
  expect(after?.date_published).toBe('2026-01-15T00:00:00+05:00');
  expect(getChildText(atomIn(renamed, '/feeds/uz/news.atom'), 'updated')).toBe('2026-02-01T00:00:00.000Z');
});

test('lists the newest entries of its language first, up to the limit', () => {
  const older = Array.from({ length: 40 }, (_, index) =>
    createMinimalEntry('news', 'ru', `x${String(index)}`, {
      date: `2025-01-${String((index % 28) + 1).padStart(2, '0')}`,
      title: `<${String(index)}> & "x"`,
    }),
  );
  const files = buildFilesWith(() => ({}), older);
  const dates = jsonIn(files, '/feeds/ru/news.json').items.map((item) => item.date_published ?? '');
  expect(dates).toHaveLength(30);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(jsonIn(files, '/feeds/uz/news.json').items).toHaveLength(1);
  expect(findChildren(atomIn(files, '/feeds/ru/news.atom'), 'entry').map((entry) => getChildText(entry, 'title'))).toContain('<27> & "x"');
});

test('the feed of pages has those of its language that were changed last, at their places in the tree', () => {
  const page = (id: string, fields: Record<string, unknown>) => createMinimalEntry('page', 'ru', id, { slug: id, title: id, ...fields });
  const files = buildFilesWith(
    () => ({}),
    [
      page('climate', { parent: 'section:activities', lead: 'Why', updatedAt: '2026-03-01T00:00:00.000Z' }),
      page('plan', { parent: 'page:page-climate', updatedAt: '2026-04-01T00:00:00.000Z' }),
      page('lost', { parent: 'page:page-gone', updatedAt: '2026-05-01T00:00:00.000Z' }),
    ],
  );
  const feed = jsonIn(files, '/feeds/ru/pages.json');
  expect(feed).toMatchObject({ home_page_url: `${siteUrl}/ru/site-map` });
  expect(feed.title).toContain('Изменения на страницах');
  expect(feed.items.map(({ url, date_modified: at }) => [url, at])).toEqual([
    [`${siteUrl}/ru/activities/climate/plan`, '2026-04-01T00:00:00.000Z'],
    [`${siteUrl}/ru/activities/climate`, '2026-03-01T00:00:00.000Z'],
    [`${siteUrl}/ru/page-1-ru`, '2026-01-16T08:00:00.000Z'],
  ]);
});
