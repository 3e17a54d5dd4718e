import type { ContentTypeName } from '../content-types.ts';
import type { Locale } from './locales.ts';
import { matchPath, normalizePath } from './match-path.ts';
import { getPrefixLocale, splitLocalePrefix } from './path-for.ts';
import type { RouteName } from './routes.ts';
import { sectionKeys, type SectionKey } from './section-keys.ts';
import { getSignInPath, providers } from './sign-in-place.ts';

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

/** What has to be published, or uploaded, for a path to exist. */
export type PathNeed =
  | { kind: 'nothing' }
  | { kind: 'section'; key: SectionKey }
  /** A page of the tree at this very path. */
  | { kind: 'page'; path: string }
  /** The slug of the version that readers of `locale` are shown. */
  | { kind: 'document'; type: ContentTypeName; slug: string; locale: Locale }
  /** `name` is the file name below `/media/`. */
  | { kind: 'upload'; name: string };

const noNeed: PathNeed = { kind: 'nothing' };

const ownRoutes: ReadonlySet<RouteName> = new Set(Object.values(slugRoutes));

/** Returns whether a route's pages are of documents by their slugs: a page of the tree may have such a path, too. */
export const isSlugRoute = (route: RouteName): route is SlugRoute => ownRoutes.has(route);

const typesByRoute = new Map<RouteName, ContentTypeName>(
  (Object.entries(slugRoutes) as [ContentTypeName, RouteName][]).map(([type, route]) => [route, type]),
);
/** Returns the type whose documents have a route's pages by their slugs; `undefined` where it is no such route. */
export const getSlugRouteType = (route: RouteName): ContentTypeName | undefined => typesByRoute.get(route);

/** The archive of a list exists with the list. */
const archiveTypes: Partial<Record<RouteName, ContentTypeName>> = { 'news-category-period': 'category', 'news-tag-period': 'tag' };

/** The pages shown in place of what does not exist: no link may target them. */
const unlinkedRoutes: readonly RouteName[] = ['not-found', 'error'];

const isSectionKey = (route: RouteName): route is RouteName & SectionKey => (sectionKeys as readonly string[]).includes(route);

/** The paths of generated files: feeds, calendars, data, social cards. */
const generatedFiles = /^\/(?:(?:feeds|calendar|data|sitemaps|opensearch|manifest|cards|icons)\/.+|sitemap\.xml|data\.json|robots\.txt)$/u;

function getNonPageNeeds(path: string): readonly PathNeed[] {
  const upload = /^\/media\/(?<name>[^/]+)$/u.exec(path)?.groups?.['name'];
  if (upload !== undefined) return [{ kind: 'upload', name: upload }];
  const { form } = splitLocalePrefix(path);
  return generatedFiles.test(path) || providers.some((provider) => getSignInPath(form, provider) === path) ? [noNeed] : [];
}

/** Returns what a path of this site needs, each alone sufficient; nothing where only a redirect can exist. */
export function getPathNeeds(path: string): readonly PathNeed[] {
  const matched = matchPath(path);
  if (!matched) return getNonPageNeeds(normalizePath(path));
  const { route, form, params } = matched;
  if (unlinkedRoutes.includes(route)) return [];
  const ownPage: PathNeed = { kind: 'page', path: normalizePath(path) };
  if (route === 'page') return [ownPage];
  const type = typesByRoute.get(route) ?? archiveTypes[route];
  if (type !== undefined && 'slug' in params) {
    const document: PathNeed = { kind: 'document', type, slug: params.slug, locale: getPrefixLocale(form) };
    return isSlugRoute(route) ? [document, ownPage] : [document];
  }
  return [isSectionKey(route) ? { kind: 'section', key: route } : noNeed];
}
