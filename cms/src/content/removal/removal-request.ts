import { AsyncLocalStorage } from 'node:async_hooks';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import type { AdminUser } from '../../platform/strapi/admin-services';
import { parseRemovalChoice, type RemovalChoice, removalChoiceHeader } from './removal';
import type { Replacer } from './replace-uses';

type Headers = { get: (header: string) => string };
type Request = Headers & {
  params?: { id?: string; model?: string };
  request?: { body?: { documentIds?: unknown } };
  state: { user?: AdminUser; userAbility?: unknown };
};

/** Who takes something off the site, and what they chose for its uses, if anything. */
export type RemovalOrder = { choice: RemovalChoice | null; replacer: Replacer; request: object; selected: readonly string[] };

const plannedOrders = new AsyncLocalStorage<RemovalOrder>();

/** Runs a planned removal with what was chosen when it was planned. */
export const withRemovalOrder = <T>(order: Omit<RemovalOrder, 'request' | 'selected'>, work: () => Promise<T>): Promise<T> =>
  plannedOrders.run({ ...order, request: {}, selected: [] }, work);

const isRequest = (context: object): context is Request => 'get' in context && typeof context.get === 'function';

/** Returns the request that is being handled; `null` for what the CMS does by itself. */
function findRequest(strapi: Core.Strapi): Request | null {
  const context = strapi.requestContext.get() as unknown as object | undefined;
  return context && isRequest(context) ? context : null;
}

/** Reads what a request chose. @throws a ValidationError: it is no choice */
function readChoice(request: Headers): RemovalChoice | null {
  const choice = parseRemovalChoice(request.get(removalChoiceHeader));
  if (choice !== undefined) return choice;
  throw new errors.ValidationError(`${removalChoiceHeader} is none of withdraw, replace:<id> and redirect:<target>`);
}

/** Lists the entries that a request about a list selects; they go together, and do not count as uses of each other. */
function listSelected({ params, request }: Request, uid: string): string[] {
  const ids = request?.body?.documentIds;
  return params?.model === uid && Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Returns the order of a removal; `null` where no person gave one. */
export function findRemovalOrder(strapi: Core.Strapi, uid: string): RemovalOrder | null {
  const planned = plannedOrders.getStore();
  if (planned) return planned;
  const request = findRequest(strapi);
  if (!request) return null;
  const { user, userAbility } = request.state;
  const replacer = { userAbility, author: user?.id, isLenient: false };
  return { choice: readChoice(request), replacer, request, selected: listSelected(request, uid) };
}
