import type { Core } from '@strapi/strapi';

import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { listDetailsQuery } from './list-details';
import { readListDetails } from './read-list-details';

type Context = { state: { userAbility: unknown }; query: unknown; body: unknown };

/** Adds the panel's route that completes a page of a list; Strapi guards it by its session. */
export function addListDetailsRoutes(strapi: Core.Strapi): void {
  const handler = async (context: Context) => {
    context.body = await readListDetails(strapi, context.state.userAbility, parseInput(listDetailsQuery, context.query));
  };
  addPanelRoutes(strapi, [{ method: 'GET', path: '/list-details', handler }]);
}
