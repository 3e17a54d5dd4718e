import { uidOf } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';

import { may } from '../safety/may';
import { findEntryUses } from './find-entry-uses';
import { listReadable } from './readable-uses';
import { getAsked, usesQuery, type UsesAnswer, type UsesQuery } from './use';

type Context = { state: { userAbility: unknown }; query: unknown; body: unknown };
type AdminRouters = Record<string, { type: 'admin'; routes: readonly unknown[] }>;

/** Returns whether the user may read an entry in a language, or in any. */
async function mayReadOne(strapi: Core.Strapi, { state }: Context, { type, document, locale }: UsesQuery): Promise<boolean> {
  for (const code of locale === '*' ? localeCodes : [locale])
    if (await may(strapi, state.userAbility, 'read', { uid: uidOf(type), documentId: document, locale: code })) return true;
  return false;
}

/** Returns whether the user may read all entries of a query. */
async function mayRead(strapi: Core.Strapi, context: Context, query: UsesQuery): Promise<boolean> {
  for (const document of getAsked(query)) if (!(await mayReadOne(strapi, context, { ...query, document }))) return false;
  return true;
}

async function answer(strapi: Core.Strapi, context: Context): Promise<void> {
  const query = usesQuery.safeParse(context.query);
  if (!query.success) throw new errors.ValidationError(z.prettifyError(query.error));
  if (!(await mayRead(strapi, context, query.data))) throw new errors.ForbiddenError('You may not read this entry');
  const uses = await findEntryUses(strapi, query.data);
  context.body = (await listReadable(strapi, context.state.userAbility, uses)) satisfies UsesAnswer;
}

/**
 * Adds the panel's route that lists references to an entry, for users who may read it; Strapi guards it by its session.
 */
export function addUsesRoutes(strapi: Core.Strapi): void {
  const routers = strapi.admin.routes as unknown as AdminRouters;
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  const handler = (context: Context) => answer(strapi, context);
  routers['uses'] = { type: 'admin', routes: [{ method: 'GET', path: '/uses', handler, config }] };
}
