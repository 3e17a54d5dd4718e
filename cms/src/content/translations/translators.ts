import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { type LimitedAbility, readAbilityRights } from '../../people/role-limits/ability-rights';
import { readCheckWithin, type ReadBelonging } from '../../people/role-limits/place-check';
import { readBelonging } from '../../people/role-limits/read-belonging';
import { populateCreator, type Right } from '../../people/roles/panel-rights';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import type { EntryQuery } from '../history/version';
import { createAlikeCheck, type Creator } from './read-access';
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

/** What a person may do with entries that are to be translated. */
export type Translator = {
  /** Returns whether they may read an entry in some language. */
  canReadSome: (entry: TranslatedDrafts) => boolean;
  /** Returns whether they may save an entry in a language, in which there may be no text yet, within the limits of their roles. */
  canSave: (entry: TranslatedDrafts, locale: Locale) => Promise<boolean>;
  /** Returns whether they may translate an entry into a language: save it there, and read it in some. */
  canTranslate: (entry: TranslatedDrafts, locale: Locale) => Promise<boolean>;
  /** Returns whether they edit an entry, in whatever language, and so may say who translates it. */
  canAssign: (entry: TranslatedDrafts) => Promise<boolean>;
};

const getCreator = (draft: Row): Creator | null => (draft['createdBy'] as Creator | null | undefined) ?? null;

/**
 * Creates the checks of what a person may do with several entries: what limits them is read once for each type, and of entries to which
 * everybody has the same rights one is checked. They are for one request: rights change.
 */
export function createTranslator(strapi: Core.Strapi, userAbility: unknown): Translator {
  const checks = new Map<ContentTypeName, ReturnType<typeof createAlikeCheck>>();
  const limits = new Map<ContentTypeName, Promise<LimitedAbility | null>>();
  const hasRight = (type: ContentTypeName, right: Right, draft: Row): boolean => {
    const check = checks.get(type) ?? createAlikeCheck(strapi, userAbility, type);
    checks.set(type, check);
    return check(right, draft, getCreator(draft));
  };
  const readLimits = (type: ContentTypeName): Promise<LimitedAbility | null> => {
    const known = limits.get(type) ?? readAbilityRights(strapi, userAbility, getContentTypeUid(type));
    limits.set(type, known);
    return known;
  };
  const canReadSome = ({ type, drafts }: TranslatedDrafts) => drafts.some((draft) => hasRight(type, 'read', draft));
  const canSave = async ({ type, drafts, readPlace }: TranslatedDrafts, locale: Locale) => {
    const own = drafts.find((draft) => draft.locale === locale);
    if (!userAbility || (!own && !canBegin(userAbility, getContentTypeUid(type)))) return false;
    // What is not there yet is as the languages that are.
    const possible = own ? [own] : drafts.map((draft) => ({ ...draft, locale }));
    const entity = possible.find((draft) => hasRight(type, 'update', draft));
    if (!entity) return false;
    return (await readCheckWithin(await readLimits(type), { locale, entity }, ['update'], readPlace))('update');
  };
  return {
    canReadSome,
    canSave,
    canTranslate: async (entry, locale) => canReadSome(entry) && canSave(entry, locale),
    canAssign: async (entry) => {
      if (!canReadSome(entry)) return false;
      for (const locale of localeCodes) if (await canSave(entry, locale)) return true;
      return false;
    },
  };
}

/** Returns whether a person may save an entry in a language, in which there may be no text yet, within the limits of their roles. */
export const canSave = (strapi: Core.Strapi, userAbility: unknown, entry: TranslatedDrafts, locale: Locale): Promise<boolean> =>
  createTranslator(strapi, userAbility).canSave(entry, locale);

/** Returns whether a person may translate an entry into a language: save it there, and read it in some. */
export const canTranslate = async (strapi: Core.Strapi, userAbility: unknown, { locale, ...entry }: EntryQuery): Promise<boolean> =>
  createTranslator(strapi, userAbility).canTranslate(await readDrafts(strapi, entry), locale);
