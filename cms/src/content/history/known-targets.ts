import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { findFiles, findReferences } from '@ochiq/contract/fields/entry-values';
import type { Field } from '@ochiq/contract/fields/field';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { pageUid } from '../page-tree/read-tree';
import type { KnownTargets } from './document-data';
import { findParentPage } from './find-parent-page';
import type { StoredEntry } from './stored-entry';

type FileRow = { id: number; hash: string };

/** Reads which of some files the media library still has, by hash. */
export async function readFileIds(strapi: Core.Strapi, hashes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (hashes.length === 0) return new Map();
  const where = { hash: { $in: [...new Set(hashes)] } };
  const rows = await getRows<FileRow>(strapi, 'plugin::upload.file').findMany({ where, select: ['id', 'hash'] });
  return new Map(rows.map(({ id, hash }) => [hash, id]));
}

/** Reads which of the pages above some contents are still there. */
async function readParents(strapi: Core.Strapi, type: ContentTypeName, entries: readonly StoredEntry[]): Promise<ReadonlySet<string>> {
  const names = Object.entries<Field>(contentTypes[type].fields).flatMap(([name, { isPageParent }]) => (isPageParent ? [name] : []));
  const parents = entries.flatMap((entry) => names.flatMap((name) => findParentPage(entry[name]) ?? []));
  if (parents.length === 0) return new Set();
  const where = { documentId: { $in: parents } };
  const rows = await getRows<{ documentId: string }>(strapi, pageUid).findMany({ where, select: ['documentId'] });
  return new Set(rows.map(({ documentId }) => documentId));
}

/** Reads which of the files and entries that some contents name are still there, in a language. */
export async function readKnownTargets(
  strapi: Core.Strapi,
  type: ContentTypeName,
  entries: readonly StoredEntry[],
  locale: Locale,
): Promise<KnownTargets> {
  const files = await readFileIds(
    strapi,
    entries.flatMap((entry) => findFiles(type, entry).map(({ hash }) => hash)),
  );
  const references = entries.flatMap((entry) => findReferences(type, entry));
  const known = new Set<string>();
  for (const uid of new Set(references.map((one) => one.uid))) {
    const documentIds = [...new Set(references.filter((one) => one.uid === uid).map(({ documentId }) => documentId))];
    const where = { documentId: { $in: documentIds }, locale };
    const rows = await getRows<{ documentId: string }>(strapi, uid).findMany({ where, select: ['documentId'] });
    for (const { documentId } of rows) known.add(`${uid} ${documentId}`);
  }
  const parents = await readParents(strapi, type, entries);
  return {
    findFile: (hash) => files.get(hash) ?? null,
    hasEntry: (uid, documentId) => known.has(`${uid} ${documentId}`),
    hasPage: (documentId) => parents.has(documentId),
  };
}
