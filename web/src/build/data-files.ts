import { rm } from 'node:fs/promises';
import path from 'node:path';

import { parseContent, type RawEntry } from '@ochiq/pages/content/parse-content';
import { siteFileFolders } from '@ochiq/pages/metadata-files/places';
import { type GeneratedFile, listTableSources } from '@ochiq/pages/tables/table-files';
import { downloadUploadTexts } from '@ochiq/images/download-upload-texts';
import { listMediaFiles } from '@ochiq/pages/content/media-files';
import { runConcurrently } from '@ochiq/images/run-concurrently';

import type { BuildEnv } from './env';
import { writeFiles } from './write-files';

const parallelRequests = 8;
/** Milliseconds. */
const timeoutMs = 30_000;

/**
 * Finds files of published entries that the CMS does not have, by `HEAD` requests. A missing file must not block the
 * build.
 * @returns their addresses in the CMS
 */
export async function findMissingUploads(raw: readonly RawEntry[], { cmsUrl }: Pick<BuildEnv, 'cmsUrl'>): Promise<ReadonlySet<string>> {
  const missing = new Set<string>();
  await runConcurrently(listMediaFiles(parseContent(raw).content), parallelRequests, async ({ from }) => {
    const { status } = await fetch(new URL(from, cmsUrl), { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    if (status === 404) missing.add(from);
  });
  return missing;
}

/** Reads the texts of datasets' files that may contain tables, whose first rows pages show. */
export function readDataFiles(
  raw: readonly RawEntry[],
  { cmsUrl }: Pick<BuildEnv, 'cmsUrl'>,
  missing: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<string, string>> {
  return downloadUploadTexts(listTableSources(parseContent(raw, (url) => missing.has(url)).content), cmsUrl);
}

/** Writes the files that were generated from the content, next to those of the media library. */
export async function writeGeneratedFiles(made: readonly GeneratedFile[], publicFolder: string): Promise<void> {
  await writeFiles(
    made.map(({ to, text }) => [to, text]),
    publicFolder,
  );
}

/** Writes the sitemaps, feeds and data of the site, and deletes those of an earlier build. */
export async function writeMetadataFiles(files: readonly GeneratedFile[], publicFolder: string): Promise<void> {
  await Promise.all(siteFileFolders.map((folder) => rm(path.join(publicFolder, folder), { recursive: true, force: true })));
  await writeGeneratedFiles(files, publicFolder);
}

/** Writes the files of the alert, and deletes those of an earlier build. */
export async function writeAlert(alert: readonly GeneratedFile[], publicFolder: string): Promise<void> {
  await rm(path.join(publicFolder, 'alert'), { recursive: true, force: true });
  await writeGeneratedFiles(alert, publicFolder);
}
