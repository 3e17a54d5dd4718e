import { findFiles } from '@ochiq/contract/fields/entry-values';
import type { Core } from '@strapi/strapi';

import { findEntryRows, findRowsWith, findRowsWithFiles } from './find-rows';
import { listFields } from './holders';
import { mergeUses, readTitles, readFullVersions, toUse } from './read-entries';
import type { Use } from './use';

/** A file of the media library. */
export type LibraryFile = { id: number; hash: string; name: string };

/** A file, and the entries that show it. */
export type UsedLibraryFile = { file: LibraryFile; uses: readonly Use[] };

const textFields = listFields(({ cms }) => cms.type === 'blocks');

/** Finds the pictures in texts: these have a copy of the library's properties of a file, and no relation to it. */
async function findInTexts(strapi: Core.Strapi, files: readonly LibraryFile[]): Promise<{ use: Use; sought: string }[]> {
  const idByHash = new Map(files.map(({ id, hash }) => [hash, String(id)]));
  const rows = await findEntryRows(strapi, await findRowsWith(strapi, [...idByHash.keys()], textFields));
  return (await readFullVersions(strapi, rows)).flatMap(({ type, version }) => {
    const use = toUse(type, version, []);
    const ids = new Set(findFiles(type, version).flatMap(({ hash }) => idByHash.get(hash) ?? []));
    return use ? [...ids].map((sought) => ({ use, sought })) : [];
  });
}

/** Finds those of some files that entries show, in any language, published or not, and these entries. */
export async function findFileUses(strapi: Core.Strapi, files: readonly LibraryFile[]): Promise<readonly UsedLibraryFile[]> {
  if (files.length === 0) return [];
  const rows = await findEntryRows(
    strapi,
    await findRowsWithFiles(
      strapi,
      files.map(({ id }) => id),
    ),
  );
  const occurrences = [...(await readTitles(strapi, rows)), ...(await findInTexts(strapi, files))];
  return files.flatMap((file) => {
    const uses = mergeUses(occurrences.filter(({ sought }) => sought === String(file.id)).map(({ use }) => use));
    return uses.length === 0 ? [] : [{ file, uses }];
  });
}
