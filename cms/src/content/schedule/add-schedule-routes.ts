import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { createRightRefusal } from '../../people/role-limits/outside-refusal';
import { canAccess } from '../../people/roles/panel-rights';
import type { AdminUser } from '../../platform/strapi/admin-services';
import { choosePlannedUses } from '../removal/planned-removal';
import { requireMachineTextsRead } from '../machine-translation/unread-texts';
import { requireApprovals } from '../review/require-approval';
import { readRequiredBase, withUnchangedVersion } from '../outdated/refuse-outdated';
import { addPanelRoutes, parseId, parseInput } from '../../platform/strapi/panel-routes';
import { newPlan, plansQuery, type PlansResponse, type PlansQuery } from './planned';
import { addPlan, cancelPlan, findPlan, listPlans } from './plans';

type Context = {
  state: { user: AdminUser; userAbility: unknown };
  query: unknown;
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  get: (header: string) => string;
  body: unknown;
};

const hasRight = (strapi: Core.Strapi, { state }: Context, right: 'read' | 'publish', { type, document, locale }: PlansQuery) =>
  canAccess(strapi, state.userAbility, right, { uid: getContentTypeUid(type), documentId: document, locale });

const getNoPublishingMessage = (locale: string): Localized<string> => ({
  uz: `Rolingiz bu tilda eʼlon qilishga ruxsat bermaydi (${locale}): administratordan shunday rol soʻrang`,
  ru: `Ваша роль не позволяет публиковать на этом языке (${locale}): попросите у администратора такую роль`,
  en: `Your role does not publish in this language (${locale}): ask an administrator for a role that does`,
});

async function refuseUnlessMayPublish(strapi: Core.Strapi, context: Context, version: PlansQuery): Promise<void> {
  if (await hasRight(strapi, context, 'publish', version)) return;
  const { type, document: documentId, locale } = version;
  const entry = { uid: getContentTypeUid(type), documentId, locale };
  throw await createRightRefusal(strapi, context.state.userAbility, 'publish', entry, getNoPublishingMessage(locale));
}

async function sendPlans(strapi: Core.Strapi, context: Context, { type, document, locale }: PlansQuery): Promise<void> {
  const version = { type, document, locale };
  const mayPlan = await hasRight(strapi, context, 'publish', version);
  context.body = { plans: await listPlans(strapi, version), mayPlan } satisfies PlansResponse;
}

/** Adds the panel’s routes to list, add and cancel plans; Strapi guards them by its session. */
export function addScheduleRoutes(strapi: Core.Strapi): void {
  const list = async (context: Context) => {
    const version = parseInput(plansQuery, context.query);
    if (!(await hasRight(strapi, context, 'read', version))) throw new errors.ForbiddenError('You may not read this entry');
    await sendPlans(strapi, context, version);
  };
  const add = async (context: Context) => {
    const requested = parseInput(newPlan, context.request.body);
    await refuseUnlessMayPublish(strapi, context, requested);
    const version = { uid: getContentTypeUid(requested.type), documentId: requested.document, locale: requested.locale };
    await withUnchangedVersion(strapi, version, readRequiredBase(context), async () => {
      const { type, document, locale } = requested;
      if (requested.action === 'publish') {
        await requireMachineTextsRead(strapi, { type, document, locale });
        await requireApprovals(strapi, { type, document, locale });
      }
      const onUses = requested.action === 'unpublish' ? await choosePlannedUses(strapi, requested) : null;
      await addPlan(strapi, { ...requested, onUses }, context.state.user.id, new Date());
    });
    await sendPlans(strapi, context, requested);
  };
  const cancel = async (context: Context) => {
    const storedPlan = await findPlan(strapi, parseId(context));
    if (!storedPlan) throw new errors.NotFoundError('There is no such plan');
    const version = parseInput(plansQuery, { type: storedPlan.type, document: storedPlan.document, locale: storedPlan.locale });
    await refuseUnlessMayPublish(strapi, context, version);
    await cancelPlan(strapi, storedPlan.id, new Date());
    await sendPlans(strapi, context, version);
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/schedule', handler: list },
    { method: 'POST', path: '/schedule', handler: add },
    { method: 'DELETE', path: '/schedule/:id', handler: cancel },
  ]);
}
