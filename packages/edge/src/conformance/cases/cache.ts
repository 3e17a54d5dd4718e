import type { ConformanceCase } from '../conformance-case.ts';

const kept = (path: string, cacheControl: string): ConformanceCase => ({
  name: path,
  send: { path },
  expect: { status: 200, headers: { 'Cache-Control': cacheControl } },
});

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const hour = 'public, max-age=3600';

export const cacheCases: readonly ConformanceCase[] = [
  kept('/app-0123456789abcdef0123.js', forever),
  kept('/static/emblem-a1b2.webp', forever),
  kept('/uz/about', revalidate),
  kept('/about', revalidate),
  kept('/page-data/about/page-data.json', revalidate),
  kept('/page-data/index/index.html', revalidate),
  kept('/media/report.pdf', revalidate),
  kept('/media/picture.svg', revalidate),
  kept('/ru/news/feed.xml', revalidate),
  kept('/sitemap.xml', revalidate),
  kept('/robots.txt', revalidate),
  kept('/sw.js', 'no-cache'),
  kept('/favicon.ico', hour),
  kept('/favicon.svg', hour),
  // Gatsby joins its hash with a dash; another name is not taken for one.
  kept('/styles.0123456789abcdef0123.css', revalidate),
  kept('/app-0123456789abcdef0123.js.map', revalidate),
];
