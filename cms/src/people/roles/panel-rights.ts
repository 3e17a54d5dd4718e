import type { Core } from '@strapi/strapi';
import { type Locale, localeCodes, type Localized } from '@ochiq/contract/routing/locales';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';

import { getDocuments } from '../../platform/strapi/documents';
import { roleWords } from '../../platform/panel-words/stored-words';
import { type AdminUser, getAdminService } from '../../platform/strapi/admin-services';
import { readPlaceCheck } from '../role-limits/place-check';
import { findPermissionsNow } from '../absences/lent-rights';

/** Names the editor's role of a language as the panel of each language lists it. */
export function getEditorRoleName(locale: string): Localized<string> {
  const role = `Editor (${locale})`;
  const { uz, ru } = roleWords[role] ?? { uz: role, ru: role };
  return { uz, ru, en: role };
}

/** Names the role that a user lacks. */
export function getForbiddenMessage(locale: string): Localized<string> {
  const { uz, ru, en } = getEditorRoleName(locale);
  return {
    uz: `Rolingiz bu tilda yozishga ruxsat bermaydi (${locale}): administratordan “${uz}” rolini soʻrang`,
    ru: `Ваша роль не позволяет писать на этом языке (${locale}): попросите у администратора роль «${ru}»`,
    en: `Your role does not write in this language (${locale}): ask an administrator for the role ${en}`,
  };
}

/** Lists the languages in which a user may write any entries: those of what belongs to no entry, as a picture's caption. */
export async function listWritableLocales(strapi: Core.Strapi, user: AdminUser): Promise<Locale[]> {
  if (getAdminService(strapi, 'role').hasSuperAdminRole(user)) return [...localeCodes];
  const permissions = await findPermissionsNow(strapi, user);
  const own = permissions.filter(({ action }) => action === 'plugin::content-manager.explorer.update');
  return localeCodes.filter((locale) => own.some(({ properties }) => properties.locales?.includes(locale)));
}

const createAction = 'plugin::content-manager.explorer.create';
const fromCitizens = Object.keys(intakeTypes).map((name) => `api::${name}.${name}`);

/**
 * Leaves it to citizens to send something: no role of the panel, not even the Super Admin's, has a right to create or copy
 * it. What would be made there has no receipt, no code and no sender, and the panel could not save it.
 */
export function denyCreationInPanel(strapi: Core.Strapi): void {
  getAdminService(strapi, 'permission').actionProvider.hooks.willRegister.register(({ value }) => {
    if (value.actionId === createAction) value.subjects = value.subjects?.filter((subject) => !fromCitizens.includes(subject));
  });
}

const allRights = ['read', 'create', 'update', 'delete', 'publish'] as const;
export type Right = (typeof allRights)[number];
type Entity = Readonly<Record<string, unknown>>;
type PermissionChecker = { cannot: Readonly<Record<Right, (entity: Entity, field?: string) => boolean>> };
// Strapi types none of these; these types follow its source, version 5.54.0.
type PermissionCheckers = { create: (about: { userAbility: unknown; model: string }) => PermissionChecker };

export type EntryVersion = { uid: string; documentId: string; locale: string };

/** What has to be read of an entry with it: rights may depend on its creator and their roles. */
export const populateCreator = { createdBy: { populate: { roles: true } } } as const;

/** Answers whether a user has a right to an entry, or to one of its fields: `title`, `cover.alt`. */
export type RightsCheck = (right: Right, field?: string) => boolean;

/**
 * Creates the check of a user's rights to an entry, by Strapi's own rules, including languages and conditions.
 * @param userAbility of the request's state
 * @param entity the entry, with its language and its creator
 */
export function createRightsCheck(strapi: Core.Strapi, userAbility: unknown, uid: string, entity: Entity): RightsCheck {
  if (!userAbility) return () => false;
  const { cannot } = strapi.plugin('content-manager').service<PermissionCheckers>('permission-checker').create({ userAbility, model: uid });
  return (right, field) => !cannot[right]({ ...entity }, field);
}

/**
 * Reads the rights of a user to a version of an entry, within the limits of their roles: none to a version that does not exist.
 * @param rights those that are checked then
 */
export async function readRightsCheck(
  strapi: Core.Strapi,
  userAbility: unknown,
  { uid, documentId, locale }: EntryVersion,
  rights: readonly Right[] = allRights,
): Promise<RightsCheck> {
  // Every entry has a draft, whatever is published of it.
  const [draft] = await getDocuments(strapi, uid).findMany({ filters: { documentId }, locale, status: 'draft', populate: populateCreator });
  if (!draft) return () => false;
  const check = createRightsCheck(strapi, userAbility, uid, draft);
  const isWithin = await readPlaceCheck(strapi, userAbility, { uid, documentId, locale, entity: draft }, rights);
  return (right, field) => check(right, field) && isWithin(right);
}

/** Returns whether a user has a right to a version of an entry. */
export const canAccess = async (strapi: Core.Strapi, userAbility: unknown, right: Right, version: EntryVersion): Promise<boolean> =>
  (await readRightsCheck(strapi, userAbility, version, [right]))(right);
