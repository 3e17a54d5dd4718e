import type { StrapiApp } from '@strapi/strapi/admin';

import { UsesPanel } from './uses-panel.tsx';
import { withUses, type DocumentAction } from './with-uses.tsx';

type ContentManager = {
  addEditViewSidePanel: (panels: readonly (typeof UsesPanel)[]) => void;
  addDocumentAction: (change: (actions: readonly DocumentAction[]) => readonly DocumentAction[]) => void;
};

const leaving = ['delete', 'unpublish'];

/** Puts who leads to an entry beside it, and into the questions before it goes; once the panel's plugins are there. */
export function addUses({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  const contentManager = getPlugin('content-manager').apis as unknown as ContentManager;
  contentManager.addEditViewSidePanel([UsesPanel]);
  contentManager.addDocumentAction((actions) =>
    actions.map((action) => (action.type !== undefined && leaving.includes(action.type) ? withUses(action) : action)),
  );
}
