import { getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { formatEntryTarget, formatRouteTarget, menuRoutes, parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import { getLocaleFallbacks, isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { addLocalePrefix, getPrefixLocale, type LocalePrefix, localePrefixes, pathFor } from '@ochiq/contract/routing/path-for';
import { sectionKeys } from '@ochiq/contract/routing/section-keys';
import { getSlugRoute } from '@ochiq/contract/routing/slug-routes';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { buildTree, findTree, readPageVersions } from '../page-tree/read-tree';

/** The address of something under each locale prefix. */
export type Paths = Readonly<Record<LocalePrefix, string>>;

const mapPrefixes = (map: (form: LocalePrefix) => string): Paths =>
  Object.fromEntries(localePrefixes.map((form) => [form, map(form)])) as Paths;

type Version = { locale: string; slug?: string | null; key?: string | null };

async function readSlugPaths(strapi: Core.Strapi, type: ContentTypeName, documentId: string): Promise<Paths | null> {
  const route = getSlugRoute(type);
  if (!route) return null;
  const where = { documentId, publishedAt: { $notNull: true } };
  const versions = await getRows<Version>(strapi, getContentTypeUid(type)).findMany({ where, select: ['locale', 'slug'] });
  const slugs = new Map(versions.flatMap(({ locale, slug }): [Locale, string][] => (isLocale(locale) && slug ? [[locale, slug]] : [])));
  if (slugs.size === 0) return null;
  return mapPrefixes((form) => {
    const slug = getLocaleFallbacks(getPrefixLocale(form)).flatMap((locale) => slugs.get(locale) ?? [])[0] ?? '';
    return pathFor(route, form, { slug });
  });
}

async function readSectionPaths(strapi: Core.Strapi, documentId: string): Promise<Paths | null> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const [version] = await getRows<Version>(strapi, getContentTypeUid('section-page')).findMany({ where, select: ['key'], limit: 1 });
  const key = sectionKeys.find((one) => one === version?.key);
  return key === undefined ? null : mapPrefixes((form) => pathFor(key, form, {}));
}

/** Reads where readers find an entry; `null` for one that is not published, or that has no page of its own. */
export async function readEntryPaths(strapi: Core.Strapi, type: ContentTypeName, documentId: string): Promise<Paths | null> {
  if (type === 'page') return findTree(buildTree(await readPageVersions(strapi))).placed.get(documentId)?.paths ?? null;
  return type === 'section-page' ? readSectionPaths(strapi, documentId) : readSlugPaths(strapi, type, documentId);
}

/** Reads where a target of a menu is; `null` for one that is not on the site. */
export async function readTargetPaths(strapi: Core.Strapi, target: string): Promise<Paths | null> {
  const parsed = parseMenuTarget(target);
  switch (parsed?.kind) {
    case 'page':
      return readEntryPaths(strapi, 'page', parsed.documentId);
    case 'entry':
      return readEntryPaths(strapi, parsed.type, parsed.documentId);
    case 'route':
      return mapPrefixes((form) => pathFor(parsed.route, form, {} as never));
    case 'address':
      return mapPrefixes((form) => (parsed.url.startsWith('/') ? addLocalePrefix(form, parsed.url) : parsed.url));
    case 'file':
    case undefined:
      return null;
  }
}

/** Returns the target by which menus name an entry; `null` for one that only its address names. */
export async function readEntryTarget(strapi: Core.Strapi, type: ContentTypeName, documentId: string): Promise<string | null> {
  if (type === 'page' || getSlugRoute(type)) return formatEntryTarget(type, documentId);
  const paths = type === 'section-page' ? await readSectionPaths(strapi, documentId) : null;
  const route = menuRoutes.find((one) => pathFor(one, 'plain', {} as never) === paths?.plain);
  return route === undefined ? null : formatRouteTarget(route);
}
