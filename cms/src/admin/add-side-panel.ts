import type { StrapiApp } from '@strapi/strapi/admin';

type ContentManager<Panel> = { addEditViewSidePanel: (panels: readonly Panel[]) => void };

/** Puts a part beside the form of an entry; once the panel's plugins are there. */
export function addSidePanel<Panel>({ getPlugin }: Pick<StrapiApp, 'getPlugin'>, panel: Panel): void {
  // Strapi 5.54.0 types no plugin's interface.
  (getPlugin('content-manager').apis as unknown as ContentManager<Panel>).addEditViewSidePanel([panel]);
}
