import type { ContentTypeName } from './content-types.ts';
import type { RouteName } from './routes.ts';

/** The types whose documents have a page, or a list, under their slug, and its route. */
export const slugRoutes = {
  news: 'news-item',
  announcement: 'announcement',
  'press-conference': 'press-conference',
  document: 'document',
  person: 'person',
  unit: 'unit',
  service: 'service',
  project: 'project-item',
  vacancy: 'vacancy-item',
  tender: 'tender',
  dataset: 'dataset',
  category: 'news-category',
  tag: 'news-tag',
} as const satisfies Partial<Record<ContentTypeName, RouteName>>;

export type SlugRoute = (typeof slugRoutes)[keyof typeof slugRoutes];

/** The route of what a type has under its slugs; `undefined` where it has nothing there. */
export const slugRouteOf = (name: ContentTypeName): SlugRoute | undefined =>
  Object.hasOwn(slugRoutes, name) ? slugRoutes[name as keyof typeof slugRoutes] : undefined;
