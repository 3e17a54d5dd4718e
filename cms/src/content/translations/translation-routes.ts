import type { Core } from '@strapi/strapi';

import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { readListDetails } from '../list-details/read-list-details';
import type { ListDetailsResponse } from '../list-details/list-details';
import type { PanelState } from '../review/reviewing-person';
import { confirmTranslation } from './confirm-translation';
import { confirmationInput, translationPaths } from './translations';

type Context = { state: PanelState; query: unknown; request: { body?: unknown }; body: unknown };

/** Adds the panel's routes about translations; Strapi guards them by its session. */
export function addTranslationRoutes(strapi: Core.Strapi): void {
  const confirm = async (context: Context) => {
    const input = parseInput(confirmationInput, context.request.body);
    await confirmTranslation(strapi, context.state, input);
    const query = { type: input.type, documents: [input.document] };
    context.body = (await readListDetails(strapi, context.state.userAbility, query)) satisfies ListDetailsResponse;
  };
  const toPath = (name: keyof typeof translationPaths) => translationPaths[name].slice('/admin'.length);
  addPanelRoutes(strapi, [{ method: 'POST', path: toPath('confirm'), handler: confirm }]);
}
