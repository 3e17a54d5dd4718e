import type { Core } from '@strapi/strapi';

import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import type { PanelState } from '../review/reviewing-person';
import { findSuggestions } from './find-suggestions';
import { suggestionsInput, suggestionsPath, type SuggestionsResponse } from './translation-memory';

type Context = { state: PanelState; request: { body?: unknown }; body: unknown };

/** Adds the panel's route to the translation memory; Strapi guards it by its session. */
export function addSuggestionRoutes(strapi: Core.Strapi): void {
  const suggest = async (context: Context) => {
    const input = parseInput(suggestionsInput, context.request.body);
    context.body = (await findSuggestions(strapi, context.state, input)) satisfies SuggestionsResponse;
  };
  addPanelRoutes(strapi, [{ method: 'POST', path: suggestionsPath.slice('/admin'.length), handler: suggest }]);
}
