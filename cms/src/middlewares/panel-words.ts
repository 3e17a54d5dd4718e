import { isLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { fillMissingTitles, restoreRole, translateResponse } from '../platform/panel-words/translate-response';

type State = { user?: { preferedLanguage?: string | null } };

/**
 * Translates roles, permissions and untitled entries to the language of the user's panel. They are stored in English,
 * the source of every translation.
 */
const panelWords: Core.MiddlewareFactory = () => async (context, next) => {
  if (context.method === 'PUT' || context.method === 'POST') context.request.body = restoreRole(context.path, context.request.body);
  await next();
  const language = (context.state as State).user?.preferedLanguage;
  if (context.status !== 200) return;
  context.body = fillMissingTitles(context.path, context.body, isLocale(language) ? language : 'en');
  if (isLocale(language) && language !== 'en') context.body = translateResponse(context.path, context.body, language);
};

export default panelWords;
