import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { getLocaleFallbacks, isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { getPrefixLocale, type LocalePrefix, localePrefixes, pathFor } from '@ochiq/contract/routing/path-for';
import { type AddressChange, planAddressChange } from '@ochiq/contract/routing/redirect-plan';
import type { FixedRouteName } from '@ochiq/contract/routing/routes';
import type { SectionKey } from '@ochiq/contract/routing/section-keys';
import { getSlugRoute, type SlugRoute } from '@ochiq/contract/routing/slug-routes';
import type { Core, Modules } from '@strapi/strapi';

import { settings } from '../../env';
import { getRows } from '../../platform/strapi/rows';
import { compareTrees } from '../page-tree/compare-trees';
import { readPageVersions } from '../page-tree/read-tree';
import { applyPlan, readRedirects } from './published-redirects';

/** The slugs of a document's published versions. */
type Slugs = Readonly<Partial<Record<Locale, string>>>;

type PathMove = { from: string; to: string };

/**
 * Returns the slug under which readers of a language find the document: its own, or that of the version shown in its
 * place.
 */
const getShownSlug = (slugs: Slugs, form: LocalePrefix) =>
  getLocaleFallbacks(getPrefixLocale(form))
    .map((locale) => slugs[locale])
    .find(Boolean);

/** Lists the addresses of a document's own page, one per locale prefix. */
function listPaths(route: SlugRoute, slugs: Slugs): string[] {
  return localePrefixes.flatMap((form) => {
    const slug = getShownSlug(slugs, form);
    return slug === undefined ? [] : [pathFor(route, form, { slug })];
  });
}

/** Finds the old and new addresses of moved pages; nothing for new or removed ones. */
export function findMovedPaths(route: SlugRoute, before: Slugs, after: Slugs): PathMove[] {
  const now = listPaths(route, after);
  return listPaths(route, before).flatMap((from, index) => {
    const to = now[index];
    return to === undefined || to === from ? [] : [{ from, to }];
  });
}

type Params = { documentId?: string; status?: string };
type Version = { locale: string; slug?: string | null; key?: (SectionKey & FixedRouteName) | null };

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

/**
 * Returns whether an action changes published pages; saving as published counts, and a withdrawn language shows another
 * one's slug.
 */
const isPageChange = (action: string, { status }: Params) =>
  ['publish', 'unpublish', 'delete'].includes(action) || (['create', 'update'].includes(action) && status === 'published');

const readPublishedVersions = (
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
  field: 'slug' | 'key',
): Promise<readonly Version[]> =>
  documentId === undefined
    ? Promise.resolve([])
    : getRows<Version>(strapi, uid).findMany({ where: { documentId, publishedAt: { $notNull: true } }, select: ['locale', field] });

const toSlugs = (versions: readonly Version[]): Slugs =>
  Object.fromEntries(versions.flatMap(({ locale, slug }) => (isLocale(locale) && slug ? [[locale, slug]] : [])));

const listSectionPaths = (versions: readonly Version[]) =>
  [...new Set(versions.flatMap(({ key }) => key ?? []))].flatMap((key) => localePrefixes.map((form) => pathFor(key, form, {})));

/** Compares the addresses of a document's pages between two reads of its published versions. */
function compareAddresses(name: ContentTypeName, before: readonly Version[], after: readonly Version[]): AddressChange {
  const route = getSlugRoute(name);
  if (!route) {
    const live = listSectionPaths(after);
    return { live, moves: [], gone: listSectionPaths(before).filter((path) => !live.includes(path)) };
  }
  const [slugsBefore, slugsAfter] = [toSlugs(before), toSlugs(after)];
  const live = listPaths(route, slugsAfter);
  return { live, moves: findMovedPaths(route, slugsBefore, slugsAfter), gone: live.length === 0 ? listPaths(route, slugsBefore) : [] };
}

/** Reads only the redirects that may be affected: mostly none is. */
function readAffectedRedirects(strapi: Core.Strapi, { live, moves, gone }: AddressChange) {
  return moves.length + gone.length > 0 ? readRedirects(strapi) : readRedirects(strapi, { from: { $in: live } });
}

/** Compares the addresses of a document's pages with those at the time of this call. */
type CompareAddresses = (documentId: string) => Promise<AddressChange>;

/** Reads what the addresses of a document's pages follow from; of a page of the tree, the whole tree. */
async function readAddresses(strapi: Core.Strapi, name: ContentTypeName, documentId: string | undefined): Promise<CompareAddresses> {
  if (name === 'page') {
    const before = await readPageVersions(strapi);
    return async (id) => compareTrees(before, await readPageVersions(strapi), id);
  }
  const [uid, field] = [getContentTypeUid(name), name === 'section-page' ? 'key' : 'slug'] as const;
  const before = await readPublishedVersions(strapi, uid, documentId, field);
  return async (id) => compareAddresses(name, before, await readPublishedVersions(strapi, uid, id, field));
}

/** The types whose entries have pages at addresses that editors change. */
const hasAddresses = (name: ContentTypeName) => name === 'section-page' || name === 'page' || getSlugRoute(name) !== undefined;

/**
 * Returns a document middleware that publishes permanent redirects from the old addresses of a page or list when its
 * slug or its place in the tree changes, and of all pages below it, in one transaction with the change, as if an editor
 * had written them. A page at an address from which a redirect leads away replaces that redirect; redirects to a
 * withdrawn page lead to the list above it.
 */
export function createRedirectsOnSlugChange(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const name = names.get(context.uid);
    const params = context.params as Params;
    if (!name || !hasAddresses(name) || !isPageChange(context.action, params)) return next();
    return strapi.db.transaction(async () => {
      const compare = await readAddresses(strapi, name, params.documentId);
      const result = await next();
      const change = await compare(params.documentId ?? (result as { documentId: string }).documentId);
      const redirects = await readAffectedRedirects(strapi, change);
      await applyPlan(strapi, redirects, planAddressChange(redirects, change, settings.SITE_URL));
      return result;
    });
  };
}
