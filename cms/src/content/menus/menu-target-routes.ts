import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { createRightsCheck } from '../../people/roles/panel-rights';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { findTargetFaults } from './find-target-faults';
import { targetQuery, type TargetFaultsResponse } from './target-faults';

type Context = { state: { userAbility: unknown }; request: { body?: unknown }; body: unknown };

/** Returns whether the user may read the menus in a language, also before there are any. */
const canReadMenus = (strapi: Core.Strapi, { state }: Context, locale: string): boolean =>
  createRightsCheck(strapi, state.userAbility, getContentTypeUid('navigation'), { locale })('read');

async function sendFaults(strapi: Core.Strapi, context: Context): Promise<void> {
  const query = parseInput(targetQuery, context.request.body);
  if (!canReadMenus(strapi, context, query.locale)) throw new errors.ForbiddenError('You may not read the menus');
  context.body = { faults: await findTargetFaults(strapi, query) } satisfies TargetFaultsResponse;
}

/**
 * Adds the panel's route that says which items of a menu readers don't see, for users who may read menus: what an item
 * leads to may be in a language that they may not read. Strapi guards it by its session.
 */
export function addMenuTargetRoutes(strapi: Core.Strapi): void {
  const handler = (context: Context) => sendFaults(strapi, context);
  addPanelRoutes(strapi, [{ method: 'POST', path: '/menu-targets', handler }]);
}
