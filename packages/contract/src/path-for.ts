import { defaultLocale, isLocale, localeCodes, type Locale } from './locales.ts';
import { routes, type ParamsOf, type RouteName } from './routes.ts';

/** The language part of a path: a locale prefix, or none (`plain`: the default language). */
export type PathForm = 'plain' | Locale;

/** All locale prefixes; every page exists under each of them. */
export const pathForms = ['plain', ...localeCodes] as const satisfies readonly PathForm[];

export const localeOf = (form: PathForm): Locale => (form === 'plain' ? defaultLocale : form);

/** Adds the locale prefix to a path: `/about` → `/ru/about`, `/` → `/ru`. */
export function prefixed(form: PathForm, path: string): string {
  if (form === 'plain') return path;
  return path === '/' ? `/${form}` : `/${form}${path}`;
}

/** Splits a path into its locale prefix and the rest: `/ru/about` → `ru`, `/about`. */
export function splitForm(path: string): { form: PathForm; rest: string } {
  const [, first = '', ...others] = path.split('/');
  return isLocale(first) ? { form: first, rest: `/${others.join('/')}` } : { form: 'plain', rest: path };
}

/**
 * Builds the path of a page; the only function that does. No trailing slash, parameters percent-encoded.
 * @throws a parameter is empty
 */
export function pathFor<R extends RouteName>(route: R, form: PathForm, params: ParamsOf<R>): string {
  const values: Readonly<Record<string, string>> = params;
  const path = routes[route].path.replace(/:([a-z]+)/gu, (_, name: string) => {
    const value = values[name];
    if (!value) throw new Error(`The path of ${route} lacks ${name}`);
    return encodeURIComponent(value);
  });
  return prefixed(form, path);
}

/** Formats the route's name with the specification's suffix (section 2): `about___ru`. */
export function routeLabel(route: RouteName, form: PathForm): string {
  return form === 'plain' ? route : `${route}___${form}`;
}
