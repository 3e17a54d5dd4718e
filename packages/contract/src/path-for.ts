import { defaultLocale, isLocale, localeCodes, type Locale } from './locales.ts';
import { routes, type ParamsOf, type RouteName } from './routes.ts';

/** How a path says its language: by a prefix, or not at all (`plain`: the default language). */
export type PathForm = 'plain' | Locale;

/** Every page exists in all of them. */
export const pathForms = ['plain', ...localeCodes] as const satisfies readonly PathForm[];

export const localeOf = (form: PathForm): Locale => (form === 'plain' ? defaultLocale : form);

/** Puts the form's prefix before a path: `/about` → `/ru/about`, `/` → `/ru`. */
export function prefixed(form: PathForm, path: string): string {
  if (form === 'plain') return path;
  return path === '/' ? `/${form}` : `/${form}${path}`;
}

/** The form of a path and the path without its prefix: `/ru/about` → `ru`, `/about`. */
export function splitForm(path: string): { form: PathForm; rest: string } {
  const [, first = '', ...others] = path.split('/');
  return isLocale(first) ? { form: first, rest: `/${others.join('/')}` } : { form: 'plain', rest: path };
}

/**
 * The only function that writes a page's path: no trailing slash, parameters percent-encoded.
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

/** The route's name with the specification's suffix (section 2): `about___ru`. */
export function routeLabel(route: RouteName, form: PathForm): string {
  return form === 'plain' ? route : `${route}___${form}`;
}
