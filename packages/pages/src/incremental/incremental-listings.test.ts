import { signal } from '@preact/signals-core';

import { createBarePage } from '../../test/bare-page.ts';
import type { PageListing } from '../view-models/head.ts';
import { IncrementalListings } from './incremental-listings.ts';

const createListing = (path: string): PageListing => ({ path, translations: [], updatedAt: null });
const pageAt = (path: string, listing: () => PageListing | null = () => createListing(path)) => createBarePage({ path, listing });
const listPaths = (listings: IncrementalListings) =>
  listings.mapped.value.map(({ name, listings: pages }) => `${name}: ${pages.map(({ path }) => path).join(' ')}`);

test('groups listings by sitemap in order, without unprefixed pages', () => {
  const listings = new IncrementalListings();
  listings.plan([
    [pageAt('/uz/a'), pageAt('/uz/b')],
    [createBarePage({ path: '/a', form: 'plain', listing: () => createListing('/a') })],
    [createBarePage({ path: '/uz/news/1', route: 'news-item', listing: () => createListing('/uz/news/1') })],
  ]);
  expect(listPaths(listings)).toEqual(['uz-news-item: /uz/news/1', 'uz-pages: /uz/a /uz/b']);
});

test('added, removed and changed pages change only their own sitemap', () => {
  const listing = signal<PageListing | null>(createListing('/uz/a'));
  const [a, b] = [pageAt('/uz/a', () => listing.value), pageAt('/uz/b')];
  const news = [createBarePage({ path: '/uz/news/1', route: 'news-item', listing: () => createListing('/uz/news/1') })];
  const listings = new IncrementalListings();
  listings.plan([[a], news]);
  const newsMap = () => listings.mapped.value.find(({ name }) => name === 'uz-news-item')?.listings;
  const before = newsMap();

  listings.plan([[b, a], news]);
  expect(listPaths(listings)).toEqual(['uz-news-item: /uz/news/1', 'uz-pages: /uz/b /uz/a']);
  listing.value = null;
  expect(listPaths(listings)).toEqual(['uz-news-item: /uz/news/1', 'uz-pages: /uz/b']);
  listing.value = createListing('/uz/a');
  listings.plan([[a], news]);
  expect(listPaths(listings)).toEqual(['uz-news-item: /uz/news/1', 'uz-pages: /uz/a']);
  expect(newsMap()).toBe(before);
});

test('omits a page that fails', () => {
  const listings = new IncrementalListings();
  const broken = pageAt('/uz/a', () => {
    throw new Error('It has no title');
  });
  listings.plan([[broken, pageAt('/uz/b')]]);
  expect(listPaths(listings)).toEqual(['uz-pages: /uz/b']);
});

test('is empty without planned pages', () => {
  const listings = new IncrementalListings();
  listings.plan([[pageAt('/uz/a')]]);
  listings.plan([]);
  expect(listPaths(listings)).toEqual([]);
});
