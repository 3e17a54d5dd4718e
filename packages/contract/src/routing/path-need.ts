import type { ContentTypeName } from '../content-types.ts';
import type { Locale } from './locales.ts';
import { matchPath, normalizePath } from './match-path.ts';
import { getPrefixLocale, splitLocalePrefix } from './path-for.ts';
import type { RouteName } from './routes.ts';
import { sectionKeys, type SectionKey } from './section-keys.ts';
import { getSignInPath, providers } from './sign-in-place.ts';
import { getSlugRouteType, isSlugRoute } from './slug-routes.ts';

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
  const type = getSlugRouteType(route) ?? archiveTypes[route];
  if (type !== undefined && 'slug' in params) {
    const document: PathNeed = { kind: 'document', type, slug: params.slug, locale: getPrefixLocale(form) };
    return isSlugRoute(route) ? [document, ownPage] : [document];
  }
  return [isSectionKey(route) ? { kind: 'section', key: route } : noNeed];
}
