import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { type AdminUser, getAdminService } from '../../platform/strapi/admin-services';
import { getRows } from '../../platform/strapi/rows';
import type { PlansQuery } from '../schedule/planned';
import { findPublishedUses, prepareChoice } from './guard-removal';
import { formatRemovalChoice, parseRemovalChoice } from './removal';
import { findRemovalOrder, withRemovalOrder } from './removal-request';

/** A plan to unpublish something, as it is stored. */
type StoredPlan = { type: string; document: string; locale: string; askedBy: number; onUses: string | null };

/**
 * Returns what the request that plans a removal chose for the uses, to be stored; `null` where there are none.
 * @throws a UsedError: there are uses, and nothing was chosen; a ValidationError: it is not possible
 */
export async function choosePlannedUses(strapi: Core.Strapi, { type, document, locale }: PlansQuery): Promise<string | null> {
  const removal = { type, documents: [document], locale };
  const uses = await findPublishedUses(strapi, removal);
  const order = findRemovalOrder(strapi, getContentTypeUid(type));
  if (uses.length === 0 || !order) return null;
  await prepareChoice(strapi, removal, uses, order);
  return order.choice && formatRemovalChoice(order.choice);
}

/** Counts the published uses of something planned to leave that came after it was planned: nothing was chosen for them. */
export async function countLaterUses(strapi: Core.Strapi, { onUses, ...plan }: PlansQuery & { onUses: string | null }): Promise<number> {
  if (onUses !== null) return 0;
  const { type, document, locale } = plan;
  return (await findPublishedUses(strapi, { type, documents: [document], locale })).length;
}

/** Reads the rights that the user who planned something has now; none for a user who is gone. */
async function readAbility(strapi: Core.Strapi, id: number): Promise<unknown> {
  const user = await getRows<AdminUser>(strapi, 'admin::user').findOne({ where: { id }, populate: { roles: true } });
  return user ? getAdminService(strapi, 'permission').engine.generateUserAbility(user) : undefined;
}

/**
 * Unpublishes what was planned, and does with its uses what was chosen then, by the rights of the user who chose it. Where
 * nothing was chosen, since the uses came later, they are left: what has to leave by a day leaves on it.
 */
export async function withPlannedChoice<T>(strapi: Core.Strapi, plan: StoredPlan, work: () => Promise<T>): Promise<T> {
  if (!contentTypeNames.some((name) => name === plan.type)) return work();
  const choice = parseRemovalChoice(plan.onUses ?? '') ?? { kind: 'withdraw' };
  const userAbility = choice.kind === 'replace' || choice.kind === 'redirect' ? await readAbility(strapi, plan.askedBy) : undefined;
  return withRemovalOrder({ choice, replacer: { userAbility, author: plan.askedBy, isLenient: true } }, work);
}
