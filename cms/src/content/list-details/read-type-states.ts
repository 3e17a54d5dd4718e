import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale, type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { type EntryStates, groupPublished, readEntryStates } from './entry-states';
import type { EntryState } from './list-details';

/** A version of a document, as the database has it; `createdBy` and `updatedBy` are ids of users of the panel. */
export type StateRow = Readonly<Record<string, unknown>> & {
  documentId: string;
  locale: Locale;
  publishedAt: unknown;
  createdAt: unknown;
  updatedAt: unknown;
  createdBy: number | null;
  updatedBy: number | null;
};

const columns = {
  documentId: 'document_id',
  locale: 'locale',
  publishedAt: 'published_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  createdBy: 'created_by_id',
  updatedBy: 'updated_by_id',
} as const;

/**
 * Reads which versions there are of all documents of a type: by the database itself, since rows of Strapi's layer cost several times
 * as much. Not within a transaction: SQLite has one connection.
 */
async function readStateRows(strapi: Core.Strapi, type: ContentTypeName, fields: readonly string[]): Promise<readonly StateRow[]> {
  const { tableName } = strapi.db.metadata.get(getContentTypeUid(type));
  const own = Object.fromEntries(fields.map((field) => [field, field]));
  const rows: unknown = await strapi.db
    .connection(tableName)
    .whereIn('locale', localeCodes)
    .select({ ...columns, ...own });
  return (rows as readonly StateRow[]).filter(({ locale }) => isLocale(locale));
}

/** The versions of a document: its drafts and what is published of it, by language. */
export type DocumentVersions = {
  drafts: Partial<Record<Locale, StateRow>>;
  published: Partial<Record<Locale, StateRow>>;
};

/** The states of all documents of a type. */
export type TypeStates = Omit<EntryStates, 'getState'> & {
  documents: ReadonlyMap<string, DocumentVersions>;
  getState: (document: string, locale: Locale) => EntryState;
};

/**
 * Reads the versions of all documents of a type, without their states.
 * @param fields further fields of the rows, whose columns are called as they are
 */
export async function readTypeVersions(
  strapi: Core.Strapi,
  type: ContentTypeName,
  fields: readonly string[] = [],
): Promise<ReadonlyMap<string, DocumentVersions>> {
  const documents = new Map<string, DocumentVersions>();
  for (const row of await readStateRows(strapi, type, fields)) {
    const versions = documents.get(row.documentId) ?? { drafts: {}, published: {} };
    (row.publishedAt === null ? versions.drafts : versions.published)[row.locale] = row;
    documents.set(row.documentId, versions);
  }
  return documents;
}

/**
 * Reads the states of all documents of a type.
 * @param fields further fields of the rows, whose columns are called as they are
 */
export async function readTypeStates(strapi: Core.Strapi, type: ContentTypeName, fields: readonly string[] = []): Promise<TypeStates> {
  const documents = await readTypeVersions(strapi, type, fields);
  const live = [...documents.values()].flatMap(({ published }) => Object.values(published));
  const { getState, ...translations } = await readEntryStates(strapi, type, null, groupPublished(live));
  return {
    ...translations,
    documents,
    getState: (document, locale) => {
      const versions = documents.get(document);
      return getState({ document, locale }, versions?.drafts[locale], versions?.published[locale]);
    },
  };
}
