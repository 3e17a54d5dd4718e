import { documentKinds, legalStatuses } from './content/document.ts';
import { errorStatuses } from './error-statuses.ts';
import { slugPattern } from './field.ts';
import { isFormName } from './forms/forms.ts';
import { splitForm, type PathForm } from './path-for.ts';
import { routeNames, routes, type ParamsOf, type RouteName } from './routes.ts';

/** The page of a path: its route, locale prefix and parameters, decoded. */
export type MatchedPath = { [R in RouteName]: { route: R; form: PathForm; params: ParamsOf<R> } }[RouteName];

type ParamName = { [R in RouteName]: keyof ParamsOf<R> }[RouteName];

const slug = new RegExp(slugPattern, 'u');
/** The periods that an archive is split into: a year, a half, a quarter, a month, ten days of it, a day. */
const period = /^\d{4}(?:-(?:h[12]|q[1-4]|(?:0[1-9]|1[0-2])(?:-(?:d[1-3]|\d\d))?))?$/u;
const statuses: readonly string[] = [...legalStatuses, ...errorStatuses.map(String)];

const wellFormed: Readonly<Record<ParamName, (value: string) => boolean>> = {
  slug: (value) => slug.test(value),
  year: (value) => /^\d{4}$/u.test(value),
  period: (value) => period.test(value),
  kind: (value) => (documentKinds as readonly string[]).includes(value),
  status: (value) => statuses.includes(value),
  form: isFormName,
};

type Shape = { route: RouteName; pattern: RegExp; names: readonly ParamName[] };

function shapeRoute(route: RouteName): Shape {
  const { path } = routes[route];
  const names = [...path.matchAll(/:(?<name>[a-z]+)/gu)].map(({ groups }) => groups?.['name'] as ParamName);
  const pattern = path.replaceAll('.', String.raw`\.`).replace(/:([a-z]+)/gu, '(?<$1>[^/]+)');
  return { route, pattern: new RegExp(`^${pattern}$`, 'u'), names };
}

const shapes = routeNames.map(shapeRoute);
const fixed = new Map<string, RouteName>(shapes.filter(({ names }) => names.length === 0).map(({ route }) => [routes[route].path, route]));
const withParams = shapes.filter(({ names }) => names.length > 0);

function sameSigns(segment: string): string {
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
export function canonicalPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/u, 1);
  return plain.replace(/\/+$/u, '').split('/').map(sameSigns).join('/') || '/';
}

function readParams({ pattern, names }: Shape, rest: string): Readonly<Record<string, string>> | null {
  const found = pattern.exec(rest)?.groups;
  if (!found) return null;
  const params = names.map((name) => [name, decodeURIComponent(found[name] ?? '')] as const);
  return params.every(([name, value]) => wellFormed[name](value)) ? Object.fromEntries(params) : null;
}

/**
 * Matches a path to a route, whether such a document exists or not: the inverse of `pathFor`.
 * @param path with or without locale prefix, query, fragment and trailing slash
 * @returns `null` where no route matches
 */
export function matchPath(path: string): MatchedPath | null {
  const { form, rest } = splitForm(canonicalPath(path));
  const route = fixed.get(rest);
  if (route !== undefined) return { route, form, params: {} } as MatchedPath;
  for (const shape of rest.includes('%') ? [] : withParams) {
    const params = readParams(shape, rest);
    if (params) return { route: shape.route, form, params } as MatchedPath;
  }
  return null;
}

/** Returns the path of the nearest list, or the home page, above a path, with the same locale prefix. */
export function parentPath(path: string): string {
  const { form, rest } = splitForm(canonicalPath(path));
  const prefix = form === 'plain' ? '' : `/${form}`;
  for (let above = rest.slice(0, rest.lastIndexOf('/')); above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
    if (fixed.has(above)) return `${prefix}${above}`;
  }
  return prefix === '' ? '/' : prefix;
}
