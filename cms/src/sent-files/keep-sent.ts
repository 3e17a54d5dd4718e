import { stat } from 'node:fs/promises';

import type { IntakeTypeName } from '@ochiq/contract/intake-types';
import type { Core } from '@strapi/strapi';

import { table } from '../tables/table';
import { deleteFiles, keepFile } from './private-folder';
import type { GoodFile, StoredFile } from './sent-file';

/** Attaches files to their submission, within the transaction that stores it. */
export async function bindFiles(strapi: Core.Strapi, type: IntakeTypeName, owner: string, files: readonly StoredFile[]): Promise<void> {
  for (const file of files) await table(strapi, 'sent-file').create({ data: { ...file, type, owner } });
}

async function store({ name, mime, place }: GoodFile): Promise<StoredFile> {
  const { size } = await stat(place);
  return { name, mime, size, stored: await keepFile(place) };
}

/** Deletes files without a row: the same form was stored before, with its own. */
async function dropUnbound(strapi: Core.Strapi, files: readonly StoredFile[]): Promise<void> {
  const names = files.map(({ stored }) => stored);
  const bound = (await table(strapi, 'sent-file').findMany({ where: { stored: { $in: names } } })).map(({ stored }) => stored);
  await deleteFiles(names.filter((name) => !bound.includes(name)));
}

/**
 * Stores a submission with its files. They are on the disk before the row is, so that no row ever names a missing file;
 * after a failure it is uncertain what was stored, and the nightly job deletes files without a row.
 */
export async function keepWithFiles<T>(
  strapi: Core.Strapi,
  files: readonly GoodFile[],
  keep: (stored: readonly StoredFile[]) => Promise<T>,
): Promise<T> {
  const stored: StoredFile[] = [];
  for (const file of files) stored.push(await store(file));
  const answer = await keep(stored);
  if (stored.length > 0) await dropUnbound(strapi, stored);
  return answer;
}
