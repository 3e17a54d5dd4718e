import { getErrorMessage } from '@ochiq/service-kit/errors';
import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { withOrigin } from '../history/origin';
import { publishUnchecked } from '../publish-validation/publish-together';
import { getDocuments } from '../../platform/strapi/documents';
import { buildEntryData, type ConversionContext, getEntryLocales } from './entry-data';
import { type SeedEntry, SeedError } from './seed-file';

/** The result of seeding an entry. */
type SeededEntry = {
  documentId: string;
  /** Whether all that it refers to was there: otherwise it is completed at the end. */
  whole: boolean;
};

type Ledger<T> = { get: (key: string) => Promise<T | null>; set: (key: string, value: T) => Promise<void> };

function openLedger<T>(strapi: Core.Strapi, name: string): Ledger<T> {
  const store = strapi.store({ type: 'core', name });
  return {
    get: async (key) => ((await store.get({ key })) ?? null) as T | null,
    set: async (key, value) => {
      await store.set({ key, value });
    },
  };
}

/** Opens the ledger of seeded entries: one that an editor deletes is not made again. */
export const openEntryLedger = (strapi: Core.Strapi) => openLedger<SeededEntry>(strapi, 'seed-entry');

/** Opens the ledger of uploaded files, with their ids. */
export const openFileLedger = (strapi: Core.Strapi) => openLedger<number>(strapi, 'seed-file');

/** Writes each language of an entry and publishes them together, in one transaction with the ledger's row. */
async function writeEntry(
  strapi: Core.Strapi,
  entry: SeedEntry,
  context: ConversionContext,
  existingId: string | null,
  isComplete: boolean,
): Promise<string> {
  const service = getDocuments(strapi, getContentTypeUid(entry.type));
  return strapi.db.transaction(async () => {
    let documentId = existingId;
    for (const locale of getEntryLocales(entry)) {
      const data = buildEntryData(entry, locale, context);
      if (documentId === null) documentId = (await service.create({ locale, data })).documentId;
      else await service.update({ documentId, locale, data });
    }
    if (documentId === null) throw new SeedError([{ file: entry.file, message: 'has no language' }]);
    if (entry.publish) await service.publish({ documentId, locale: '*' });
    await openEntryLedger(strapi).set(entry.id, { documentId, whole: isComplete });
    return documentId;
  });
}

/**
 * Makes one entry, or completes it.
 * @throws SeedError the CMS refuses the entry
 */
export async function upsertSeedEntry(
  strapi: Core.Strapi,
  entry: SeedEntry,
  context: ConversionContext,
  existingId: string | null,
  isComplete: boolean,
): Promise<string> {
  try {
    // An entry may link to a later one: all of them were checked together.
    return await withOrigin({ source: 'import' }, () => publishUnchecked(() => writeEntry(strapi, entry, context, existingId, isComplete)));
  } catch (error) {
    throw new SeedError([{ file: entry.file, message: getErrorMessage(error) }]);
  }
}
