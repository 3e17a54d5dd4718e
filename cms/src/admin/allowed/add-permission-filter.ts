import type { StrapiApp } from '@strapi/strapi/admin';

import { withPermissionFilter } from './with-permission-filter.tsx';

type Action = Parameters<typeof withPermissionFilter>[0];
type Change = (change: (actions: readonly Action[]) => readonly Action[]) => void;
type ContentManager = { addDocumentAction: Change; addDocumentHeaderAction: Change };

/** Removes the actions of an entry that the user may not perform; call it once the panel's plugins are loaded. */
export function addPermissionFilter({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  const contentManager = getPlugin('content-manager').apis as unknown as ContentManager;
  contentManager.addDocumentAction((actions) => actions.map(withPermissionFilter));
  contentManager.addDocumentHeaderAction((actions) => actions.map(withPermissionFilter));
}
