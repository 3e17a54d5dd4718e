import { findAddresses, findFiles, findTargets } from '@ochiq/contract/fields/entry-values';
import { formatEntryTarget, formatTarget } from '@ochiq/contract/fields/menu-target';
import type { Core } from '@strapi/strapi';

import { type EntryPlaces, findEntryPlaces } from './entry-places';
import { findEntryRows, findRowsPointingTo, findRowsWith, findRowsWithFiles, listFields } from './find-rows';
import { mergeUses, readFullVersions, readTitles, toUse } from './read-entries';
import { getDocumentIds, type Use, type UsesQuery } from './use';

/** A file of the media library. */
export type LibraryFile = { id: number; hash: string; name: string };

/** A file, and the entries that show it. */
type UsedLibraryFile = { file: LibraryFile; uses: readonly Use[] };

const textFields = listFields(({ cms }) => cms.type === 'blocks' || cms.type === 'json');

/** Finds the files in texts and menus: these have a copy of the library's properties of a file, and no relation to it. */
async function findInTexts(strapi: Core.Strapi, files: readonly LibraryFile[]): Promise<{ use: Use; sought: string }[]> {
  const idByHash = new Map(files.map(({ id, hash }) => [hash, String(id)]));
  const rows = await findEntryRows(strapi, await findRowsWith(strapi, [...idByHash.keys()], textFields));
  return (await readFullVersions(strapi, rows)).flatMap(({ type, version }) => {
    const use = toUse(type, version, []);
    const ids = new Set(findFiles(type, version).flatMap(({ hash }) => idByHash.get(hash) ?? []));
    return use ? [...ids].map((sought) => ({ use, sought })) : [];
  });
}

/** Finds those of some files that entries show, in any language, published or not, and these entries. */
export async function findFileUses(strapi: Core.Strapi, files: readonly LibraryFile[]): Promise<readonly UsedLibraryFile[]> {
  if (files.length === 0) return [];
  const rows = await findEntryRows(
    strapi,
    await findRowsWithFiles(
      strapi,
      files.map(({ id }) => id),
    ),
  );
  const occurrences = [...(await readTitles(strapi, rows)), ...(await findInTexts(strapi, files))];
  return files.flatMap((file) => {
    const uses = mergeUses(occurrences.filter(({ sought }) => sought === String(file.id)).map(({ use }) => use));
    return uses.length === 0 ? [] : [{ file, uses }];
  });
}

const addressFields = listFields(({ cms, follow }) => cms.type === 'blocks' || cms.type === 'json' || follow !== undefined);

async function findLinks(strapi: Core.Strapi, query: UsesQuery): Promise<Use[]> {
  const places: EntryPlaces[] = [];
  for (const document of getDocumentIds(query)) places.push(await findEntryPlaces(strapi, { ...query, document }));
  const targets = new Set(getDocumentIds(query).map((document) => formatEntryTarget(query.type, document)));
  const words = [...new Set([...places.flatMap((place) => place.words), ...targets])];
  const rows = await findEntryRows(strapi, await findRowsWith(strapi, words, addressFields));
  return (await readFullVersions(strapi, rows)).flatMap(({ type, version }) => {
    const use = toUse(type, version, []);
    if (!use) return [];
    const links = findAddresses(type, version).filter((address) => places.some(({ isLinkedFrom }) => isLinkedFrom(address, use.locale)));
    const items = findTargets(type, version).filter(({ target }) => targets.has(formatTarget(target)));
    const leading = [...links, ...items];
    return leading.length === 0 ? [] : [{ ...use, words: leading.map((one) => one.words.trim()).filter((text) => text !== '') }];
  });
}

async function findReferences(strapi: Core.Strapi, query: UsesQuery): Promise<Use[]> {
  const { type, locale } = query;
  const rows = await findEntryRows(strapi, await findRowsPointingTo(strapi, type, getDocumentIds(query)));
  const uses = (await readTitles(strapi, rows)).map(({ use }) => use);
  // A relation refers to the version in the same language.
  return uses.filter((use) => locale === '*' || use.locale === locale);
}

/**
 * Finds the entries that refer to some, by links or by relations: in any language, published or not. References among
 * the queried entries do not count.
 */
export async function findEntryUses(strapi: Core.Strapi, query: UsesQuery): Promise<readonly Use[]> {
  const allUses = [...(await findLinks(strapi, query)), ...(await findReferences(strapi, query))];
  const queriedIds = new Set(getDocumentIds(query));
  return mergeUses(allUses.filter(({ documentId }) => !queriedIds.has(documentId)));
}
