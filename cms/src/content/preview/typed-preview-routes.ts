import type { Core } from '@strapi/strapi';

import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { renderTyped } from './render-typed';
import { typedForm } from './typed-preview';

type Context = { state: { userAbility: unknown }; request: { body?: unknown }; body: unknown };

/** Adds the panel's route to the page of what is typed; Strapi guards it by its session. */
export function addTypedPreviewRoutes(strapi: Core.Strapi): void {
  const handler = async (context: Context) => {
    context.body = await renderTyped(strapi, context.state.userAbility, parseInput(typedForm, context.request.body));
  };
  addPanelRoutes(strapi, [{ method: 'POST', path: '/typed-preview', handler }]);
}
