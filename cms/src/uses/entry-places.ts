import { uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import type { WrittenAddress } from '@ochiq/contract/entry-values';
import { isLocale, readingOrder, type Locale } from '@ochiq/contract/locales';
import { localeOf, pathFor, splitForm } from '@ochiq/contract/path-for';
import { getPathNeed } from '@ochiq/contract/path-need';
import { sectionKeys } from '@ochiq/contract/section-keys';
import { getSitePaths } from '@ochiq/contract/site-paths';
import { slugRouteOf } from '@ochiq/contract/slug-routes';
import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import { rowsOf } from '../strapi/rows';
import type { UsesQuery } from './use';

type PublishedVersion = { locale: string; slug?: string | null; key?: string | null };

/** Where the pages of an entry are on the site. */
export type EntryPlaces = {
  /** Words in every address that leads to the entry. */
  words: readonly string[];
  /** Returns whether an address in an entry of a language leads readers to this one. */
  isLedToBy: (address: WrittenAddress, locale: Locale) => boolean;
};

const nowhere: EntryPlaces = { words: [], isLedToBy: () => false };

/** Returns whether entries of a type have pages. */
export const hasPlaces = (type: ContentTypeName): boolean => type === 'section-page' || slugRouteOf(type) !== undefined;

/**
 * Finds where the published versions of an entry are shown.
 * @param query with a language only where readers are shown the version in that one
 */
export async function findPlaces(strapi: Core.Strapi, { type, document, locale }: UsesQuery): Promise<EntryPlaces> {
  if (!hasPlaces(type)) return nowhere;
  const own = type === 'section-page' ? 'key' : 'slug';
  const where = { documentId: document, publishedAt: { $notNull: true } };
  const rows = await rowsOf<PublishedVersion>(strapi, uidOf(type)).findMany({ where, select: ['locale', own] });
  const names = new Map(rows.flatMap((row): [Locale, string][] => (isLocale(row.locale) && row[own] ? [[row.locale, row[own]]] : [])));
  const shownTo = (reader: Locale) => readingOrder(reader).find((code) => names.has(code));
  const isWanted = (version: Locale | undefined) => version !== undefined && (locale === '*' || locale === version);
  const isAt = (path: string): boolean => {
    const need = getPathNeed(path);
    if (need?.kind === 'section' && type === 'section-page') {
      const version = shownTo(localeOf(splitForm(path).form));
      return isWanted(version) && [...names.values()].includes(need.key);
    }
    if (need?.kind !== 'document' || need.type !== type) return false;
    const version = shownTo(need.locale);
    return isWanted(version) && version !== undefined && names.get(version) === need.slug;
  };
  const words = [...new Set(names.values())].map((name) => {
    const key = sectionKeys.find((one) => type === 'section-page' && one === name);
    return key === undefined ? `/${name}` : pathFor(key, 'plain', {});
  });
  return {
    words: words.filter((word) => word !== '/'),
    isLedToBy: (address, reader) => getSitePaths(address, reader, settings.SITE_URL).some(isAt),
  };
}
