import { contentTypeNames, uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import { isLocale } from '@ochiq/contract/locales';
import { pathFor, pathForms } from '@ochiq/contract/path-for';
import { planAddressChange, type AddressChange } from '@ochiq/contract/redirect-plan';
import type { FixedRouteName } from '@ochiq/contract/routes';
import type { SectionKey } from '@ochiq/contract/section-keys';
import { slugRouteOf } from '@ochiq/contract/slug-routes';
import type { Core, Modules } from '@strapi/strapi';

import { settings } from '../env';
import { rowsOf } from '../strapi/rows';
import { movedPaths, pathsOf, type Slugs } from './moved-paths';
import { applyPlan, readRedirects } from './published-redirects';

type Params = { documentId?: string; status?: string };
type Version = { locale: string; slug?: string | null; key?: (SectionKey & FixedRouteName) | null };

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [uidOf(name), name]));

/**
 * Returns whether an action changes published pages; saving as published counts, and a withdrawn language shows another
 * one's slug.
 */
const changesPages = (action: string, { status }: Params) =>
  ['publish', 'unpublish', 'delete'].includes(action) || (['create', 'update'].includes(action) && status === 'published');

const publishedVersions = (
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
  field: 'slug' | 'key',
): Promise<readonly Version[]> =>
  documentId === undefined
    ? Promise.resolve([])
    : rowsOf<Version>(strapi, uid).findMany({ where: { documentId, publishedAt: { $notNull: true } }, select: ['locale', field] });

const slugsOf = (versions: readonly Version[]): Slugs =>
  Object.fromEntries(versions.flatMap(({ locale, slug }) => (isLocale(locale) && slug ? [[locale, slug]] : [])));

const sectionPaths = (versions: readonly Version[]) =>
  [...new Set(versions.flatMap(({ key }) => key ?? []))].flatMap((key) => pathForms.map((form) => pathFor(key, form, {})));

/** Compares the addresses of a document's pages between two reads of its published versions. */
function compare(name: ContentTypeName, before: readonly Version[], after: readonly Version[]): AddressChange {
  const route = slugRouteOf(name);
  if (!route) {
    const live = sectionPaths(after);
    return { live, moves: [], gone: sectionPaths(before).filter((path) => !live.includes(path)) };
  }
  const [was, is] = [slugsOf(before), slugsOf(after)];
  const live = pathsOf(route, is);
  return { live, moves: movedPaths(route, was, is), gone: live.length === 0 ? pathsOf(route, was) : [] };
}

/** Reads only the redirects that may be affected: mostly none is. */
function readConcerned(strapi: Core.Strapi, { live, moves, gone }: AddressChange) {
  return moves.length + gone.length > 0 ? readRedirects(strapi) : readRedirects(strapi, { from: { $in: live } });
}

/**
 * Returns a document middleware that publishes permanent redirects from the old addresses of a page or list when its
 * slug changes, in one transaction with the change, as if an editor had written them. A page at an address from which a
 * redirect leads away replaces that redirect; redirects to a withdrawn page lead to the list above it.
 */
export function followMoves(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const name = names.get(context.uid);
    const params = context.params as Params;
    const field = name === 'section-page' ? 'key' : 'slug';
    if (!name || !(name === 'section-page' || slugRouteOf(name)) || !changesPages(context.action, params)) return next();
    return strapi.db.transaction(async () => {
      const before = await publishedVersions(strapi, context.uid, params.documentId, field);
      const result = await next();
      const documentId = params.documentId ?? (result as { documentId: string }).documentId;
      const change = compare(name, before, await publishedVersions(strapi, context.uid, documentId, field));
      const redirects = await readConcerned(strapi, change);
      await applyPlan(strapi, redirects, planAddressChange(redirects, change, settings.SITE_URL));
      return result;
    });
  };
}
