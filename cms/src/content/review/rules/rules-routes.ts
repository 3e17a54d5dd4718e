import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { listPanelRoles, type PanelUser } from '../../../people/second-factor/panel-people';
import { translateForEditor } from '../../../platform/panel-words/translate-for-editor';
import { getAdminService } from '../../../platform/strapi/admin-services';
import { addPanelRoutes, parseInput } from '../../../platform/strapi/panel-routes';
import { createRefusal } from '../../../platform/strapi/refusal';
import { getRows } from '../../../platform/strapi/rows';
import { listSections } from '../../page-tree/list-sections';
import { reviewRights, reviewRulesInput, reviewRulesPath, type ReviewRulesResponse } from './review-rules';
import { readRules, storeRules } from './stored-rules';

type Context = {
  state: { user: PanelUser; userAbility: { can: (action: string) => boolean }; auth?: { strategy?: { name?: string } } };
  request: { body?: unknown };
  body: unknown;
};

const forbidden: Localized<string> = {
  uz: 'Rolingiz tasdiqlash qoidalari bilan ishlashga ruxsat bermaydi: administratorga murojaat qiling',
  ru: 'Ваша роль не позволяет работать с правилами согласования: обратитесь к администратору',
  en: 'Your role has no right to the rules of review: ask an administrator',
};

type GrantRow = { role: { code: string } | null };

/** Lists all roles, with whether they may approve anything. */
async function listRoles(strapi: Core.Strapi): Promise<ReviewRulesResponse['roles']> {
  const grants = await getRows<GrantRow>(strapi, 'admin::permission').findMany({
    where: { action: reviewRights.review },
    populate: { role: true },
  });
  const reviewing = new Set(grants.flatMap(({ role }) => role?.code ?? []));
  return (await listPanelRoles(strapi)).map(({ code, name }) => ({ code, name, mayReview: reviewing.has(code) }));
}

/** Adds the panel's routes to the rules of review, and the rights to them and to approve; Strapi guards them by its session. */
export async function addReviewRulesRoutes(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = getAdminService(strapi, 'permission');
  const inSettings = { section: 'settings', category: 'review', subCategory: 'general', pluginName: 'admin' };
  await actionProvider.register({ ...inSettings, uid: 'review-rules.read', displayName: 'Read the rules of review' });
  await actionProvider.register({ ...inSettings, uid: 'review-rules.update', displayName: 'Change the rules of review' });
  await actionProvider.register({
    ...{ section: 'contentTypes', pluginName: 'content-manager', uid: 'explorer.review', displayName: 'Approve' },
    subjects: contentTypeNames.map(getContentTypeUid),
  });
  const requireRight = ({ state }: Context, right: 'readRules' | 'updateRules') => {
    if (!state.userAbility.can(reviewRights[right])) throw createRefusal(translateForEditor(strapi, forbidden));
  };
  const send = async (context: Context) => {
    const { revision, rules } = await readRules(strapi);
    const mayUpdate = context.state.userAbility.can(reviewRights.updateRules);
    context.body = {
      ...{ revision, rules, mayUpdate },
      roles: await listRoles(strapi),
      sections: await listSections(strapi),
    } satisfies ReviewRulesResponse;
  };
  const read = async (context: Context) => {
    requireRight(context, 'readRules');
    await send(context);
  };
  const change = async (context: Context) => {
    requireRight(context, 'updateRules');
    // A token of the panel acts for its owner; rules are changed by people.
    if (context.state.auth?.strategy?.name !== 'admin') throw new errors.ForbiddenError('Only a person changes the rules of review');
    const input = parseInput(reviewRulesInput, context.request.body);
    const known = (await listPanelRoles(strapi)).map(({ code }) => code);
    const unknown = input.rules.flatMap(({ skippedBy }) => skippedBy).filter((code) => !known.includes(code));
    if (unknown.length > 0) throw new errors.ValidationError(`There is no role ${unknown.join(', ')}`);
    await storeRules(strapi, input);
    await send(context);
  };
  const path = reviewRulesPath.slice('/admin'.length);
  addPanelRoutes(strapi, [
    { method: 'GET', path, handler: read },
    { method: 'POST', path, handler: change },
  ]);
}
