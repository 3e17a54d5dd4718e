import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';

import { rowIdText } from './row-id';

type PanelRoute<Context> = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/admin`, where the panel's own pages are, too: no page may have the same path. */
  path: string;
  handler: (context: Context) => unknown;
};
// Strapi types no routes of the panel; this type follows its source, version 5.54.0.
type AdminRouters = Record<string, { type: 'admin'; routes: readonly unknown[] }>;

const signedIn = { policies: ['admin::isAuthenticatedAdmin'] };

function addRoutes<Context>(strapi: Core.Strapi, routes: readonly PanelRoute<Context>[], config: object): void {
  const routers = strapi.admin.routes as unknown as AdminRouters;
  const name = routes[0]?.path.split('/')[1] ?? '';
  routers[name] = { type: 'admin', routes: routes.map((route) => ({ ...route, config })) };
}

/** Adds routes of one subject to the panel's API; a request without a session of the panel is refused. */
export const addPanelRoutes = <Context>(strapi: Core.Strapi, routes: readonly PanelRoute<Context>[]): void =>
  addRoutes(strapi, routes, signedIn);

/** Adds routes that the panel asks before anybody is signed in: what they tell is public. */
export const addPublicPanelRoutes = <Context>(strapi: Core.Strapi, routes: readonly PanelRoute<Context>[]): void =>
  addRoutes(strapi, routes, { auth: false });

/** Parses what a request says. @throws a ValidationError that says what is wrong with it */
export function parseInput<T>(shape: z.ZodType<T>, input: unknown): T {
  const result = shape.safeParse(input);
  if (!result.success) throw new errors.ValidationError(z.prettifyError(result.error));
  return result.data;
}

/** Parses the id of a row in an address. @throws a ValidationError that says what is wrong with it */
export const parseId = ({ params }: { params: Readonly<Record<string, string>> }): number => parseInput(rowIdText, params['id']);
