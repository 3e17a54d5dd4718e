import { documentKinds, legalStatuses } from '../content/document.ts';
import { errorStatuses } from './error-statuses.ts';
import { slugPattern } from '../fields/address-fields.ts';
import { maxPageDepth } from '../fields/page-parent.ts';
import { isFormName } from '../forms/forms.ts';
import { splitLocalePrefix, type LocalePrefix } from './path-for.ts';
import { isReservedSegment } from './reserved-segments.ts';
import { routeNames, routes, type RouteParams, type RouteName } from './routes.ts';

/** The page of a path: its route, locale prefix and parameters, decoded. */
export type MatchedPath = { [R in RouteName]: { route: R; form: LocalePrefix; params: RouteParams<R> } }[RouteName];

type ParamName = { [R in RouteName]: keyof RouteParams<R> }[RouteName];

const slug = new RegExp(slugPattern, 'u');
/** The periods that an archive is split into: a year, a half, a quarter, a month, ten days of it, a day. */
const period = /^\d{4}(?:-(?:h[12]|q[1-4]|(?:0[1-9]|1[0-2])(?:-(?:d[1-3]|\d\d))?))?$/u;

/** Returns whether a page of the tree may be at a path: below a section or at the top. */
function isTreePath(value: string): boolean {
  const segments = value.split('/');
  return segments.length <= maxPageDepth + 1 && !isReservedSegment(segments[0] ?? '') && segments.every((segment) => slug.test(segment));
}

const statuses: readonly string[] = [...legalStatuses, ...errorStatuses.map(String)];

const paramValidators: Readonly<Record<ParamName, (value: string) => boolean>> = {
  slug: (value) => slug.test(value),
  year: (value) => /^\d{4}$/u.test(value),
  period: (value) => period.test(value),
  kind: (value) => (documentKinds as readonly string[]).includes(value),
  status: (value) => statuses.includes(value),
  form: isFormName,
  path: isTreePath,
};

type RoutePattern = { route: RouteName; pattern: RegExp; names: readonly ParamName[] };

function compileRoute(route: RouteName): RoutePattern {
  const { path } = routes[route];
  const names = [...path.matchAll(/:(?<name>[a-z]+)/gu)].map(({ groups }) => groups?.['name'] as ParamName);
  const pattern = path
    .replaceAll('.', String.raw`\.`)
    .replace(/:([a-z]+)(\+?)/gu, (_, name: string, rest: string) => `(?<${name}>${rest === '' ? '[^/]+' : '.+'})`);
  return { route, pattern: new RegExp(`^${pattern}$`, 'u'), names };
}

const routePatterns = routeNames.map(compileRoute);
const fixedRoutes = new Map<string, RouteName>(
  routePatterns.filter(({ names }) => names.length === 0).map(({ route }) => [routes[route].path, route]),
);
const parameterizedRoutes = routePatterns.filter(({ names }) => names.length > 0);

function normalizeEncoding(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    // A stray per cent sign: no page has such an address.
    return segment;
  }
}

/**
 * Normalizes a path to the form that `pathFor` writes: no query, fragment or trailing slash, one way of
 * percent-encoding.
 */
export function normalizePath(path: string): string {
  const [plain = ''] = path.split(/[?#]/u, 1);
  return plain.replace(/\/+$/u, '').split('/').map(normalizeEncoding).join('/') || '/';
}

function readParams({ pattern, names }: RoutePattern, rest: string): Readonly<Record<string, string>> | null {
  const matchGroups = pattern.exec(rest)?.groups;
  if (!matchGroups) return null;
  const params = names.map((name) => [name, decodeURIComponent(matchGroups[name] ?? '')] as const);
  return params.every(([name, value]) => paramValidators[name](value)) ? Object.fromEntries(params) : null;
}

/**
 * Matches a path to a route, whether such a document exists or not: the inverse of `pathFor`.
 * @param path with or without locale prefix, query, fragment and trailing slash
 * @returns `null` where no route matches
 */
export function matchPath(path: string): MatchedPath | null {
  const { form, rest } = splitLocalePrefix(normalizePath(path));
  const route = fixedRoutes.get(rest);
  if (route !== undefined) return { route, form, params: {} } as MatchedPath;
  for (const routePattern of rest.includes('%') ? [] : parameterizedRoutes) {
    const params = readParams(routePattern, rest);
    if (params) return { route: routePattern.route, form, params } as MatchedPath;
  }
  return null;
}

/** Returns the path of the nearest list, or the home page, above a path, with the same locale prefix. */
export function getParentPath(path: string): string {
  const { form, rest } = splitLocalePrefix(normalizePath(path));
  const prefix = form === 'plain' ? '' : `/${form}`;
  for (let above = rest.slice(0, rest.lastIndexOf('/')); above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
    if (fixedRoutes.has(above)) return `${prefix}${above}`;
  }
  return prefix === '' ? '/' : prefix;
}
