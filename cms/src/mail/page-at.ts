import { pathFor, type PathForm } from '@ochiq/contract/path-for';
import type { ParamsOf, RouteName } from '@ochiq/contract/routes';

/** A page's whole address, below the site's own; its path alone where nobody said where the site is. */
export const pageAt = <R extends RouteName>(siteUrl: string | undefined, route: R, form: PathForm, params: ParamsOf<R>): string =>
  `${(siteUrl ?? '').replace(/\/+$/u, '')}${pathFor(route, form, params)}`;
