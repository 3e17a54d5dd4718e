import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { getPageReference, getSectionReference } from '@ochiq/contract/fields/page-parent';
import { defaultLocale } from '@ochiq/contract/routing/locales';
import { type SectionKey, sectionKeys } from '@ochiq/contract/routing/section-keys';
import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { listPanelRoles, type PanelUser } from '../../../people/second-factor/panel-people';
import { translateForEditor } from '../../../platform/panel-words/translate-for-editor';
import { getAdminService } from '../../../platform/strapi/admin-services';
import { addPanelRoutes, parseInput } from '../../../platform/strapi/panel-routes';
import { createRefusal } from '../../../platform/strapi/refusal';
import { getRows } from '../../../platform/strapi/rows';
import { pageUid } from '../../page-tree/read-tree';
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

type PageRow = { documentId: string; locale: string; title: string | null; parent: string | null; order: number | null };
type SectionRow = { key: string | null; title: string | null; locale: string };

const isSectionKey = (key: string | null): key is SectionKey => sectionKeys.some((known) => known === key);

/** Picks one row of each document, that of the site's first language where there is one. */
function pickPages(rows: readonly PageRow[]): PageRow[] {
  const pages = new Map<string, PageRow>();
  for (const row of rows) if (!pages.has(row.documentId) || row.locale === defaultLocale) pages.set(row.documentId, row);
  return [...pages.values()].sort(
    (one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || (one.title ?? '').localeCompare(other.title ?? ''),
  );
}

/** Lists the sections that have pages below them, and all pages, in the order of the tree: also those that are only drafts. */
async function listSections(strapi: Core.Strapi): Promise<ReviewRulesResponse['sections']> {
  const select = ['documentId', 'locale', 'title', 'parent', 'order'];
  const pages = pickPages(await getRows<PageRow>(strapi, pageUid).findMany({ where: { publishedAt: { $null: true } }, select }));
  const sectionRows = await getRows<SectionRow>(strapi, getContentTypeUid('section-page')).findMany({
    where: { publishedAt: { $null: true }, locale: defaultLocale },
    select: ['key', 'title', 'locale'],
  });
  const listed = new Set<string>();
  const listBelow = (parent: string | null, depth: number): ReviewRulesResponse['sections'] =>
    pages.flatMap((page) => {
      const section = getPageReference(page.documentId);
      if (page.parent !== parent || listed.has(section)) return [];
      listed.add(section);
      return [{ section, title: page.title ?? '', depth }, ...listBelow(section, depth + 1)];
    });
  const sections = sectionRows.flatMap(({ key, title }) => {
    if (!isSectionKey(key)) return [];
    const below = listBelow(getSectionReference(key), 1);
    return below.length === 0 ? [] : [{ section: getSectionReference(key), title: title ?? key, depth: 0 }, ...below];
  });
  return [...sections, ...listBelow(null, 0)];
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
