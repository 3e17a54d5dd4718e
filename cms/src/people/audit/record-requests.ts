import { isRecord } from '@ochiq/contract/is-record';
import type { Core } from '@strapi/strapi';

import { withWriteLock } from '../../platform/database/transactions';
import { recordAudit } from './record-audit';
import { type AuditedContext, buildRefusedSignIn, listRequestEvents, readEarlierState } from './request-events';
import { type RequestRule, requestRules } from './request-rules';

type Middleware = (context: AuditedContext, next: () => Promise<unknown>) => Promise<void>;
type Route = { method: string; path: string; config?: { middlewares?: unknown[]; [name: string]: unknown } };

const isSuccess = ({ status }: AuditedContext): boolean => status >= 200 && status < 300;

const noEarlierState = { users: [], roles: [], permissions: [] };

/** Runs a sign-in and records its outcome. The password is compared outside of any transaction: that takes its time. */
const createSignInMiddleware =
  (strapi: Core.Strapi, rule: RequestRule): Middleware =>
  async (context, next) => {
    try {
      await next();
    } catch (error) {
      await recordAudit(strapi, [await buildRefusedSignIn(strapi, context)]);
      throw error;
    }
    const events = isSuccess(context)
      ? await listRequestEvents(strapi, rule, context, noEarlierState)
      : [await buildRefusedSignIn(strapi, context)];
    await recordAudit(strapi, events);
  };

/** Records a request once it has succeeded, and before it is answered: a read that can't be recorded shows nothing. */
const createLaterMiddleware =
  (strapi: Core.Strapi, rule: RequestRule): Middleware =>
  async (context, next) => {
    await next();
    if (!isSuccess(context)) return;
    const events = await listRequestEvents(strapi, rule, context, noEarlierState);
    if (events.length > 0) await recordAudit(strapi, events);
  };

/** Does what a request asks for and records it, in one transaction. */
const createChangeMiddleware =
  (strapi: Core.Strapi, rule: RequestRule): Middleware =>
  (context, next) =>
    withWriteLock(strapi, async () => {
      const earlier = await readEarlierState(strapi, rule, context);
      await next();
      if (isSuccess(context)) await recordAudit(strapi, await listRequestEvents(strapi, rule, context, earlier));
    });

/** Marks the middlewares: Strapi's routes are those of the process, and a CMS that follows another in it replaces them. */
const mark = Symbol.for('ochiq.audit');

const isOfAudit = (middleware: unknown): boolean => typeof middleware === 'function' && mark in middleware;

function chooseMiddleware(rule: RequestRule): (strapi: Core.Strapi, rule: RequestRule) => Middleware {
  if (rule.what === 'sign-in') return createSignInMiddleware;
  const isLater = rule.what === 'personal-data' || (rule.what === 'user' && rule.isEntrance === true);
  return isLater ? createLaterMiddleware : createChangeMiddleware;
}

const createMiddleware = (strapi: Core.Strapi, rule: RequestRule): Middleware =>
  Object.assign(chooseMiddleware(rule)(strapi, rule), { [mark]: true });

// Strapi types neither the panel's routes nor those of plugins; these types follow its source, version 5.54.0.
type Router = { type?: unknown; routes?: unknown };

const isRoute = (route: unknown): route is Route =>
  isRecord(route) && typeof route['method'] === 'string' && typeof route['path'] === 'string';

/** Lists the panel's routers, each with what its paths begin with. */
function listPanelRouters(strapi: Core.Strapi): [string, Router][] {
  const own = Object.values(strapi.admin.routes as unknown as Record<string, Router>).map((router): [string, Router] => ['/admin', router]);
  const plugins = Object.entries(strapi.plugins as unknown as Record<string, { routes: Record<string, Router> }>);
  return [
    ...own,
    ...plugins.flatMap(([name, { routes }]) =>
      Object.values(routes)
        .filter(({ type }) => type === 'admin')
        .map((router): [string, Router] => [`/${name}`, router]),
    ),
  ];
}

/**
 * Adds the recording of requests to the panel's routes. It runs after the route's own checks of session and rights, so that
 * a stranger's request never holds the write lock.
 * @throws Error a rule is for a route that does not exist: it would record nothing
 */
export function recordRequestAudit(strapi: Core.Strapi): void {
  const unused = new Set(Object.keys(requestRules));
  for (const [prefix, { routes }] of listPanelRouters(strapi))
    for (const route of Array.isArray(routes) ? routes.filter(isRoute) : []) {
      // A path may have a pattern for its parameter.
      const path = route.path.replaceAll(/\(.*?\)/gu, '');
      const name = `${route.method} ${prefix}${path === '/' ? '' : path}`;
      const rule = requestRules[name];
      if (rule === undefined) continue;
      unused.delete(name);
      const others = (route.config?.middlewares ?? []).filter((middleware) => !isOfAudit(middleware));
      route.config = { ...route.config, middlewares: [createMiddleware(strapi, rule), ...others] };
    }
  if (unused.size > 0) throw new Error(`Rules of the audit log are for unknown routes: ${[...unused].join(', ')}`);
}
