import type { StrapiApp } from '@strapi/strapi/admin';

import { SharedPanel } from './shared-panel.tsx';

type Panel = typeof SharedPanel & { type?: string };
type ContentManager = { addEditViewSidePanel: (change: (panels: readonly Panel[]) => readonly Panel[]) => void };

/**
 * Adds the list of affected languages right under the buttons of an entry; call it once the panel's plugins are loaded.
 */
export function addSharedPanel(app: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  (app.getPlugin('content-manager').apis as unknown as ContentManager).addEditViewSidePanel((panels) => {
    const isButtons = ({ type }: Panel) => type === 'actions';
    return [...panels.filter(isButtons), SharedPanel, ...panels.filter((panel) => !isButtons(panel))];
  });
}
