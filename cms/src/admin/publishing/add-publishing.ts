import { Rocket } from '@strapi/icons';
import type { StrapiApp, WidgetArgs } from '@strapi/strapi/admin';

const publishing: WidgetArgs = {
  id: 'publishing',
  icon: Rocket,
  title: { id: 'ochiq.publishing.widget.title' },
  component: async () => (await import('./publishing-widget.tsx')).PublishingWidget,
};

/** Puts the publisher onto the home page, first of all; before the panel starts. */
export function addPublishingWidget({ widgets }: Pick<StrapiApp, 'widgets'>): void {
  widgets.register((others) => [publishing, ...others]);
}
