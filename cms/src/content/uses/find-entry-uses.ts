import { findAddresses } from '@ochiq/contract/fields/entry-values';
import type { Core } from '@strapi/strapi';

import { findEntryPlaces, type EntryPlaces } from './entry-places';
import { findEntryRows, findRowsPointingTo, findRowsWith } from './find-rows';
import { listFields } from './holders';
import { mergeUses, readTitles, readFullVersions, toUse } from './read-entries';
import { getDocumentIds, type Use, type UsesQuery } from './use';

const addressFields = listFields(({ cms, follow }) => cms.type === 'blocks' || follow !== undefined);

async function findLinks(strapi: Core.Strapi, query: UsesQuery): Promise<Use[]> {
  const places: EntryPlaces[] = [];
  for (const document of getDocumentIds(query)) places.push(await findEntryPlaces(strapi, { ...query, document }));
  const words = [...new Set(places.flatMap((place) => place.words))];
  const rows = await findEntryRows(strapi, await findRowsWith(strapi, words, addressFields));
  return (await readFullVersions(strapi, rows)).flatMap(({ type, version }) => {
    const use = toUse(type, version, []);
    if (!use) return [];
    const links = findAddresses(type, version).filter((address) => places.some(({ isLinkedFrom }) => isLinkedFrom(address, use.locale)));
    return links.length === 0 ? [] : [{ ...use, words: links.map((link) => link.words.trim()).filter((text) => text !== '') }];
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
