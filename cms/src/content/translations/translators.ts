import { getContentTypeUid } from '@ochiq/contract/content-types';
import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { readPlaceCheck, type ReadBelonging } from '../../people/role-limits/place-check';
import { readBelonging } from '../../people/role-limits/read-belonging';
import { createRightsCheck, populateCreator } from '../../people/roles/panel-rights';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import type { EntryQuery } from '../history/version';
import type { TranslatedEntry } from './translations';

/**
 * An entry that is to be translated, with its drafts in all languages; that of the site's first language is the first. Where it belongs
 * is read once, for whomever and in whatever language that is asked.
 */
export type TranslatedDrafts = TranslatedEntry & { drafts: readonly Row[]; readPlace: ReadBelonging };

/** Reads the drafts of an entry in all languages, with their creators. */
export async function readDrafts(strapi: Core.Strapi, { type, document }: TranslatedEntry): Promise<TranslatedDrafts> {
  const search = { filters: { documentId: document }, locale: localeCodes, status: 'draft', populate: populateCreator } as const;
  const rows = await getDocuments(strapi, getContentTypeUid(type)).findMany(search);
  const drafts = localeCodes.flatMap((locale) => rows.find((row) => row.locale === locale) ?? []);
  let belonging: ReturnType<ReadBelonging> | undefined;
  return { type, document, drafts, readPlace: (limited) => (belonging ??= readBelonging(strapi, limited, document)) };
}

type CreationRights = { can: (action: string, subject: string, field?: string) => boolean };

/** Returns whether a language may be begun, or a field of it: Strapi asks for the right to create, whatever its conditions are. */
export const canBegin = (userAbility: unknown, uid: string, field?: string): boolean =>
  (userAbility as CreationRights).can('plugin::content-manager.explorer.create', uid, field);

/** Returns whether a person may save an entry in a language, in which there may be no text yet, within the limits of their roles. */
export async function canSave(
  strapi: Core.Strapi,
  userAbility: unknown,
  { type, document, drafts, readPlace }: TranslatedDrafts,
  locale: Locale,
): Promise<boolean> {
  const uid = getContentTypeUid(type);
  const own = drafts.find((draft) => draft.locale === locale);
  if (!userAbility || (!own && !canBegin(userAbility, uid))) return false;
  // What is not there yet is as the languages that are.
  const possible = own ? [own] : drafts.map((draft) => ({ ...draft, locale }));
  const entity = possible.find((draft) => createRightsCheck(strapi, userAbility, uid, draft)('update'));
  if (!entity) return false;
  const isWithin = await readPlaceCheck(strapi, userAbility, { uid, documentId: document, locale, entity }, ['update'], readPlace);
  return isWithin('update');
}

/** Returns whether a person may read an entry in some language. */
export const canReadSome = (strapi: Core.Strapi, userAbility: unknown, { type, drafts }: TranslatedDrafts): boolean =>
  drafts.some((draft) => createRightsCheck(strapi, userAbility, getContentTypeUid(type), draft)('read'));

/** Returns whether a person may translate an entry into a language: save it there, and read it in some. */
export async function canTranslate(strapi: Core.Strapi, userAbility: unknown, { locale, ...entry }: EntryQuery): Promise<boolean> {
  const drafts = await readDrafts(strapi, entry);
  return canReadSome(strapi, userAbility, drafts) && canSave(strapi, userAbility, drafts, locale);
}

/** Returns whether a person edits an entry, in whatever language, and so may say who translates it. */
export async function canAssign(strapi: Core.Strapi, userAbility: unknown, entry: TranslatedDrafts): Promise<boolean> {
  if (!canReadSome(strapi, userAbility, entry)) return false;
  for (const locale of localeCodes) if (await canSave(strapi, userAbility, entry, locale)) return true;
  return false;
}
