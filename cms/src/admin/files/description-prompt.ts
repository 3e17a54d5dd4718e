import type { StrapiApp } from '@strapi/strapi/admin';

import { createDescriptionQueue, findUndescribed, type PanelLocation, type StoreAction } from './undescribed-pictures.ts';

/** How often is looked whether the details of a picture were closed, in milliseconds. */
const lookEveryMs = 500;

/** Opens an address of the panel, whose router hears of it by this alone. */
function openLocation({ pathname, search }: PanelLocation): void {
  window.history.pushState({}, '', pathname + search);
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
}

/**
 * Asks what each picture shows that the page of the media library has uploaded: opens the details of one as soon as
 * those of the one before are closed. The page has no form before the upload, unlike the dialog of fields and texts,
 * which asks by our patch of `@strapi/upload`.
 */
export function addDescriptionPrompt(app: Pick<StrapiApp, 'addMiddlewares'>): void {
  const queue = createDescriptionQueue();
  let timer: number | undefined;
  const promptNext = () => {
    const location = queue.takeNext(window.location);
    if (location) openLocation(location);
    window.clearTimeout(timer);
    if (queue.getLength() > 0) timer = window.setTimeout(promptNext, lookEveryMs);
  };
  app.addMiddlewares([
    () => () => (next: (action: StoreAction) => unknown) => (action: StoreAction) => {
      const result = next(action);
      const id = findUndescribed(action);
      if (id !== null) {
        queue.add(id);
        promptNext();
      }
      return result;
    },
  ]);
}
