import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';

import { createRightsCheck } from '../../people/roles/panel-rights';
import { findTargetFaults } from './find-target-faults';
import { targetQuery, type TargetFaultsResponse } from './target-faults';

type Context = { state: { userAbility: unknown }; request: { body?: unknown }; body: unknown };
type AdminRouters = Record<string, { type: 'admin'; routes: readonly unknown[] }>;

/** Returns whether the user may read the menus in a language, also before there are any. */
const canReadMenus = (strapi: Core.Strapi, { state }: Context, locale: string): boolean =>
  createRightsCheck(strapi, state.userAbility, getContentTypeUid('navigation'), { locale })('read');

async function sendFaults(strapi: Core.Strapi, context: Context): Promise<void> {
  const query = targetQuery.safeParse(context.request.body);
  if (!query.success) throw new errors.ValidationError(z.prettifyError(query.error));
  if (!canReadMenus(strapi, context, query.data.locale)) throw new errors.ForbiddenError('You may not read the menus');
  context.body = { faults: await findTargetFaults(strapi, query.data) } satisfies TargetFaultsResponse;
}

/**
 * Adds the panel's route that says which items of a menu readers don't see, for users who may read menus: what an item
 * leads to may be in a language that they may not read. Strapi guards it by its session.
 */
export function addMenuTargetRoutes(strapi: Core.Strapi): void {
  const routers = strapi.admin.routes as unknown as AdminRouters;
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  const handler = (context: Context) => sendFaults(strapi, context);
  routers['menu-targets'] = { type: 'admin', routes: [{ method: 'POST', path: '/menu-targets', handler, config }] };
}
