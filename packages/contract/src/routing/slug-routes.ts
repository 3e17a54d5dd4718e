import type { ContentTypeName } from '../content-types.ts';
import type { RouteName } from './routes.ts';

/** The types whose documents have a page, or a list, under their slug, with its route. */
const slugRoutes = {
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

/** Types whose entries have pages under their slugs. */
export type SluggedType = keyof typeof slugRoutes;

export const sluggedTypes = Object.keys(slugRoutes) as readonly SluggedType[];

/** Returns the route of a type's pages by slug; `undefined` where it has none. */
export const getSlugRoute = (name: ContentTypeName): SlugRoute | undefined =>
  Object.hasOwn(slugRoutes, name) ? slugRoutes[name as keyof typeof slugRoutes] : undefined;

const ownRoutes: ReadonlySet<RouteName> = new Set(Object.values(slugRoutes));

/** Returns whether a route's pages are of documents by their slugs: a page of the tree may have such a path, too. */
export const isSlugRoute = (route: RouteName): route is SlugRoute => ownRoutes.has(route);

const typesByRoute = new Map<RouteName, ContentTypeName>(
  (Object.entries(slugRoutes) as [ContentTypeName, RouteName][]).map(([type, route]) => [route, type]),
);
/** Returns the type whose documents have a route's pages by their slugs; `undefined` where it is no such route. */
export const getSlugRouteType = (route: RouteName): ContentTypeName | undefined => typesByRoute.get(route);
