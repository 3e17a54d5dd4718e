import type { StrapiApp } from '@strapi/strapi/admin';

import { RefusedDeletes, watchDeletes } from './refused-deletes.tsx';
import { UsesPanel } from './uses-panel.tsx';
import { withBulkUses, type BulkAction } from './with-bulk-uses.tsx';
import { withUses, type DocumentAction } from './with-uses.tsx';

type ContentManager = {
  addEditViewSidePanel: (panels: readonly (typeof UsesPanel)[]) => void;
  addDocumentAction: (change: (actions: readonly DocumentAction[]) => readonly DocumentAction[]) => void;
  addBulkAction: (change: (actions: readonly BulkAction[]) => readonly BulkAction[]) => void;
};

/**
 * Adds the list of incoming references to the edit view, and to the dialogs that confirm a removal; call it once the
 * panel's plugins are loaded.
 */
export function addUsesPanel({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  const contentManager = getPlugin('content-manager').apis as unknown as ContentManager;
  contentManager.addEditViewSidePanel([UsesPanel]);
  contentManager.addDocumentAction((actions) => actions.map(withUses));
  contentManager.addBulkAction((actions) => actions.map(withBulkUses));
}

/** Lets the panel say why the CMS does not delete a file that is used; before the panel starts. */
export function addRefusedDeletes(app: Pick<StrapiApp, 'addMiddlewares' | 'addComponents'>): void {
  app.addMiddlewares([watchDeletes as Parameters<StrapiApp['addMiddlewares']>[0][number]]);
  // A component of this name is on every page; the media library itself shows its uploads in this way.
  app.addComponents([{ name: 'future-global::refused-deletes', Component: RefusedDeletes }]);
}
