import type { StrapiApp } from '@strapi/strapi/admin';

import { withAllowed } from './with-allowed.tsx';

type Action = Parameters<typeof withAllowed>[0];
type Change = (change: (actions: readonly Action[]) => readonly Action[]) => void;
type ContentManager = { addDocumentAction: Change; addDocumentHeaderAction: Change };

/** Offers with an entry what the person may do, and nothing else; once the panel's plugins are there. */
export function addAllowed({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  const contentManager = getPlugin('content-manager').apis as unknown as ContentManager;
  contentManager.addDocumentAction((actions) => actions.map(withAllowed));
  contentManager.addDocumentHeaderAction((actions) => actions.map(withAllowed));
}
