import type { Core } from '@strapi/strapi';

import type { AdminUser } from '../../platform/strapi/admin-services';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { orderLocales } from './find-hits';
import { listStart } from './list-start';
import { createPanelIndex } from './panel-index';
import { panelSearchRequest } from './panel-search';
import { searchPanel } from './search-panel';

type User = AdminUser & { preferedLanguage?: string | null };
type Context = { state: { user: User; userAbility: unknown }; request: { body?: unknown }; body: unknown };

/**
 * Adds the panel's routes that search in everything; Strapi guards them by its session.
 * @returns a function that removes the index
 */
export function addPanelSearchRoutes(strapi: Core.Strapi): () => Promise<void> {
  const index = createPanelIndex(strapi);
  const search = async (context: Context) => {
    const { user, userAbility } = context.state;
    const { q } = parseInput(panelSearchRequest, context.request.body);
    context.body = await searchPanel(strapi, index, { userAbility, q, order: orderLocales(user.preferedLanguage) });
  };
  const start = async (context: Context) => {
    index.start();
    const { user, userAbility } = context.state;
    context.body = await listStart(strapi, { user, userAbility, order: orderLocales(user.preferedLanguage) });
  };
  addPanelRoutes(strapi, [
    { method: 'POST', path: '/panel-search', handler: search },
    { method: 'GET', path: '/panel-search/start', handler: start },
  ]);
  return index.close;
}
