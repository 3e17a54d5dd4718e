import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { isSiteFile } from '@ochiq/pages/metadata-files/places';
import type { GeneratedFile } from '@ochiq/pages/tables/table-files';

import { toPublicName } from '../assets/asset-sources.ts';
import type { PostProcessor } from '../postprocess/post-processor.ts';
import { listPublicFiles } from '../site-files.ts';
import { mapConcurrent } from '../transaction/map-concurrent.ts';
import type { FileChangeSet } from '../transaction/file-change-set.ts';
import { computeTextFingerprint } from '../state/published-pages.ts';
import { applySuppressions } from '../undo/suppressions.ts';
import { getPublicDir, type LiveRelease } from '../state/live-release.ts';
import { listFileVariants, withCompressedVariants } from './page-files.ts';

/** Fingerprints of files by their names below `public`. */
export type FileFingerprints = ReadonlyMap<string, string>;

/** An unchanged file is the same object. */
const fingerprintCache = new WeakMap<GeneratedFile, string>();

function getFileFingerprint(file: GeneratedFile): string {
  const fingerprint = fingerprintCache.get(file) ?? computeTextFingerprint(file.text);
  fingerprintCache.set(file, fingerprint);
  return fingerprint;
}

/** Returns the desired fingerprints of the site's maps, feeds and data files. */
export const mapFingerprints = (files: readonly GeneratedFile[]): FileFingerprints =>
  new Map(files.map((file) => [toPublicName(file.to), getFileFingerprint(file)]));

/** Reads the fingerprints of a release's maps, feeds and data files; undone content counts as published. */
export async function readBaselineFingerprints({ folder, held }: Pick<LiveRelease, 'folder' | 'held'>): Promise<FileFingerprints> {
  const publicDir = getPublicDir(folder);
  const names = (await listPublicFiles(publicDir)).filter(isSiteFile);
  const fingerprints = new Map<string, string>();
  await mapConcurrent(
    names.filter((name) => /(?<!\.br|\.gz)$/u.test(name) && path.posix.extname(name) !== ''),
    async (name) => void fingerprints.set(name, computeTextFingerprint(await readFile(path.join(publicDir, name), 'utf8'))),
  );
  const baseline = [...applySuppressions('files', fingerprints, held)].filter(([name]) => isSiteFile(name));
  return new Map(baseline.flatMap(([name, fingerprint]) => (fingerprint === null ? [] : [[name, fingerprint] as const])));
}

/** Builds the file changes that publish the desired metadata files; `null` where they are published. */
export async function buildMetadataChange(
  desired: readonly GeneratedFile[],
  published: FileFingerprints,
  finisher: Pick<PostProcessor, 'pack'>,
): Promise<FileChangeSet | null> {
  const names = new Set(desired.map(({ to }) => toPublicName(to)));
  const changed = desired.filter((file) => published.get(toPublicName(file.to)) !== getFileFingerprint(file));
  const removedNames = [...published.keys()].filter((name) => !names.has(name));
  if (changed.length === 0 && removedNames.length === 0) return null;
  const written = new Map<string, Buffer>();
  await mapConcurrent(changed, async ({ to, text }) => {
    for (const [file, bytes] of await withCompressedVariants({ name: toPublicName(to), bytes: Buffer.from(text) }, finisher))
      written.set(file, bytes);
  });
  // A text that became too short to compress must not leave the old variant.
  const remove = [...changed.map(({ to }) => toPublicName(to)), ...removedNames]
    .flatMap(listFileVariants)
    .filter((file) => !written.has(file));
  return { write: written, remove };
}
