import { defaultLocale, isLocale, localeCodes, type Locale } from './locales.ts';
import { routes, type RouteParams, type RouteName } from './routes.ts';
import type { ViewPrefix } from './scripts.ts';

/** The language part of a path: a locale prefix, or none (`plain`: the default language). */
export type LocalePrefix = 'plain' | Locale;

/** All locale prefixes; every page exists under each of them. */
export const localePrefixes = ['plain', ...localeCodes] as const satisfies readonly LocalePrefix[];

export const getPrefixLocale = (localePrefix: LocalePrefix): Locale => (localePrefix === 'plain' ? defaultLocale : localePrefix);

/** Adds the locale prefix, or that of an alphabet, to a path: `/about` → `/ru/about`, `/` → `/ru`. */
export function addLocalePrefix(localePrefix: ViewPrefix, path: string): string {
  if (localePrefix === 'plain') return path;
  return path === '/' ? `/${localePrefix}` : `/${localePrefix}${path}`;
}

/** Splits a path into its locale prefix and the rest: `/ru/about` → `ru`, `/about`. */
export function splitLocalePrefix(path: string): { form: LocalePrefix; rest: string } {
  const [, first = '', ...others] = path.split('/');
  return isLocale(first) ? { form: first, rest: `/${others.join('/')}` } : { form: 'plain', rest: path };
}

/**
 * Builds the path of a page; the only function that does. No trailing slash, parameters percent-encoded.
 * @throws a parameter is empty
 */
export function pathFor<R extends RouteName>(route: R, localePrefix: ViewPrefix, params: RouteParams<R>): string {
  const values: Readonly<Record<string, string>> = params;
  const path = routes[route].path.replace(/:([a-z]+)(\+?)/gu, (_, name: string, rest: string) => {
    const value = values[name];
    if (!value) throw new Error(`The path of ${route} lacks ${name}`);
    return rest === '' ? encodeURIComponent(value) : value.split('/').map(encodeURIComponent).join('/');
  });
  return addLocalePrefix(localePrefix, path);
}

/**
 * Formats the route's name with the suffix of its locale prefix (.github/ARCHITECTURE.md, "Routes and navigation"):
 * `about___ru`.
 */
export function formatRouteLabel(route: RouteName, localePrefix: LocalePrefix): string {
  return localePrefix === 'plain' ? route : `${route}___${localePrefix}`;
}
