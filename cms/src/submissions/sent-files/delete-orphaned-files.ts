import { formsWithFiles } from '@ochiq/contract/forms/form-files';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import type { Core } from '@strapi/strapi';

import { getSubmissionUid } from '../forms/find-duplicate';
import { getRows } from '../../platform/strapi/rows';
import { getTable } from '../../platform/database/get-table';
import { deleteLeftovers } from './private-folder';

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
