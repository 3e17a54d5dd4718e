import { getContentTypeUid } from '@ochiq/contract/content-types';
import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { getDocuments } from '../../platform/strapi/documents';
import { readContents } from '../history/stored-contents';
import type { EntryQuery, VersionSource } from '../history/version';
import { groupPublished } from '../list-details/entry-states';
import { findSourceLocale, type Publication, type TranslationBasis } from '../list-details/outdated-translations';
import { readTranslations, toPublicationTimes, type TranslationStates } from '../list-details/read-translations';
import { findFieldOrigin, type SavedText } from './field-origins';
import type { SourcePublication } from './changed-fields';

/** A translation and what it is of. */
export type TranslationSource = {
  states: TranslationStates;
  /** The language of the source; `null` where that is the entry's own, or readers see none. */
  source: Locale | null;
  /** The publications of the source, the oldest first. */
  publications: readonly Publication[];
  /** What the translation follows where its source was published again. */
  basis: TranslationBasis | null;
  /** The languages that readers see. */
  published: readonly Locale[];
};

/** Reads what a translation is of, and how it follows that. */
export async function readSource(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<TranslationSource> {
  const search = { filters: { documentId: document }, locale: localeCodes, status: 'published', fields: ['documentId', 'locale'] } as const;
  const published = groupPublished(await getDocuments(strapi, getContentTypeUid(type)).findMany(search));
  const states = await readTranslations(strapi, type, published);
  const ofText = { source: { $ne: 'shared' satisfies VersionSource } } as const;
  const rows = await getTable(strapi, 'version').findMany({
    where: { type, document, state: 'published', ...ofText },
    select: ['id', 'document', 'locale', 'content', 'at', 'textAt', 'seenAt'],
    orderBy: { id: 'asc' },
  });
  const all = rows.map((row): Publication => ({ ...row, ...toPublicationTimes(row) }));
  const locales = published.get(document) ?? [];
  const origin = findSourceLocale(locales, all);
  const source = origin === undefined || origin === locale ? null : origin;
  return {
    ...{ states, source, publications: all.filter((one) => one.locale === source) },
    ...{ basis: states.findBasis(document, locale), published: locales },
  };
}

/** How many versions of a translation are looked at to find when a field was changed. */
const maxVersions = 60;

/** Creates a function that finds from which publication of its source a field of a translation was made. */
export async function readOrigins(
  strapi: Core.Strapi,
  { type, document, locale }: EntryQuery,
  sources: readonly Publication[],
): Promise<(name: string) => Publication | null> {
  const where = { type, document, locale, state: { $in: ['draft', 'published'] }, source: { $ne: 'shared' satisfies VersionSource } };
  const rows = await getTable(strapi, 'version').findMany({ where, orderBy: { id: 'desc' }, limit: maxVersions });
  const contents = await readContents(
    strapi,
    rows.map(({ content }) => content),
  );
  const texts = rows.map(({ content, at }): SavedText => ({ content: contents.get(content) ?? {}, at: new Date(at).getTime() }));
  return (name) => findFieldOrigin(texts, name, { sources, isComplete: rows.length < maxVersions });
}

/** Returns a publication as the panel gets it. */
export const toSourcePublication = ({ id, at }: Publication): SourcePublication => ({ version: id, at: new Date(at).toISOString() });
