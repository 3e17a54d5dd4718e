import { getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import type { EntryAddress } from '@ochiq/contract/fields/entry-values';
import { formatRouteTarget } from '@ochiq/contract/fields/menu-target';
import { isLocale, getLocaleFallbacks, type Locale } from '@ochiq/contract/routing/locales';
import { getPrefixLocale, localePrefixes, pathFor, splitLocalePrefix } from '@ochiq/contract/routing/path-for';
import { getPathNeeds, type PathNeed } from '@ochiq/contract/routing/path-need';
import { getSlugRoute } from '@ochiq/contract/routing/slug-routes';
import { sectionKeys } from '@ochiq/contract/routing/section-keys';
import { getSitePaths } from '@ochiq/contract/routing/site-paths';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { getRows } from '../../platform/strapi/rows';
import { buildTree, findTree, readPageVersions } from '../page-tree/read-tree';
import type { UsesQuery } from './use';

type PublishedVersion = { locale: string; slug?: string | null; key?: string | null };

/** Where the pages of an entry are on the site. */
export type EntryPlaces = {
  /** Words in every address that leads to the entry. */
  words: readonly string[];
  /** Returns whether an address in an entry of a language leads readers to this one. */
  isLinkedFrom: (address: EntryAddress, locale: Locale) => boolean;
};

const noPlaces: EntryPlaces = { words: [], isLinkedFrom: () => false };

/** Returns whether entries of a type have pages. */
export const hasPlaces = (type: ContentTypeName): boolean => type === 'section-page' || type === 'page' || getSlugRoute(type) !== undefined;

/** Finds where a page of the tree is shown: its address follows from the pages above it. */
async function findTreePlaces(strapi: Core.Strapi, { document, locale }: UsesQuery): Promise<EntryPlaces> {
  const tree = buildTree(await readPageVersions(strapi));
  const page = tree.find(({ documentId }) => documentId === document);
  const placed = findTree(tree).placed.get(document);
  if (!page || !placed) return noPlaces;
  const isQueried = (reader: Locale) => {
    const version = getLocaleFallbacks(reader).find((code) => page.slugs[code]);
    return version !== undefined && (locale === '*' || locale === version);
  };
  const paths = new Set(localePrefixes.flatMap((form) => (isQueried(getPrefixLocale(form)) ? [placed.paths[form]] : [])));
  return {
    words: [...new Set(Object.values(page.slugs))].map((slug) => `/${slug}`),
    isLinkedFrom: (address, reader) => getSitePaths(address, reader, settings.SITE_URL).some((path) => paths.has(path)),
  };
}

/**
 * Finds where the published versions of an entry are shown.
 * @param query with a language only where readers are shown the version in that one
 */
export async function findEntryPlaces(strapi: Core.Strapi, { type, document, locale }: UsesQuery): Promise<EntryPlaces> {
  if (!hasPlaces(type)) return noPlaces;
  if (type === 'page') return findTreePlaces(strapi, { type, document, locale });
  const own = type === 'section-page' ? 'key' : 'slug';
  const where = { documentId: document, publishedAt: { $notNull: true } };
  const rows = await getRows<PublishedVersion>(strapi, getContentTypeUid(type)).findMany({ where, select: ['locale', own] });
  const names = new Map(rows.flatMap((row): [Locale, string][] => (isLocale(row.locale) && row[own] ? [[row.locale, row[own]]] : [])));
  const findShownLocale = (reader: Locale) => getLocaleFallbacks(reader).find((code) => names.has(code));
  const isQueriedVersion = (version: Locale | undefined) => version !== undefined && (locale === '*' || locale === version);
  const isEntryNeed = (need: PathNeed, path: string): boolean => {
    if (need.kind === 'section' && type === 'section-page') {
      const version = findShownLocale(getPrefixLocale(splitLocalePrefix(path).form));
      return isQueriedVersion(version) && [...names.values()].includes(need.key);
    }
    if (need.kind !== 'document' || need.type !== type) return false;
    const version = findShownLocale(need.locale);
    return isQueriedVersion(version) && version !== undefined && names.get(version) === need.slug;
  };
  const isEntryPath = (path: string) => getPathNeeds(path).some((need) => isEntryNeed(need, path));
  const words = [...new Set(names.values())].flatMap((name) => {
    const key = sectionKeys.find((one) => type === 'section-page' && one === name);
    return key === undefined ? [`/${name}`] : [pathFor(key, 'plain', {}), formatRouteTarget(key)];
  });
  return {
    words: words.filter((word) => word !== '/'),
    isLinkedFrom: (address, reader) => getSitePaths(address, reader, settings.SITE_URL).some(isEntryPath),
  };
}
