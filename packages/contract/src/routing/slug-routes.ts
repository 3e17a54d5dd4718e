import type { ContentTypeName } from '../content-types.ts';
import type { RouteName } from './routes.ts';

/** The types whose documents have a page, or a list, under their slug, with its route. */
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

/** Returns the route of a type's pages by slug; `undefined` where it has none. */
export const getSlugRoute = (name: ContentTypeName): SlugRoute | undefined =>
  Object.hasOwn(slugRoutes, name) ? slugRoutes[name as keyof typeof slugRoutes] : undefined;
