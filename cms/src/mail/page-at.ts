import { pathFor, type PathForm } from '@ochiq/contract/path-for';
import type { ParamsOf, RouteName } from '@ochiq/contract/routes';

/** Returns the address of a page, below the site's own; only its path where the site's address is not configured. */
export const pageAt = <R extends RouteName>(siteUrl: string | undefined, route: R, form: PathForm, params: ParamsOf<R>): string =>
  `${(siteUrl ?? '').replace(/\/+$/u, '')}${pathFor(route, form, params)}`;
