import type { StrapiApp } from '@strapi/strapi/admin';

type ContentManager<Panel> = { addEditViewSidePanel: (panels: readonly Panel[]) => void };

/** Adds a side panel to the edit view; call it once the panel's plugins are loaded. */
export function addSidePanel<Panel>({ getPlugin }: Pick<StrapiApp, 'getPlugin'>, panel: Panel): void {
  // Strapi 5.54.0 types no plugin's interface.
  (getPlugin('content-manager').apis as unknown as ContentManager<Panel>).addEditViewSidePanel([panel]);
}
