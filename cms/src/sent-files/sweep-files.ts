import { formsWithFiles } from '@ochiq/contract/forms/form-files';
import type { IntakeTypeName } from '@ochiq/contract/intake-types';
import type { Core } from '@strapi/strapi';

import { uidOfIntake } from '../intake/kept-before';
import { rowsOf } from '../strapi/rows';
import { table } from '../tables/table';
import { deleteLeftOver } from './private-folder';

/** Longer than any upload takes. */
const onItsWayMs = 60 * 60 * 1000;
const atOnce = 500;

async function livingOwners(strapi: Core.Strapi, type: IntakeTypeName, owners: readonly string[]): Promise<ReadonlySet<string>> {
  const living = new Set<string>();
  for (let from = 0; from < owners.length; from += atOnce) {
    const where = { documentId: { $in: owners.slice(from, from + atOnce) } };
    const found = await rowsOf<{ documentId: string }>(strapi, uidOfIntake(type)).findMany({ where, select: ['documentId'] });
    for (const { documentId } of found) living.add(documentId);
  }
  return living;
}

/** Deletes the files of deleted submissions, and leftovers of a crash. */
export async function sweepFiles(strapi: Core.Strapi, now: Date): Promise<void> {
  const files = table(strapi, 'sent-file');
  for (const type of formsWithFiles) {
    const owners = [...new Set((await files.findMany({ where: { type }, select: ['owner'] })).map(({ owner }) => owner))];
    const living = await livingOwners(strapi, type, owners);
    const gone = owners.filter((owner) => !living.has(owner));
    for (let from = 0; from < gone.length; from += atOnce)
      await files.deleteMany({ where: { type, owner: { $in: gone.slice(from, from + atOnce) } } });
  }
  const known = new Set((await files.findMany({ select: ['stored'] })).map(({ stored }) => stored));
  await deleteLeftOver((stored) => known.has(stored), new Date(now.getTime() - onItsWayMs));
}

/** Unbinds the files of something that is deleted, within its transaction. @returns what to delete once that has happened */
export async function unbindFiles(strapi: Core.Strapi, type: IntakeTypeName, owner: string): Promise<readonly string[]> {
  const where = { type, owner };
  const stored = (await table(strapi, 'sent-file').findMany({ where, select: ['stored'] })).map((row) => row.stored);
  await table(strapi, 'sent-file').deleteMany({ where });
  return stored;
}
