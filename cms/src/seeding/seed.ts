import type { Core } from '@strapi/strapi';

import { checkSeed } from './check-seed';
import type { Context } from './conversion';
import { entryLedger } from './ledger';
import { uploadFiles } from './media';
import { inOrder } from './order';
import { plant } from './plant';
import { readSeed } from './read-seed';
import type { SeedEntry } from './seed-file';

type Progress = (done: number, of: number) => void;

/**
 * Fills the CMS with the demonstration content. Existing entries are left alone, so an interrupted run continues where
 * it stopped, and editors' changes and deletions stay.
 * @throws SeedError with the problems of the files
 */
export async function seed(strapi: Core.Strapi, progress: Progress): Promise<void> {
  const entries = readSeed();
  const needs = checkSeed(entries);
  const ledger = entryLedger(strapi);

  const made = new Map<string, string>();
  const toMake: SeedEntry[] = [];
  const toComplete: SeedEntry[] = [];
  for (const entry of inOrder(entries, needs)) {
    const planted = await ledger.get(entry.id);
    if (planted) made.set(entry.id, planted.documentId);
    else toMake.push(entry);
    if (planted?.whole === false) toComplete.push(entry);
  }

  const files = await uploadFiles(strapi, new Set([...toMake, ...toComplete].flatMap(({ id }) => [...(needs.get(id)?.files ?? [])])));
  const context: Context = {
    reference: (target, key) => made.get(`${target}/${key}`) ?? null,
    file: (name) => files.get(name) ?? null,
    complain: (place, message) => {
      throw new Error(`${place.join('.')}: ${message}`);
    },
  };

  for (const [index, entry] of toMake.entries()) {
    progress(index, toMake.length);
    const whole = [...(needs.get(entry.id)?.entries ?? [])].every((target) => made.has(target));
    made.set(entry.id, await plant(strapi, entry, context, null, whole));
    if (!whole) toComplete.push(entry);
  }
  for (const entry of toComplete) await plant(strapi, entry, context, made.get(entry.id) ?? null, true);
  progress(toMake.length, toMake.length);
}
