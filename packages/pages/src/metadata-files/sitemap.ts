import { defaultLocale } from '@ochiq/contract/routing/locales';

import type { PageListing } from '../view-models/head.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import { isSameList } from '../memo.ts';
import { createXmlElement, toWrittenXml, serializeXml, type WrittenXml, type XmlElement } from '../xml/xml.ts';
import { toAbsoluteUrl, findNewest, type SiteFileContext } from './site-file-context.ts';

/** Hashes a text to a number, evenly distributed and the same everywhere: FNV-1a of 32 bits over its UTF-16 units. */
function hashToNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}

/**
 * The approximate number of pages per sitemap; the protocol (sitemaps.org) allows 50,000, and a change rewrites the
 * complete file.
 */
const targetMapSize = 1000;

const namespaces = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };

const createLastmod = (instant: string | null) => (instant === null ? null : createXmlElement('lastmod', {}, [instant]));

function listAlternates({ translations }: PageListing, fileContext: SiteFileContext): XmlElement[] {
  if (translations.length < 2) return [];
  const byDefault = translations.find(({ locale }) => locale === defaultLocale) ?? translations[0];
  const link = (hreflang: string, path: string) =>
    createXmlElement('xhtml:link', { rel: 'alternate', hreflang, href: toAbsoluteUrl(fileContext, path) });
  return [...translations.map(({ tag, path }) => link(tag, path)), ...(byDefault ? [link('x-default', byDefault.path)] : [])];
}

const serializeListing = (listing: PageListing, fileContext: SiteFileContext): WrittenXml =>
  toWrittenXml(
    createXmlElement('url', {}, [
      createXmlElement('loc', {}, [toAbsoluteUrl(fileContext, listing.path)]),
      createLastmod(listing.updatedAt),
      ...listAlternates(listing, fileContext),
    ]),
  );

/**
 * Distributes pages over sitemaps by a hash of their paths: adding or removing one leaves the others in their files.
 * The number of sitemaps changes when the pages have doubled.
 */
function distributeListings(listings: readonly PageListing[]): PageListing[][] {
  const count = 2 ** Math.ceil(Math.log2(Math.max(1, listings.length / targetMapSize)));
  const buckets = Array.from({ length: count }, (): PageListing[] => []);
  for (const listing of listings) buckets[hashToNumber(listing.path) % count]?.push(listing);
  return buckets;
}

const bucketsByList = new WeakMap<readonly PageListing[], PageListing[][]>();

/** Returns the sitemaps of a list; the same list is distributed once. */
function getBuckets(listings: readonly PageListing[]): PageListing[][] {
  const buckets = bucketsByList.get(listings) ?? distributeListings(listings);
  bucketsByList.set(listings, buckets);
  return buckets;
}

/** A sitemap, and where in its text each page is; the last place is the end of the last page. */
type SiteMap = { listings: readonly PageListing[]; places: readonly number[]; file: GeneratedFile; newest: string | null };

/** The last sitemap at each path: with the same pages it is the same file. */
const maps = new WeakMap<SiteFileContext, Map<string, SiteMap>>();

/** Serializes listings; those that the last sitemap has are copied from it: of thousands of pages a change affects a few. */
function serializeListings(listings: readonly PageListing[], fileContext: SiteFileContext, last: SiteMap | undefined): WrittenXml[] {
  const indexes = new Map(last?.listings.map((listing, index) => [listing, index]));
  return listings.map((listing) => {
    const index = indexes.get(listing);
    if (last === undefined || index === undefined) return serializeListing(listing, fileContext);
    return { xml: last.file.text.slice(last.places[index], last.places[index + 1]) };
  });
}

/** Returns where each url begins in the text of a sitemap that consists of them, and where the last ends. */
function listPlaces(text: string, urls: readonly WrittenXml[]): number[] {
  const places: number[] = [];
  let place = text.indexOf('<url>');
  for (const { xml } of urls) {
    places.push(place);
    place += xml.length;
  }
  return [...places, place];
}

function buildSiteMap(to: string, listings: readonly PageListing[], fileContext: SiteFileContext): SiteMap {
  const knownMaps = maps.get(fileContext) ?? new Map<string, SiteMap>();
  maps.set(fileContext, knownMaps);
  const known = knownMaps.get(to);
  if (known && isSameList(known.listings, listings)) return known;
  const urls = serializeListings(listings, fileContext, known);
  const text = serializeXml(createXmlElement('urlset', namespaces, urls));
  const map: SiteMap = {
    listings,
    places: listPlaces(text, urls),
    file: { to, text },
    newest: findNewest(listings.flatMap(({ updatedAt }) => updatedAt ?? [])),
  };
  knownMaps.set(to, map);
  return map;
}

/** Builds the sitemaps of all indexed pages, one for each language and kind, and the sitemap index. */
export function buildSitemapFiles(fileContext: SiteFileContext): GeneratedFile[] {
  const all = fileContext
    .mapped()
    .flatMap(({ name, listings }) =>
      getBuckets(listings).flatMap((some, index) =>
        some.length === 0 ? [] : [buildSiteMap(`/sitemaps/${name}${index === 0 ? '' : `-${String(index + 1)}`}.xml`, some, fileContext)],
      ),
    );
  const index = all.map(({ file, newest }) =>
    createXmlElement('sitemap', {}, [createXmlElement('loc', {}, [toAbsoluteUrl(fileContext, file.to)]), createLastmod(newest)]),
  );
  return [
    { to: '/sitemap.xml', text: serializeXml(createXmlElement('sitemapindex', { xmlns: namespaces.xmlns }, index)) },
    ...all.map(({ file }) => file),
  ];
}
