import { defaultLocale, locales } from '@ochiq/contract/locales';

import type { PageListing } from '../page.ts';
import type { MadeFile } from '../table-files.ts';
import { isSameList } from '../same-list.ts';
import { rememberingOf } from '../remember.ts';
import { element, written, xmlText, type WrittenXml, type XmlElement } from '../xml/xml.ts';
import { absolute, newestOf, type Around } from './around.ts';
import { spreadOf } from './spread.ts';

/**
 * The approximate number of pages per sitemap; the protocol (sitemaps.org) allows 50,000, and a change rewrites the
 * complete file.
 */
const fewEnough = 1000;

const namespaces = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };

const lastmod = (instant: string | null) => (instant === null ? null : element('lastmod', {}, [instant]));

function alternates({ translations }: PageListing, around: Around): XmlElement[] {
  if (translations.length < 2) return [];
  const byDefault = translations.find(({ locale }) => locale === defaultLocale) ?? translations[0];
  const link = (hreflang: string, path: string) => element('xhtml:link', { rel: 'alternate', hreflang, href: absolute(around, path) });
  return [
    ...translations.map(({ locale, path }) => link(locales[locale].tag, path)),
    ...(byDefault ? [link('x-default', byDefault.path)] : []),
  ];
}

const urls = rememberingOf<WrittenXml>();

/** Returns the element of a listing, memoized: a sitemap has thousands of pages, of which a change affects a few. */
const urlOf = (listing: PageListing, around: Around) =>
  urls(listing, around.siteUrl, () =>
    written(
      element('url', {}, [
        element('loc', {}, [absolute(around, listing.path)]),
        lastmod(listing.updatedAt),
        ...alternates(listing, around),
      ]),
    ),
  );

/**
 * Distributes pages over sitemaps by a hash of their paths: adding or removing one leaves the others in their files.
 * The number of sitemaps changes when the pages have doubled.
 */
function deal(listings: readonly PageListing[]): PageListing[][] {
  const count = 2 ** Math.ceil(Math.log2(Math.max(1, listings.length / fewEnough)));
  const dealt = Array.from({ length: count }, (): PageListing[] => []);
  for (const listing of listings) dealt[spreadOf(listing.path) % count]?.push(listing);
  return dealt;
}

const deals = new WeakMap<readonly PageListing[], PageListing[][]>();

/** Returns the sitemaps of a list; the same list is distributed once. */
function parts(listings: readonly PageListing[]): PageListing[][] {
  const dealt = deals.get(listings) ?? deal(listings);
  deals.set(listings, dealt);
  return dealt;
}

type SiteMap = { listings: readonly PageListing[]; file: MadeFile; newest: string | null };

/** The last sitemap at each path: with the same pages it is the same file. */
const maps = new WeakMap<Around, Map<string, SiteMap>>();

function mapOf(to: string, listings: readonly PageListing[], around: Around): SiteMap {
  const kept = maps.get(around) ?? new Map<string, SiteMap>();
  maps.set(around, kept);
  const known = kept.get(to);
  if (known && isSameList(known.listings, listings)) return known;
  const urls = listings.map((listing) => urlOf(listing, around));
  const map: SiteMap = {
    listings,
    file: { to, text: xmlText(element('urlset', namespaces, urls)) },
    newest: newestOf(listings.flatMap(({ updatedAt }) => updatedAt ?? [])),
  };
  kept.set(to, map);
  return map;
}

/** Builds the sitemaps of all indexed pages, one for each language and kind, and the sitemap index. */
export function sitemapFiles(around: Around): MadeFile[] {
  const all = around
    .mapped()
    .flatMap(({ name, listings }) =>
      parts(listings).flatMap((some, index) =>
        some.length === 0 ? [] : [mapOf(`/sitemaps/${name}${index === 0 ? '' : `-${String(index + 1)}`}.xml`, some, around)],
      ),
    );
  const index = all.map(({ file, newest }) => element('sitemap', {}, [element('loc', {}, [absolute(around, file.to)]), lastmod(newest)]));
  return [
    { to: '/sitemap.xml', text: xmlText(element('sitemapindex', { xmlns: namespaces.xmlns }, index)) },
    ...all.map(({ file }) => file),
  ];
}
