import type { StrapiApp } from '@strapi/strapi/admin';

import { SentFilesPanel } from './sent-files-panel.tsx';

type ContentManager = { addEditViewSidePanel: (panels: readonly (typeof SentFilesPanel)[]) => void };

/** Puts the files that citizens sent beside what they came with; once the panel's plugins are there. */
export function addSentFiles({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  (getPlugin('content-manager').apis as unknown as ContentManager).addEditViewSidePanel([SentFilesPanel]);
}
