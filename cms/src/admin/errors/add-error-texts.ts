import type { StrapiApp } from '@strapi/strapi/admin';

import { translateRefusal, type FailedRequest } from './translate-error.ts';

type Texts = Readonly<Record<string, string>>;
type Action = { type: string; [detail: string]: unknown };
type Rejected = { payload?: FailedRequest | null; meta?: { arg?: { originalArgs?: { model?: unknown } | null } } };
type Store = { getState: () => { admin_app: { language: { locale: string } } } };

const isRejected = ({ type, payload }: Action): boolean => type.endsWith('/rejected') && typeof payload === 'object' && payload !== null;

/**
 * Translates the CMS's refusals to the panel's language. Strapi shows the server's English, on most pages without
 * looking up a text. The middleware changes a refusal before it reaches the store, and with it the page.
 */
export function addErrorTexts(app: StrapiApp): void {
  app.addMiddlewares([
    () => (store: Store) => (next: (action: Action) => unknown) => (action: Action) => {
      const rejected: Rejected = action as Rejected;
      const texts = (app.configurations.translations as Record<string, Texts | undefined>)[store.getState().admin_app.language.locale];
      if (isRejected(action) && rejected.payload && texts) {
        const model = rejected.meta?.arg?.originalArgs?.model;
        translateRefusal(rejected.payload, texts, typeof model === 'string' ? model : null);
      }
      return next(action);
    },
  ]);
}
