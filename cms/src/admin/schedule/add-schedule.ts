import type { StrapiApp } from '@strapi/strapi/admin';

import { SchedulePanel } from './schedule-panel.tsx';

type ContentManager = { addEditViewSidePanel: (panels: readonly (typeof SchedulePanel)[]) => void };

/** Puts what is planned beside every entry; once the panel's plugins are there. */
export function addSchedulePanel(app: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  (app.getPlugin('content-manager').apis as unknown as ContentManager).addEditViewSidePanel([SchedulePanel]);
}
