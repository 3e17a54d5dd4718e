import { pathFor, type LocalePrefix } from '@ochiq/contract/routing/path-for';
import type { RouteParams, RouteName } from '@ochiq/contract/routing/routes';

/** Returns the address of a page, below the site's own; only its path where the site's address is not configured. */
export const getPageUrl = <R extends RouteName>(
  siteUrl: string | undefined,
  route: R,
  form: LocalePrefix,
  params: RouteParams<R>,
): string => `${(siteUrl ?? '').replace(/\/+$/u, '')}${pathFor(route, form, params)}`;
