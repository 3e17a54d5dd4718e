import { uidOf } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { publishUnchecked } from '../publish-guard/together';
import { documents } from '../strapi/documents';
import type { Context } from './conversion';
import { entryData, localesOf } from './entry-data';
import { entryLedger } from './ledger';
import type { SeedEntry } from './seed-file';
import { SeedError } from './seed-problem';

/** Writes each language of an entry and publishes them together, in one transaction with the ledger's row. */
async function write(strapi: Core.Strapi, entry: SeedEntry, context: Context, known: string | null, whole: boolean): Promise<string> {
  const service = documents(strapi, uidOf(entry.type));
  return strapi.db.transaction(async () => {
    let documentId = known;
    for (const locale of localesOf(entry)) {
      const data = entryData(entry, locale, context);
      if (documentId === null) documentId = (await service.create({ locale, data })).documentId;
      else await service.update({ documentId, locale, data });
    }
    if (documentId === null) throw new SeedError([{ file: entry.file, message: 'has no language' }]);
    if (entry.publish) await service.publish({ documentId, locale: '*' });
    await entryLedger(strapi).set(entry.id, { documentId, whole });
    return documentId;
  });
}

/**
 * Makes one entry, or completes it.
 * @throws SeedError the CMS refuses the entry
 */
export async function plant(
  strapi: Core.Strapi,
  entry: SeedEntry,
  context: Context,
  known: string | null,
  whole: boolean,
): Promise<string> {
  try {
    // An entry may link to a later one: all of them were checked together.
    return await publishUnchecked(() => write(strapi, entry, context, known, whole));
  } catch (error) {
    throw new SeedError([{ file: entry.file, message: error instanceof Error ? error.message : String(error) }]);
  }
}
