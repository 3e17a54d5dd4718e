import { statSync } from 'node:fs';
import path from 'node:path';

import type { Core } from '@strapi/strapi';
import { getUploadFormat } from '@ochiq/contract/fields/upload';

import { checkSeed } from './check-seed';
import type { ConversionContext } from './entry-data';
import { openEntryLedger, openFileLedger, upsertSeedEntry } from './upsert-entry';
import { sortByDependencies } from './order';
import { filesFolder, readSeed, type SeedEntry } from './seed-file';
import { readSeedFileDetails } from './seed-file-details';
import { seedTerms } from './seed-terms';

type Upload = {
  upload: (request: {
    data: { fileInfo: { name: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }) => Promise<readonly { id: number }[]>;
};

async function uploadFile(strapi: Core.Strapi, name: string): Promise<number> {
  const filepath = path.join(filesFolder, name);
  const mimetype = getUploadFormat(path.extname(name))?.mime;
  if (mimetype === undefined) throw new Error(`cms/seed/files/${name} has an ending that the media library does not take`);
  const service = strapi.plugin('upload').service<Upload>('upload');
  const originalFilename = path.basename(name);
  const [file] = await service.upload({
    data: { fileInfo: { name: originalFilename } },
    files: { filepath, originalFilename, mimetype, size: statSync(filepath).size },
  });
  if (!file) throw new Error(`The media library did not take cms/seed/files/${name}`);
  return file.id;
}

/** Returns the media library's id of each file; uploads those that it lacks. */
async function uploadFiles(strapi: Core.Strapi, names: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const ledger = openFileLedger(strapi);
  const details = readSeedFileDetails();
  const ids = new Map<string, number>();
  for (const name of names) {
    const storedId = await ledger.get(name);
    const isStored = storedId !== null && (await strapi.db.query('plugin::upload.file').count({ where: { id: storedId } })) > 0;
    const id = isStored ? storedId : await uploadFile(strapi, name);
    const own = details.get(name);
    if (!isStored && own) await strapi.db.query('plugin::upload.file').update({ where: { id }, data: own });
    if (!isStored) await ledger.set(name, id);
    ids.set(name, id);
  }
  return ids;
}

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
  await seedTerms(strapi);
  progress(missingEntries.length, missingEntries.length);
}
