import { stat } from 'node:fs/promises';

import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { deleteFiles, moveToStorage } from './private-folder';
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
