import { findFiles } from '@ochiq/contract/fields/entry-values';
import { formatFileTarget } from '@ochiq/contract/fields/menu-target';
import { getUploadFormat, type UploadKind } from '@ochiq/contract/fields/upload';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getRows } from '../../platform/strapi/rows';
import { fileProperties } from '../history/stored-entry';
import { emptyMatcher } from './find-occurrences';
import type { EntryUse, RemovedFile } from './find-removal-uses';
import { choiceFaults } from './removal-texts';
import { noSubstitute } from './replace-in-entry';
import type { Replacement } from './replace-uses';

type FileRow = Readonly<Record<string, unknown>> & { id: number; hash: string; ext: string; updatedAt?: string | Date | null };

/** Files of these kinds fit in the same places. */
function getPlaceKind(ext: string): UploadKind | 'file' | 'captions' | null {
  const kind = getUploadFormat(ext)?.kind;
  if (ext.toLowerCase() === '.vtt') return 'captions';
  if (kind === 'picture' || kind === 'video') return kind;
  return kind === undefined ? null : 'file';
}

const toTime = (instant: string | Date | null | undefined) => (instant ? new Date(instant).toISOString() : null);

/** Picks what an entry stores of a file; the description belongs to its place. */
const pickFile = (row: FileRow) =>
  Object.fromEntries(
    fileProperties.flatMap((name) => (name === 'alternativeText' || (row[name] ?? null) === null ? [] : [[name, row[name]]])),
  );

/** Lists the names of the files that are used. */
const listUsedHashes = (uses: readonly EntryUse[]): ReadonlySet<string> =>
  new Set(
    uses.flatMap(({ use, draft, published }) =>
      [draft, published].flatMap((version) => (version ? findFiles(use.type, version.row).map(({ hash }) => hash) : [])),
    ),
  );

/**
 * Creates the replacement of files by another one of the kind of those that are used.
 * @throws a ValidationError: there is no such file
 */
export async function createFileReplacement(
  strapi: Core.Strapi,
  files: readonly RemovedFile[],
  uses: readonly EntryUse[],
  by: string,
): Promise<() => Replacement> {
  const ids = new Set(files.map(({ id }) => id));
  const usedHashes = listUsedHashes(uses);
  const rows = await getRows<FileRow>(strapi, 'plugin::upload.file').findMany({ where: { id: { $in: [...ids, Number(by) || 0] } } });
  const file = rows.find(({ id }) => id === Number(by) && !ids.has(id));
  const kinds = new Set(rows.filter((row) => row === file || usedHashes.has(row.hash)).map(({ ext }) => getPlaceKind(ext)));
  if (!file || kinds.size !== 1) throw new errors.ValidationError(translateForEditor(strapi, choiceFaults.replacement));
  const hashes = new Set(files.map(({ hash }) => hash));
  const target = formatFileTarget(file.hash, file.ext, toTime(file.updatedAt));
  const replacement: Replacement = {
    sought: { ...emptyMatcher, isFile: (hash) => hashes.has(hash) },
    substitute: { ...noSubstitute, getItemTarget: () => target, getFile: () => pickFile(file) },
  };
  return () => replacement;
}
