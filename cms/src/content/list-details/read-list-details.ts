import { contentTypes, type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import { mapLocales, localeCodes } from '@ochiq/contract/routing/locales';
import { getSlugRoute } from '@ochiq/contract/routing/slug-routes';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { readOutsideCheck } from '../../people/role-limits/outside-entries';
import { getAbilityOwner } from '../../people/roles/ability-owners';
import { createRightsCheck, populateCreator, type RightsCheck } from '../../people/roles/panel-rights';
import { listConditionFields } from '../../people/roles/role-conditions';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import { hasEntryRight } from '../../platform/strapi/has-entry-right';
import { formatUserName } from '../../platform/strapi/user-names';
import { listFieldPaths } from '../history/allowed-fields';
import { formatViewsKey } from '../page-statistics/page-statistics';
import { readEntryViews } from '../page-statistics/request-statistics';
import { reviewRights } from '../review/rules/review-rules';
import { groupPublished, readEntryStates, toSavedTime } from './entry-states';
import type { ConfirmedBy, EntryDetails, VersionDetails, ListDetailsQuery, ListDetailsResponse } from './list-details';
import type { Confirmation } from './outdated-translations';
import { isTranslatable } from './translatable-values';

/** A part with a picture, as Strapi returns it. The small version of a picture that is small already is missing. */
const picturePart = z.object({
  alt: z.string().nullable(),
  image: z.object({
    url: z.string(),
    formats: z.looseObject({ thumbnail: z.object({ url: z.string() }).optional() }).nullish(),
  }),
});

/** Returns the field with the one picture that entries of a type are known by; a gallery is none. */
export function findPictureField(type: ContentTypeName): string | null {
  const fields: readonly (readonly [name: string, { cms: { type: string; component?: string; repeatable?: boolean } }])[] = Object.entries(
    contentTypes[type].fields,
  );
  return fields.find(([, { cms }]) => cms.component === 'part.picture' && cms.repeatable !== true)?.[0] ?? null;
}

function toPicture(value: unknown): VersionDetails['picture'] {
  const { data } = picturePart.safeParse(value);
  return data ? { url: data.image.formats?.thumbnail?.url ?? data.image.url, alt: data.alt ?? '' } : null;
}

const people = { updatedBy: { fields: ['firstname', 'lastname'] } } as const;
const person = z.object({ firstname: z.string().nullish(), lastname: z.string().nullish() });

/** Returns the name of who saved a row last; `null` where that was the CMS, or a person whose account is deleted. */
function getSaver(row: Row | undefined): string | null {
  const { data } = person.safeParse(row?.['updatedBy']);
  const name = data ? formatUserName(data) : '';
  return name === '' ? null : name;
}

/** Reads the drafts and the published versions of documents in all languages. */
async function readVersions(strapi: Core.Strapi, { type, documents }: ListDetailsQuery) {
  const field = findPictureField(type);
  const fields = ['documentId', 'locale', 'updatedAt', ...listConditionFields(type)];
  const search = { filters: { documentId: { $in: documents } }, locale: localeCodes, fields };
  const populate = { ...populateCreator, ...people, ...(field === null ? {} : { [field]: { populate: { image: true } } }) };
  const documentsOfType = getDocuments(strapi, getContentTypeUid(type));
  const [drafts, published] = await Promise.all([
    documentsOfType.findMany({ ...search, status: 'draft', populate }),
    documentsOfType.findMany({ ...search, status: 'published' }),
  ]);
  return { drafts, published };
}

const toConfirmedBy = (confirmation: Confirmation | null): ConfirmedBy | null =>
  confirmation && { by: confirmation.by, at: confirmation.at, reason: confirmation.reason };

/** Returns whether entries of a type have pages of their own. */
const hasOwnPages = (type: ContentTypeName): boolean => type === 'page' || getSlugRoute(type) !== undefined;

/** Returns whether a user may read all of an entry that has to be translated: who confirms a translation has to see what changed. */
const canReadText = (type: ContentTypeName, check: RightsCheck): boolean =>
  check('read') &&
  Object.entries<Field>(contentTypes[type].fields).every(
    ([name, field]) => !isTranslatable(field) || listFieldPaths(field, name).every((path) => check('read', path)),
  );

/**
 * Reads what a list shows of entries besides their rows. Users who may read an entry in one language
 * get its state in all, as from Strapi's list and form; its picture only in the languages that they may read.
 */
export async function readListDetails(strapi: Core.Strapi, userAbility: unknown, query: ListDetailsQuery): Promise<ListDetailsResponse> {
  const { type } = query;
  const uid = getContentTypeUid(type);
  const field = findPictureField(type);
  const { drafts, published } = await readVersions(strapi, query);
  const entryViews = hasOwnPages(type) ? await readEntryViews(strapi) : null;
  const states = await readEntryStates(strapi, type, query.documents, groupPublished(published));
  const user = getAbilityOwner(userAbility)?.id;
  const outside = await readOutsideCheck(strapi, userAbility, type, query.documents);
  const entries = query.documents.flatMap((document): [string, EntryDetails][] => {
    const find = (rows: readonly Row[], locale: string) => rows.find((row) => row.documentId === document && row.locale === locale);
    const createCheck = (draft: Row | undefined): RightsCheck => (draft ? createRightsCheck(strapi, userAbility, uid, draft) : () => false);
    const details = mapLocales((locale): VersionDetails => {
      const draft = find(drafts, locale);
      const check = createCheck(draft);
      // Rights to a part are rights to its fields.
      const canSee = field !== null && ['image', 'alt'].every((name) => check('read', `${field}.${name}`));
      const picture = draft && canSee ? toPicture(draft[field]) : null;
      const live = find(published, locale);
      const [state, isReadable] = [states.getState({ document, locale }, draft, live), check('read')];
      const isCopied = state === 'published' && draft !== undefined && live !== undefined && toSavedTime(draft) > toSavedTime(live);
      const outdated = states.findOutdated(document, locale);
      const statements = states.listStatements(document, locale).filter(({ hash }) => hash === null);
      const mayAgree = () => draft !== undefined && hasEntryRight(strapi, userAbility, { action: reviewRights.review, uid }, draft);
      const isWithin = (right: 'publish' | 'review') => !outside.isOutside(right, document, locale);
      const maySay = () =>
        statements.every(({ author }) => author !== user) &&
        ((check('publish') && isWithin('publish')) || (statements.length > 0 && mayAgree() && isWithin('review')));
      return {
        ...{ state, isPublished: live !== undefined, isCopied, picture },
        ...{ isReadable, isOutside: isReadable && outside.isReadOnly(document, locale) },
        views: entryViews && live && isReadable ? (entryViews.get(formatViewsKey(type, document, locale)) ?? 0) : null,
        outdated: outdated && { ...outdated, said: statements.map(({ by }) => by) },
        confirmed: isReadable ? toConfirmedBy(states.findConfirmation(document, locale)) : null,
        mayConfirm: outdated !== null && check('read') && maySay() && canReadText(type, createCheck(find(drafts, outdated.source))),
        savedBy: getSaver(draft),
        savedAt: draft ? new Date(toSavedTime(draft)).toISOString() : null,
      };
    });
    return Object.values(details).some(({ isReadable }) => isReadable) ? [[document, details]] : [];
  });
  return { entries: Object.fromEntries(entries) };
}
