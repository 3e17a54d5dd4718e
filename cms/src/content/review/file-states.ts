import { isRecord } from '@ochiq/contract/is-record';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { getRows } from '../../platform/strapi/rows';

/** What the media library has of a file, apart from its name there. */
export type FileState = {
  /** The number of its newest replacement; 0 for a file with its first content. */
  replaced: number;
  /** The words for a picture, which a text without words of its own takes over. */
  words: string | null;
};

/** By the name of a file in the media library, which a replacement leaves as it is. */
export type FileStates = ReadonlyMap<string, FileState>;

/** Lists the names of all files in a version, in fields and in texts. */
function listFileHashes(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listFileHashes);
  if (!isRecord(value)) return [];
  const { hash, ext } = value;
  return typeof hash === 'string' && typeof ext === 'string' ? [hash] : Object.values(value).flatMap(listFileHashes);
}

type FileRow = { id: number; hash: string; alternativeText: string | null };

/** Reads the states of the files in versions: two queries, none where they have no files. */
export async function readFileStates(strapi: Core.Strapi, ...rows: readonly unknown[]): Promise<FileStates> {
  const hashes = [...new Set(listFileHashes(rows))];
  if (hashes.length === 0) return new Map();
  const select = ['id', 'hash', 'alternativeText'];
  const files = await getRows<FileRow>(strapi, 'plugin::upload.file').findMany({ where: { hash: { $in: hashes } }, select });
  const where = { file: { $in: files.map(({ id }) => id) } };
  // The newest is the last that is set.
  const replacements = await getTable(strapi, 'replacement').findMany({ where, orderBy: { id: 'asc' } });
  const newest = new Map(replacements.map(({ file, id }) => [file, id]));
  return new Map(files.map(({ id, hash, alternativeText }) => [hash, { replaced: newest.get(id) ?? 0, words: alternativeText }]));
}
