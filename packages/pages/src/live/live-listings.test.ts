import { signal } from '@preact/signals-core';

import { barePage } from '../../test/bare-page.ts';
import type { PageListing } from '../page.ts';
import { LiveListings } from './live-listings.ts';

const listed = (path: string): PageListing => ({ path, translations: [], updatedAt: null });
const pageAt = (path: string, listing: () => PageListing | null = () => listed(path)) => barePage({ path, listing });
const told = (listings: LiveListings) =>
  listings.mapped.value.map(({ name, listings: pages }) => `${name}: ${pages.map(({ path }) => path).join(' ')}`);

test('groups listings by sitemap in order, without unprefixed pages', () => {
  const listings = new LiveListings();
  listings.plan([
    [pageAt('/uz/a'), pageAt('/uz/b')],
    [barePage({ path: '/a', form: 'plain', listing: () => listed('/a') })],
    [barePage({ path: '/uz/news/1', route: 'news-item', listing: () => listed('/uz/news/1') })],
  ]);
  expect(told(listings)).toEqual(['uz-news-item: /uz/news/1', 'uz-pages: /uz/a /uz/b']);
});

test('added, removed and changed pages change only their own sitemap', () => {
  const listing = signal<PageListing | null>(listed('/uz/a'));
  const [a, b] = [pageAt('/uz/a', () => listing.value), pageAt('/uz/b')];
  const news = [barePage({ path: '/uz/news/1', route: 'news-item', listing: () => listed('/uz/news/1') })];
  const listings = new LiveListings();
  listings.plan([[a], news]);
  const newsMap = () => listings.mapped.value.find(({ name }) => name === 'uz-news-item')?.listings;
  const before = newsMap();

  listings.plan([[b, a], news]);
  expect(told(listings)).toEqual(['uz-news-item: /uz/news/1', 'uz-pages: /uz/b /uz/a']);
  listing.value = null;
  expect(told(listings)).toEqual(['uz-news-item: /uz/news/1', 'uz-pages: /uz/b']);
  listing.value = listed('/uz/a');
  listings.plan([[a], news]);
  expect(told(listings)).toEqual(['uz-news-item: /uz/news/1', 'uz-pages: /uz/a']);
  expect(newsMap()).toBe(before);
});

test('omits a page that fails', () => {
  const listings = new LiveListings();
  const broken = pageAt('/uz/a', () => {
    throw new Error('It has no title');
  });
  listings.plan([[broken, pageAt('/uz/b')]]);
  expect(told(listings)).toEqual(['uz-pages: /uz/b']);
});

test('is empty without planned pages', () => {
  const listings = new LiveListings();
  listings.plan([[pageAt('/uz/a')]]);
  listings.plan([]);
  expect(told(listings)).toEqual([]);
});
