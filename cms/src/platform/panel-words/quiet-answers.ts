import type { Core } from '@strapi/strapi';

type Context = { body: unknown };
type Handler = (context: Context) => unknown;
type Controllers = { extend: (uid: string, change: (controller: Record<string, Handler>) => Record<string, Handler>) => unknown };
type Policy = string | { name: string };
type Route = { method: string; path: string; config: { policies: readonly Policy[] } };

/**
 * Returns an empty configuration where Strapi 5.54.0 responds with 404 to requests for its paid helpers: the panel
 * sends one on every page, and each such response is an error in the console, among which a real one is overlooked.
 */
export function disableAiFeatures(strapi: Core.Strapi): void {
  strapi.get<Controllers>('controllers').extend('admin::ai', (controller) => ({
    ...controller,
    getAiFeatureConfig: (context) => {
      context.body = { data: {} };
    },
  }));
}

/** Responds that there is no job of machine translation: no entry has one. */
export const respondWithoutTranslationJob: Handler = (context) => {
  context.body = { data: null };
};

type Ability = { state: { userAbility: unknown } };
type SettingsController = { getSettings: (context: Ability) => Promise<unknown> };

/**
 * Allows every signed-in user to read how pictures are treated. The dialog for files requests it for all users, and was
 * refused with "Policy Failed"; changing it takes the right as before. The route checks the right, and the handler
 * checks it again.
 */
export function allowReadingSettings(routes: readonly Route[], settings: SettingsController): void {
  const readRoute = routes.find(({ method, path }) => method === 'GET' && path === '/settings');
  if (!readRoute) throw new Error('The upload plugin has no route that reads its settings: see src/platform/panel-words/quiet-answers.ts');
  readRoute.config.policies = readRoute.config.policies.filter((policy) => typeof policy === 'string');
  const { getSettings } = settings;
  settings.getSettings = async (context) => {
    const { userAbility } = context.state;
    context.state.userAbility = { cannot: () => false };
    await getSettings(context);
    context.state.userAbility = userAbility;
  };
}
