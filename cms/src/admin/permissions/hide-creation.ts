import type { StrapiApp } from '@strapi/strapi/admin';

import { dropTranslatorRights } from './creation-pages.ts';

type Middleware = Exclude<Parameters<StrapiApp['addRBACMiddleware']>[0], readonly unknown[]>;

/** Hides the buttons and forms of new entries from those who only add languages to entries that exist. */
export function hideCreation({ addRBACMiddleware }: Pick<StrapiApp, 'addRBACMiddleware'>): void {
  const middleware: Middleware =
    ({ pathname }) =>
    (next) =>
    (permissions) =>
      next(dropTranslatorRights(pathname, permissions));
  addRBACMiddleware(middleware);
}
