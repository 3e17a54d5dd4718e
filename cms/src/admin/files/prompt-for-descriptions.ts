import type { StrapiApp } from '@strapi/strapi/admin';

import { findUndescribed, withDetails, type Action } from './find-undescribed.ts';

/**
 * Opens the details of the first picture without a description, as soon as it is uploaded: the media library's page has no form before that,
 * unlike the dialog of fields and texts, which asks by our patch of `@strapi/upload`.
 */
export function promptForDescriptions(app: StrapiApp): void {
  app.addMiddlewares([
    () => () => (next: (action: Action) => unknown) => (action: Action) => {
      const result = next(action);
      const id = findUndescribed(action);
      const to = id === null ? null : withDetails(window.location.href, id);
      if (to !== null) {
        window.history.pushState({}, '', to);
        // The panel's router hears of addresses by this alone.
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }
      return result;
    },
  ]);
}
