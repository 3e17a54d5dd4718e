import type { Core } from '@strapi/strapi';

import { checkSeed } from './check-seed';
import type { ConversionContext } from './conversion';
import { openEntryLedger } from './ledger';
import { uploadFiles } from './media';
import { sortByDependencies } from './order';
import { upsertSeedEntry } from './upsert-entry';
import { readSeed } from './read-seed';
import type { SeedEntry } from './seed-file';

type Progress = (done: number, of: number) => void;

/**
 * Fills the CMS with the demonstration content. Existing entries are left alone, so an interrupted run continues where
 * it stopped, and editors' changes and deletions stay.
 * @throws SeedError with the problems of the files
 */
export async function seedContent(strapi: Core.Strapi, progress: Progress): Promise<void> {
  const entries = readSeed();
  const needs = checkSeed(entries);
  const ledger = openEntryLedger(strapi);

  const documentIds = new Map<string, string>();
  const missingEntries: SeedEntry[] = [];
  const incompleteEntries: SeedEntry[] = [];
  for (const entry of sortByDependencies(entries, needs)) {
    const seeded = await ledger.get(entry.id);
    if (seeded) documentIds.set(entry.id, seeded.documentId);
    else missingEntries.push(entry);
    if (seeded?.whole === false) incompleteEntries.push(entry);
  }

  const files = await uploadFiles(
    strapi,
    new Set([...missingEntries, ...incompleteEntries].flatMap(({ id }) => [...(needs.get(id)?.files ?? [])])),
  );
  const context: ConversionContext = {
    reference: (target, key) => documentIds.get(`${target}/${key}`) ?? null,
    file: (name) => files.get(name) ?? null,
    complain: (place, message) => {
      throw new Error(`${place.join('.')}: ${message}`);
    },
  };

  for (const [index, entry] of missingEntries.entries()) {
    progress(index, missingEntries.length);
    const isComplete = [...(needs.get(entry.id)?.entries ?? [])].every((target) => documentIds.has(target));
    documentIds.set(entry.id, await upsertSeedEntry(strapi, entry, context, null, isComplete));
    if (!isComplete) incompleteEntries.push(entry);
  }
  for (const entry of incompleteEntries) await upsertSeedEntry(strapi, entry, context, documentIds.get(entry.id) ?? null, true);
  progress(missingEntries.length, missingEntries.length);
}
