import { findAddresses } from '@ochiq/contract/entry-values';
import type { Core } from '@strapi/strapi';

import { findPlaces, type EntryPlaces } from './entry-places';
import { findEntryRows, findRowsPointingTo, findRowsWith } from './find-rows';
import { listFields } from './holders';
import { mergeUses, readTitles, readWhole, toUse } from './read-entries';
import { getAsked, type Use, type UsesQuery } from './use';

const addressFields = listFields(({ cms, follow }) => cms.type === 'blocks' || follow !== undefined);

async function findLinks(strapi: Core.Strapi, query: UsesQuery): Promise<Use[]> {
  const places: EntryPlaces[] = [];
  for (const document of getAsked(query)) places.push(await findPlaces(strapi, { ...query, document }));
  const words = [...new Set(places.flatMap((place) => place.words))];
  const rows = await findEntryRows(strapi, await findRowsWith(strapi, words, addressFields));
  return (await readWhole(strapi, rows)).flatMap(({ type, version }) => {
    const use = toUse(type, version, []);
    if (!use) return [];
    const links = findAddresses(type, version).filter((address) => places.some(({ isLedToBy }) => isLedToBy(address, use.locale)));
    return links.length === 0 ? [] : [{ ...use, words: links.map((link) => link.words.trim()).filter((said) => said !== '') }];
  });
}

async function findReferences(strapi: Core.Strapi, query: UsesQuery): Promise<Use[]> {
  const { type, locale } = query;
  const rows = await findEntryRows(strapi, await findRowsPointingTo(strapi, type, getAsked(query)));
  const uses = (await readTitles(strapi, rows)).map(({ use }) => use);
  // A relation refers to the version in the same language.
  return uses.filter((use) => locale === '*' || use.locale === locale);
}

/**
 * Finds the entries that refer to some, by links or by relations: in any language, published or not. References among
 * the queried entries do not count.
 */
export async function findEntryUses(strapi: Core.Strapi, query: UsesQuery): Promise<readonly Use[]> {
  const found = [...(await findLinks(strapi, query)), ...(await findReferences(strapi, query))];
  const asked = new Set(getAsked(query));
  return mergeUses(found.filter(({ documentId }) => !asked.has(documentId)));
}
