import { uidOf } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';

import { may } from '../safety/may';
import type { AdminUser } from '../strapi/admin-services';
import { newPlan, plansQuery, type PlansAnswer, type PlansQuery } from './planned';
import { addPlan, cancelPlan, findPlan, plansOf } from './plans';

type Context = {
  state: { user: AdminUser; userAbility: unknown };
  query: unknown;
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  body: unknown;
};
type AdminRouters = Record<string, { type: 'admin'; routes: readonly unknown[] }>;

const config = { policies: ['admin::isAuthenticatedAdmin'] };

function read<T>(shape: z.ZodType<T>, given: unknown): T {
  const result = shape.safeParse(given);
  if (!result.success) throw new errors.ValidationError(z.prettifyError(result.error));
  return result.data;
}

const hasRight = (strapi: Core.Strapi, { state }: Context, right: 'read' | 'publish', { type, document, locale }: PlansQuery) =>
  may(strapi, state.userAbility, right, { uid: uidOf(type), documentId: document, locale });

async function refuseUnlessMayPublish(strapi: Core.Strapi, context: Context, version: PlansQuery): Promise<void> {
  if (await hasRight(strapi, context, 'publish', version)) return;
  throw new errors.ForbiddenError(
    `You may not publish this in this language (${version.locale}): ask an administrator for the role for it`,
  );
}

async function answer(strapi: Core.Strapi, context: Context, { type, document, locale }: PlansQuery): Promise<void> {
  const version = { type, document, locale };
  const mayPlan = await hasRight(strapi, context, 'publish', version);
  context.body = { plans: await plansOf(strapi, version), mayPlan } satisfies PlansAnswer;
}

/** Adds the panel’s routes to list, add and cancel plans; Strapi guards them by its session. */
export function scheduleRoutes(strapi: Core.Strapi): void {
  const list = async (context: Context) => {
    const version = read(plansQuery, context.query);
    if (!(await hasRight(strapi, context, 'read', version))) throw new errors.ForbiddenError('You may not read this entry');
    await answer(strapi, context, version);
  };
  const add = async (context: Context) => {
    const asked = read(newPlan, context.request.body);
    await refuseUnlessMayPublish(strapi, context, asked);
    await addPlan(strapi, asked, context.state.user.id, new Date());
    await answer(strapi, context, asked);
  };
  const cancel = async (context: Context) => {
    const found = await findPlan(strapi, Number(context.params['id']));
    if (!found) throw new errors.NotFoundError('There is no such plan');
    const version = read(plansQuery, { type: found.type, document: found.document, locale: found.locale });
    await refuseUnlessMayPublish(strapi, context, version);
    await cancelPlan(strapi, found.id, new Date());
    await answer(strapi, context, version);
  };
  const routers = strapi.admin.routes as unknown as AdminRouters;
  routers['schedule'] = {
    type: 'admin',
    routes: [
      { method: 'GET', path: '/schedule', handler: list, config },
      { method: 'POST', path: '/schedule', handler: add, config },
      { method: 'DELETE', path: '/schedule/:id', handler: cancel, config },
    ],
  };
}
