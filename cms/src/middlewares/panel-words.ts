import { isLocale } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';

import { restoreRole, translateAnswer } from '../panel/translate-answer';

type State = { user?: { preferedLanguage?: string | null } };

/** Names roles and permissions in the language of the person's panel. They are kept in English, which everybody's language is made of. */
const panelWords: Core.MiddlewareFactory = () => async (context, next) => {
  if (context.method === 'PUT' || context.method === 'POST') context.request.body = restoreRole(context.path, context.request.body);
  await next();
  const language = (context.state as State).user?.preferedLanguage;
  if (context.status !== 200 || !isLocale(language) || language === 'en') return;
  context.body = translateAnswer(context.path, context.body, language);
};

export default panelWords;
