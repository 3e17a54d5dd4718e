import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { RouteName } from '@ochiq/contract/routes';

/** The types whose documents have a page of their own under their slug, and its route. */
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
} as const satisfies Partial<Record<ContentTypeName, RouteName>>;

export type SlugRoute = (typeof slugRoutes)[keyof typeof slugRoutes];

/** The route of a type's own pages; `undefined` where it has none. */
export const slugRouteOf = (name: ContentTypeName): SlugRoute | undefined =>
  Object.hasOwn(slugRoutes, name) ? slugRoutes[name as keyof typeof slugRoutes] : undefined;
