import { defaultLocale, localeCodes, locales, type Locale } from '@ochiq/contract/locales';
import { routes } from '@ochiq/contract/routes';

import type { PageListing, PlannedPage } from '../page.ts';
import type { MadeFile } from '../table-files.ts';
import { rememberingOf } from '../remember.ts';
import { element, written, xmlText, type WrittenXml, type XmlElement } from '../xml/xml.ts';
import { absolute, newestOf, type Around } from './around.ts';

/** Of one map; the protocol (sitemaps.org) allows 50,000, and a change rewrites the whole map. */
const most = 5000;

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

/** A map has thousands of pages, of which a change is about a few. */
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

/** Pages of fixed addresses are one kind, those of documents one for each route. */
const kindOf = ({ route }: PlannedPage) => (routes[route].path.includes(':') ? route : 'pages');

/** The listed pages by language and kind, in the order of their paths. */
function listed(around: Around): { name: string; listings: PageListing[] }[] {
  const found = new Map<string, PageListing[]>();
  const put = (locale: Locale, page: PlannedPage) => {
    const listing = around.listingOf(page);
    if (listing === null) return;
    const name = `${locale}-${kindOf(page)}`;
    const known = found.get(name) ?? [];
    found.set(name, known);
    known.push(listing);
  };
  for (const page of around.pages()) if (page.form !== 'plain') put(page.form, page);
  const inOrder = (listings: PageListing[]) => listings.sort((a, b) => (a.path < b.path ? -1 : 1));
  const place = (name: string) => localeCodes.findIndex((locale) => name.startsWith(`${locale}-`));
  return [...found]
    .map(([name, listings]) => ({ name, listings: inOrder(listings) }))
    .sort((a, b) => place(a.name) - place(b.name) || (a.name < b.name ? -1 : 1));
}

const parts = (listings: readonly PageListing[]) =>
  Array.from({ length: Math.ceil(listings.length / most) }, (_, index) => listings.slice(index * most, (index + 1) * most));

/** Every page that search engines may list, in one map for each language and kind, and the list of these maps. */
export function sitemapFiles(around: Around): MadeFile[] {
  const maps = listed(around).flatMap(({ name, listings }) =>
    parts(listings).map((some, index) => ({
      to: `/sitemaps/${name}${index === 0 ? '' : `-${String(index + 1)}`}.xml`,
      text: xmlText(
        element(
          'urlset',
          namespaces,
          some.map((listing) => urlOf(listing, around)),
        ),
      ),
      newest: newestOf(some.flatMap(({ updatedAt }) => updatedAt ?? [])),
    })),
  );
  const index = maps.map(({ to, newest }) => element('sitemap', {}, [element('loc', {}, [absolute(around, to)]), lastmod(newest)]));
  return [
    { to: '/sitemap.xml', text: xmlText(element('sitemapindex', { xmlns: namespaces.xmlns }, index)) },
    ...maps.map(({ to, text }) => ({ to, text })),
  ];
}
