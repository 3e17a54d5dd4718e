import { stat } from 'node:fs/promises';

import { formsWithFiles } from '@ochiq/contract/forms/form-files';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import type { Core } from '@strapi/strapi';

import { getSubmissionUid } from '../forms/duplicate-submissions';
import { getRows } from '../../platform/strapi/rows';
import { getTable } from '../../platform/database/get-table';
import { deleteFiles, deleteLeftovers, moveToStorage } from './private-folder';
import type { CheckedFile, StoredFile } from './sent-file';

/** Attaches files to their submission, within the transaction that stores it. */
export async function attachFiles(strapi: Core.Strapi, type: IntakeTypeName, owner: string, files: readonly StoredFile[]): Promise<void> {
  for (const file of files) await getTable(strapi, 'sent-file').create({ data: { ...file, type, owner } });
}

async function toStoredFile({ name, mime, place }: CheckedFile): Promise<StoredFile> {
  const { size } = await stat(place);
  return { name, mime, size, stored: await moveToStorage(place) };
}

/** Deletes files without a row: the same form was stored before, with its own. */
async function deleteUnboundFiles(strapi: Core.Strapi, files: readonly StoredFile[]): Promise<void> {
  const names = files.map(({ stored }) => stored);
  const bound = (await getTable(strapi, 'sent-file').findMany({ where: { stored: { $in: names } } })).map(({ stored }) => stored);
  await deleteFiles(names.filter((name) => !bound.includes(name)));
}

/**
 * Stores a submission with its files. They are on the disk before the row is, so that no row ever names a missing file;
 * after a failure it is uncertain what was stored, and the nightly job deletes files without a row.
 */
export async function storeWithFiles<T>(
  strapi: Core.Strapi,
  files: readonly CheckedFile[],
  save: (stored: readonly StoredFile[]) => Promise<T>,
): Promise<T> {
  const stored: StoredFile[] = [];
  for (const file of files) stored.push(await toStoredFile(file));
  const result = await save(stored);
  if (stored.length > 0) await deleteUnboundFiles(strapi, stored);
  return result;
}

/** Longer than any upload takes. */
const maxUploadMs = 60 * 60 * 1000;
const batchSize = 500;

async function findExistingOwners(strapi: Core.Strapi, type: IntakeTypeName, owners: readonly string[]): Promise<ReadonlySet<string>> {
  const existing = new Set<string>();
  for (let from = 0; from < owners.length; from += batchSize) {
    const where = { documentId: { $in: owners.slice(from, from + batchSize) } };
    const existingRows = await getRows<{ documentId: string }>(strapi, getSubmissionUid(type)).findMany({ where, select: ['documentId'] });
    for (const { documentId } of existingRows) existing.add(documentId);
  }
  return existing;
}

/** Deletes the files of deleted submissions, and leftovers of a crash. */
export async function deleteOrphanedFiles(strapi: Core.Strapi, now: Date): Promise<void> {
  const files = getTable(strapi, 'sent-file');
  for (const type of formsWithFiles) {
    const owners = [...new Set((await files.findMany({ where: { type }, select: ['owner'] })).map(({ owner }) => owner))];
    const existing = await findExistingOwners(strapi, type, owners);
    const deletedOwners = owners.filter((owner) => !existing.has(owner));
    for (let from = 0; from < deletedOwners.length; from += batchSize)
      await files.deleteMany({ where: { type, owner: { $in: deletedOwners.slice(from, from + batchSize) } } });
  }
  const known = new Set((await files.findMany({ select: ['stored'] })).map(({ stored }) => stored));
  await deleteLeftovers((stored) => known.has(stored), new Date(now.getTime() - maxUploadMs));
}

/** Unbinds the files of something that is deleted, within its transaction. @returns what to delete once that has happened */
export async function detachFiles(strapi: Core.Strapi, type: IntakeTypeName, owner: string): Promise<readonly string[]> {
  const where = { type, owner };
  const stored = (await getTable(strapi, 'sent-file').findMany({ where, select: ['stored'] })).map((row) => row.stored);
  await getTable(strapi, 'sent-file').deleteMany({ where });
  return stored;
}
