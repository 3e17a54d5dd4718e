import { contentTypeNames, uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import { defaultLocale, isLocale } from '@ochiq/contract/locales';
import type { Core, Modules } from '@strapi/strapi';

import { asCms } from '../moderation/as-cms';
import { documents } from '../strapi/documents';
import { rowsOf } from '../strapi/rows';
import { movedPaths, pathsOf, type Move, type Slugs } from './moved-paths';
import { slugRouteOf } from '@ochiq/contract/slug-routes';

type Params = { documentId?: string; status?: string };
type Version = { locale: string; slug: string | null };

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [uidOf(name), name]));
const redirect = uidOf('redirect');

/** Saving as published is publishing too; a language that is withdrawn or deleted shows another one's slug. */
const changesSlugs = (action: string, { status }: Params) =>
  ['publish', 'unpublish', 'delete'].includes(action) || (['create', 'update'].includes(action) && status === 'published');

async function publishedSlugs(strapi: Core.Strapi, uid: string, documentId: string | undefined): Promise<Slugs> {
  if (documentId === undefined) return {};
  const versions = await rowsOf<Version>(strapi, uid).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['locale', 'slug'],
  });
  return Object.fromEntries(versions.flatMap(({ locale, slug }) => (isLocale(locale) && slug ? [[locale, slug]] : [])));
}

/** What leads away from an address that a page has now, or had until now, leads nobody any more. */
async function forget(strapi: Core.Strapi, paths: readonly string[]): Promise<void> {
  const old = await rowsOf<{ documentId: string }>(strapi, redirect).findMany({ where: { from: { $in: paths } }, select: ['documentId'] });
  for (const documentId of new Set(old.map((row) => row.documentId))) await documents(strapi, redirect).delete({ documentId, locale: '*' });
}

async function lead(strapi: Core.Strapi, { from, to }: Move): Promise<void> {
  const data = { from, to, permanent: true };
  const { documentId } = await documents(strapi, redirect).create({ locale: defaultLocale, data });
  await documents(strapi, redirect).publish({ documentId, locale: defaultLocale });
}

/**
 * Who comes to the old address of a page or list whose slug was changed is led to the new one, for good: in one
 * transaction with the change a redirect is published, as if an editor had written it. A page that comes to an address
 * from which a redirect leads away takes that one's place.
 */
export function followMoves(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const name = names.get(context.uid);
    const route = name && slugRouteOf(name);
    const params = context.params as Params;
    if (!route || !changesSlugs(context.action, params)) return next();
    return strapi.db.transaction(async () => {
      const before = await publishedSlugs(strapi, context.uid, params.documentId);
      const result = await next();
      const after = await publishedSlugs(strapi, context.uid, params.documentId ?? (result as { documentId: string }).documentId);
      const moves = movedPaths(route, before, after);
      await asCms(strapi, async () => {
        await forget(strapi, [...pathsOf(route, after), ...moves.map(({ from }) => from)]);
        for (const move of moves) await lead(strapi, move);
      });
      return result;
    });
  };
}
