import type { Core } from '@strapi/strapi';

import { isPicture } from '../../platform/uploads/describe-upload';
import { isSimilarPicture } from '../../platform/uploads/difference-hash';
import { getRows } from '../../platform/strapi/rows';
import { findFileUses } from '../uses/find-uses';
import { listReadable } from '../uses/read-entries';
import type { KnownFile } from './file-details';
import { createFileCheck, populateFileCreator } from '../../people/roles/file-rights';

const uid = 'plugin::upload.file';

type HashRow = { id: number; contentHash: string | null; pictureHash: string | null };
type FileRow = HashRow & {
  hash: string;
  name: string;
  ext: string | null;
  url: string;
  formats: { thumbnail?: { url?: string } } | null;
};

/** What is compared; without `id` the file is not in the library yet. */
type ComparedFile = { id?: number; contentHash: string | null; pictureHash: string | null };

/** The most that are listed: a longer list would not help to choose. */
const maxListed = 5;

/** Finds the ids of the files with the same content, and of the pictures that look the same. */
async function findIds(strapi: Core.Strapi, { id, contentHash, pictureHash }: ComparedFile): Promise<number[]> {
  const hashes = { $or: [{ contentHash }, ...(pictureHash === null ? [] : [{ pictureHash: { $notNull: true } }])] };
  if (contentHash === null) return [];
  const rows = await getRows<HashRow>(strapi, uid).findMany({ where: hashes, select: ['id', 'contentHash', 'pictureHash'] });
  const isSame = (row: HashRow) => row.contentHash === contentHash;
  const isSimilar = (row: HashRow) => pictureHash !== null && row.pictureHash !== null && isSimilarPicture(row.pictureHash, pictureHash);
  return rows
    .filter((row) => row.id !== id && (isSame(row) || isSimilar(row)))
    .sort((one, other) => Number(isSame(other)) - Number(isSame(one)) || one.id - other.id)
    .slice(0, maxListed)
    .map((row) => row.id);
}

/** Finds the files of the media library that are the same as one, or look the same, as far as the user may read them. */
export async function findDuplicates(strapi: Core.Strapi, userAbility: unknown, file: ComparedFile): Promise<KnownFile[]> {
  const ids = await findIds(strapi, file);
  if (ids.length === 0) return [];
  const rows = await getRows<FileRow>(strapi, uid).findMany({ where: { id: { $in: ids } }, populate: populateFileCreator });
  const mayRead = createFileCheck(strapi, userAbility, 'read');
  const readable = ids.flatMap((id) => rows.find((row) => row.id === id && mayRead?.(row)) ?? []);
  const used = await findFileUses(strapi, readable);
  const known: KnownFile[] = [];
  for (const { id, name, url, formats, ext, contentHash } of readable)
    known.push({
      id,
      name,
      picture: isPicture({ ext }) ? (formats?.thumbnail?.url ?? url) : null,
      isSame: contentHash === file.contentHash,
      uses: await listReadable(strapi, userAbility, used.find((one) => one.file.id === id)?.uses ?? []),
    });
  return known;
}
