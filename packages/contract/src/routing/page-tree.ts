import { maxPageDepth, parsePageParent, type PageParent } from '../fields/page-parent.ts';
import { getLocaleFallbacks, mapLocales, type Locale, type Localized } from './locales.ts';
import { matchPath } from './match-path.ts';
import { getPrefixLocale, localePrefixes, pathFor, type LocalePrefix } from './path-for.ts';
import { isSlugRoute } from './slug-routes.ts';
import { isReservedSegment } from './reserved-segments.ts';
import { routes, type RouteName } from './routes.ts';

/** What the address of a page and of those below it follows from. */
export type TreePage = {
  documentId: string;
  parent: PageParent | null;
  /** Of the languages that it is published in. */
  slugs: Partial<Localized<string>>;
};

/** Returns a page by its document id; `null` where it is not published. */
export type PageLookup = (documentId: string) => TreePage | null;

/** Why a page has no address. */
export type TreeFault =
  /** It is above itself, deeper than the tree may be, or its address would be too long. */
  | { kind: 'loop' | 'depth' | 'length' }
  /** The page above it, or one above that, is not published. */
  | { kind: 'parent'; documentId: string }
  /** Its address is in a folder of files, or belongs to another page of the specification. */
  | { kind: 'reserved'; segment: string }
  | { kind: 'route'; route: RouteName };

/** The pages from the first below a section, or at the top, to a page itself. */
export type PageChain = { pages: readonly TreePage[] };

/** The longest path of a page; a redirect from it has the same bound. */
export const maxPathLength = 500;

/** Returns the slug by which readers of a language find a page: its own, or that of the version shown in its place. */
const getShownSlug = ({ slugs }: TreePage, locale: Locale): string =>
  getLocaleFallbacks(locale)
    .map((code) => slugs[code])
    .find(Boolean) ?? '';

function getSectionSegments(parent: PageParent | null): readonly string[] {
  const reference = parent === null ? null : parsePageParent(parent);
  return reference && 'section' in reference ? [routes[reference.section].path.slice(1)] : [];
}

/** Builds the address of the last page of a chain. */
export function buildChainPath({ pages }: PageChain, form: LocalePrefix): string {
  const locale = getPrefixLocale(form);
  const segments = [...getSectionSegments(pages[0]?.parent ?? null), ...pages.map((page) => getShownSlug(page, locale))];
  return pathFor('page', form, { path: segments.join('/') });
}

/** Builds the addresses of the last page of a chain under each language's own prefix. */
export const buildChainPaths = (chain: PageChain): Localized<string> => mapLocales((locale) => buildChainPath(chain, locale));

function collectPages(page: TreePage, find: PageLookup): PageChain | TreeFault {
  const pages = [page];
  for (let { parent } = page; parent !== null;) {
    const reference = parsePageParent(parent);
    if ('section' in reference) break;
    if (pages.some(({ documentId }) => documentId === reference.page)) return { kind: 'loop' };
    const above = find(reference.page);
    if (!above) return { kind: 'parent', documentId: reference.page };
    pages.unshift(above);
    ({ parent } = above);
  }
  return pages.length > maxPageDepth ? { kind: 'depth' } : { pages };
}

/** Finds a page of the specification that has a path, or may get it as its list grows. */
function findRoute(path: string): RouteName | undefined {
  const route = matchPath(path)?.route;
  return route === 'page' || route === undefined || isSlugRoute(route) ? undefined : route;
}

/** Returns whether a page has an address. */
export const isPlaced = (chain: PageChain | TreeFault): chain is PageChain => 'pages' in chain;

/**
 * Finds the pages above a page, or why it has no address. Whether a document of a list has the same address depends on
 * that document.
 */
export function findPageChain(page: TreePage, find: PageLookup): PageChain | TreeFault {
  const chain = collectPages(page, find);
  if (!isPlaced(chain)) return chain;
  const [root] = chain.pages;
  const segment = root?.parent === null ? Object.values(root.slugs).find(isReservedSegment) : undefined;
  if (segment !== undefined) return { kind: 'reserved', segment };
  const paths = localePrefixes.map((form) => buildChainPath(chain, form));
  if (paths.some((path) => path.length > maxPathLength)) return { kind: 'length' };
  const route = paths.map(findRoute).find((found) => found !== undefined);
  return route === undefined ? chain : { kind: 'route', route };
}

/** Finds the chain of every page of a tree, by document id. */
export function findPageChains(pages: Iterable<TreePage>): ReadonlyMap<string, PageChain | TreeFault> {
  const byId = new Map([...pages].map((page) => [page.documentId, page]));
  const find: PageLookup = (documentId) => byId.get(documentId) ?? null;
  return new Map([...byId.values()].map((page) => [page.documentId, findPageChain(page, find)]));
}
