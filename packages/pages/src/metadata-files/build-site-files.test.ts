import { localeCodes } from '@ochiq/contract/routing/locales';

import { createMinimalContent, createMinimalEntry } from '../../test/minimal-content.ts';
import { findChildren, readXml, getChildText } from '../../test/read-xml.ts';
import { buildFilesByPath, buildFilesWith, siteUrl, getFileText } from '../../test/site-with.ts';
import { buildSite } from '../site.ts';
import { icons, isSiteFile } from './places.ts';
import { getExpiry } from './build-site-files.ts';

const files = buildFilesByPath();

function urlsIn(all: ReadonlyMap<string, string>) {
  const index = readXml(getFileText(all, '/sitemap.xml'));
  return findChildren(index, 'sitemap').flatMap((map) => {
    const place = getChildText(map, 'loc').replace(siteUrl, '');
    return findChildren(readXml(getFileText(all, place)), 'url').map((url) => ({ place, url, loc: getChildText(url, 'loc') }));
  });
}

test('the sitemaps list every indexable page once', () => {
  const { pages } = buildSite(createMinimalContent(), { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl });
  const listed = pages.map((planned) => planned.page()).filter(({ head, path }) => head.index && head.canonical === path);
  expect(
    urlsIn(files)
      .map(({ loc }) => loc)
      .sort(),
  ).toEqual(listed.map(({ path }) => siteUrl + path).sort());
});

test('a sitemap entry has translations and time of change', () => {
  const pageUrls = urlsIn(files).find(({ loc }) => loc === `${siteUrl}/ru/news/news-1-ru`);
  if (!pageUrls) throw new Error('The news item is not mapped');
  expect(pageUrls.place).toBe('/sitemaps/ru-news-item.xml');
  expect(getChildText(pageUrls.url, 'lastmod')).toBe('2026-01-16T08:00:00.000Z');
  expect(findChildren(pageUrls.url, 'xhtml:link').map(({ attributes }) => [attributes['hreflang'], attributes['href']])).toEqual([
    ['uz', `${siteUrl}/uz/news/news-1-uz`],
    ['uz-Cyrl', `${siteUrl}/uz-cyrl/news/news-1-uz`],
    ['ru', `${siteUrl}/ru/news/news-1-ru`],
    ['en', `${siteUrl}/en/news/news-1-en`],
    ['x-default', `${siteUrl}/uz/news/news-1-uz`],
  ]);
});

test('omits pages that show a fallback language', () => {
  const lacking = buildFilesWith(({ type, value }) => (type === 'news' && value['locale'] === 'en' ? null : {}));
  expect(urlsIn(lacking).filter(({ loc }) => loc.includes('/en/news/'))).toEqual([]);
});

test('splits a large sitemap, and a new page changes one file', () => {
  const news = (count: number) =>
    Array.from({ length: count }, (_, number) =>
      createMinimalEntry('news', 'uz', `many-${String(number)}`, { slug: `many-${String(number)}` }),
    );
  const mapsWith = (count: number) => {
    const { files: made } = buildSite([...createMinimalContent(), ...news(count)], {
      today: '2026-11-20',
      panelUrl: 'http://127.0.0.1:1337/admin',
      siteUrl,
    });
    return new Map(made.flatMap(({ to, text }) => (to.startsWith('/sitemaps/uz-news-item') ? [[to, text] as const] : [])));
  };
  const [before, after] = [mapsWith(1100), mapsWith(1101)];
  expect([...before.keys()]).toEqual(['/sitemaps/uz-news-item.xml', '/sitemaps/uz-news-item-2.xml']);
  expect([...after].filter(([to, text]) => before.get(to) !== text)).toHaveLength(1);
});

test('robots.txt names the sitemap and disallows search results and sign-in', () => {
  const lines = getFileText(files, '/robots.txt').split('\n');
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(lines).toContain('Disallow: /x/ru/search?');
  expect(lines).toContain('Disallow: /x/ru/sign-in/');
});

test('security.txt has a contact and an expiry that advances', () => {
  const text = getFileText(files, '/.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:a@example\.uz$/mu);
  expect(text).toMatch(/^Expires: 2027-06-01T00:00:00Z$/mu);
  expect(text).toMatch(/^Preferred-Languages: uz, ru, en$/mu);
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  expect(getExpiry('2026-06-30')).toBe('2027-01-01T00:00:00Z');
});

test.each(localeCodes)('describes the search in %s for browsers', (locale) => {
  const root = readXml(getFileText(files, `/opensearch/${locale}.xml`));
  expect(root.attributes['xmlns']).toBe('http://a9.com/-/spec/opensearch/1.1/');
  expect(Array.from(getChildText(root, 'ShortName')).length).toBeLessThanOrEqual(16);
  expect(getChildText(root, 'Description')).not.toBe('');
  expect(findChildren(root, 'Url')[0]?.attributes).toMatchObject({
    type: 'text/html',
    template: `${siteUrl}/${locale}/search?q={searchTerms}`,
  });
  expect(findChildren(root, 'Url')[1]?.attributes).toMatchObject({
    type: 'application/x-suggestions+json',
    template: `${siteUrl}/${locale}/search/browser-suggestions.json?q={searchTerms}`,
  });
});

test('truncates a long name between words', () => {
  const long = buildFilesWith(({ type }) => (type === 'site' ? { shortName: 'Gidrometeorologiya xizmati markazi' } : {}));
  expect(getChildText(readXml(getFileText(long, '/opensearch/uz.xml')), 'ShortName')).toBe('Gidrometeorologi');
  const words = buildFilesWith(({ type }) => (type === 'site' ? { shortName: 'Suv va yer qoʻmitasi' } : {}));
  expect(getChildText(readXml(getFileText(words, '/opensearch/uz.xml')), 'ShortName')).toBe('Suv va yer');
});

test.each(localeCodes)('the manifest in %s starts in its language below the base path', (locale) => {
  const manifest = JSON.parse(getFileText(files, `/manifest/${locale}.webmanifest`)) as { icons: { src: string; purpose: string }[] };
  expect(manifest).toMatchObject({ lang: locale, start_url: `/x/${locale}`, scope: '/x/', short_name: 'shortName' });
  expect(manifest.icons.map(({ src }) => src)).toEqual(['/x/favicon.svg', ...icons.map(({ path }) => `/x${path}`)]);
});

test('every file has a unique name that is recognized as a site file', () => {
  const { files: made } = buildSite(createMinimalContent(), { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl });
  expect(new Set(made.map(({ to }) => to)).size).toBe(made.length);
  expect(made.filter(({ to }) => !isSiteFile(to.slice(1)))).toEqual([]);
  expect(['alert/uz.json', 'uz/data/x', 'index.html', 'page-data/feeds/x.json'].filter(isSiteFile)).toEqual([]);
});
