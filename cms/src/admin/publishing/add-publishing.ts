import { Rocket } from '@strapi/icons';
import type { StrapiApp, WidgetArgs } from '@strapi/strapi/admin';

import { PublishingPanel } from './publishing-panel.tsx';

const publishing: WidgetArgs = {
  id: 'publishing',
  icon: Rocket,
  title: { id: 'ochiq.publishing.widget.title' },
  component: async () => (await import('./publishing-widget.tsx')).PublishingWidget,
};

type ContentManager = { addEditViewSidePanel: (panels: readonly (typeof PublishingPanel)[]) => void };

/** Puts the publisher onto the home page, first of all; before the panel starts. */
export function addPublishingWidget({ widgets }: Pick<StrapiApp, 'widgets'>): void {
  widgets.register((others) => [publishing, ...others]);
}

/** Puts what the site shows beside every entry; once the panel's plugins are there. */
export function addPublishingPanel({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  (getPlugin('content-manager').apis as unknown as ContentManager).addEditViewSidePanel([PublishingPanel]);
}
