import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { publishUnchecked } from '../publish-validation/together';
import { getDocuments } from '../../platform/strapi/get-documents';
import type { ConversionContext } from './conversion';
import { buildEntryData, getEntryLocales } from './build-entry-data';
import { openEntryLedger } from './ledger';
import type { SeedEntry } from './seed-file';
import { SeedError } from './seed-problem';

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
    return await publishUnchecked(() => writeEntry(strapi, entry, context, existingId, isComplete));
  } catch (error) {
    throw new SeedError([{ file: entry.file, message: error instanceof Error ? error.message : String(error) }]);
  }
}
