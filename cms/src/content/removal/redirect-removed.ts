import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { planAddressChange } from '@ochiq/contract/routing/redirect-plan';
import type { Core, Modules } from '@strapi/strapi';

import { settings } from '../../env';
import { applyPlan, readRedirects } from '../redirects/published-redirects';
import { readEntryPaths } from './entry-paths';
import { findRemovalOrder } from './removal-request';
import { listPathMoves, readRedirectTarget } from './replacements';

type Params = { documentId?: string };

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

/**
 * Returns a document middleware that publishes redirects from the addresses of what is removed, where that was chosen:
 * of an entry that leaves the site in its last language. It is an inner one, so that menus are checked with them.
 */
export function redirectRemoved(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = names.get(context.uid);
    const { documentId } = context.params as Params;
    if (type === undefined || documentId === undefined || !['delete', 'unpublish'].includes(context.action)) return next();
    const order = findRemovalOrder(strapi, context.uid);
    if (order?.choice?.kind !== 'redirect') return next();
    const removal = { type, documents: [documentId, ...order.selected], locale: '*' };
    const from = await readEntryPaths(strapi, type, documentId);
    const to = from && (await readRedirectTarget(strapi, removal, order.choice.to));
    const result = await next();
    if (!to || (await readEntryPaths(strapi, type, documentId))) return result;
    const redirects = await readRedirects(strapi);
    const change = { live: [], moves: listPathMoves(from, to), gone: [] };
    await applyPlan(strapi, redirects, planAddressChange(redirects, change, settings.SITE_URL));
    return result;
  };
}
