import { getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { canAccess } from '../../people/roles/panel-rights';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { findEntryUses } from './find-uses';
import { listReadable } from './read-entries';
import { getDocumentIds, usesQuery, type UsesResponse, type UsesQuery } from './use';

type Context = { state: { userAbility: unknown }; query: unknown; body: unknown };

/** Returns whether the user may read an entry in a language, or in any. */
async function canReadDocument(strapi: Core.Strapi, { state }: Context, { type, document, locale }: UsesQuery): Promise<boolean> {
  for (const code of locale === '*' ? localeCodes : [locale])
    if (await canAccess(strapi, state.userAbility, 'read', { uid: getContentTypeUid(type), documentId: document, locale: code }))
      return true;
  return false;
}

/** Returns whether the user may read all entries of a query. */
async function canReadAll(strapi: Core.Strapi, context: Context, query: UsesQuery): Promise<boolean> {
  for (const document of getDocumentIds(query)) if (!(await canReadDocument(strapi, context, { ...query, document }))) return false;
  return true;
}

async function sendUses(strapi: Core.Strapi, context: Context): Promise<void> {
  const query = parseInput(usesQuery, context.query);
  if (!(await canReadAll(strapi, context, query))) throw new errors.ForbiddenError('You may not read this entry');
  const uses = await findEntryUses(strapi, query);
  context.body = (await listReadable(strapi, context.state.userAbility, uses)) satisfies UsesResponse;
}

/**
 * Adds the panel's route that lists references to an entry, for users who may read it; Strapi guards it by its session.
 */
export function addUsesRoutes(strapi: Core.Strapi): void {
  const handler = (context: Context) => sendUses(strapi, context);
  addPanelRoutes(strapi, [{ method: 'GET', path: '/uses', handler }]);
}
