import type { ConformanceCase } from '../conformance-case.ts';

const createCacheCase = (path: string, cacheControl: string): ConformanceCase => ({
  name: path,
  send: { path },
  expect: { status: 200, headers: { 'Cache-Control': cacheControl } },
});

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const hour = 'public, max-age=3600';

export const cacheCases: readonly ConformanceCase[] = [
  createCacheCase('/app-0123456789abcdef0123.js', forever),
  createCacheCase('/static/emblem-a1b2.webp', forever),
  createCacheCase('/uz/about', revalidate),
  createCacheCase('/about', revalidate),
  createCacheCase('/page-data/about/page-data.json', revalidate),
  createCacheCase('/page-data/index/index.html', revalidate),
  createCacheCase('/media/report.pdf', revalidate),
  createCacheCase('/media/picture.svg', revalidate),
  createCacheCase('/ru/news/feed.xml', revalidate),
  createCacheCase('/sitemap.xml', revalidate),
  createCacheCase('/robots.txt', revalidate),
  createCacheCase('/sw.js', 'no-cache'),
  createCacheCase('/favicon.ico', hour),
  createCacheCase('/favicon.svg', hour),
  // Gatsby joins its hash with a dash; another name is not taken for one.
  createCacheCase('/styles.0123456789abcdef0123.css', revalidate),
  createCacheCase('/app-0123456789abcdef0123.js.map', revalidate),
];
