import type { StrapiApp } from '@strapi/strapi/admin';

import { SharedPanel } from './shared-panel.tsx';

type Panel = typeof SharedPanel & { type?: string };
type ContentManager = { addEditViewSidePanel: (change: (panels: readonly Panel[]) => readonly Panel[]) => void };

/** Says right under the buttons of an entry what else they change; once the panel's plugins are there. */
export function addSharedPanel(app: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  (app.getPlugin('content-manager').apis as unknown as ContentManager).addEditViewSidePanel((panels) => {
    const isButtons = ({ type }: Panel) => type === 'actions';
    return [...panels.filter(isButtons), SharedPanel, ...panels.filter((panel) => !isButtons(panel))];
  });
}
