import { copyFile, link, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:fs';

import type { Settings } from '../workplace/settings.ts';
import { downloadBucket } from './run-script.ts';
import { getErrorCode } from '../process/errors.ts';
import { isMissing } from './backup-error.ts';

const hasCode = (error: unknown, codes: readonly string[]) => codes.includes(getErrorCode(error) ?? '');

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to).catch(async (error: unknown) => {
      // Another disk, or one without hard links.
      if (!hasCode(error, ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'])) throw error;
      const { atimeMs, mtimeMs } = await stat(from);
      await copyFile(from, to, constants.COPYFILE_FICLONE);
      await utimes(to, atimeMs / 1000, mtimeMs / 1000);
    });
  } catch (error) {
    // It is linked already, or was deleted since it was listed.
    if (!hasCode(error, ['EEXIST']) && !isMissing(error)) throw error;
  }
}

/**
 * Hard-links the files of a folder into another, so that they survive deletion meanwhile. A second call adds new files.
 */
export async function linkFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (entries === null) return;
  await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    else if (entry.isFile()) await linkFile(source, target);
  }
}

/** Collects the media library in a folder as in the data folder: its local files and those of the bucket. */
export async function collectUploads(settings: Settings, folder: string): Promise<void> {
  const { UPLOADS_URL: url, cmsDataDir } = settings;
  await linkFiles(path.join(cmsDataDir, 'public'), folder);
  if (url !== undefined) await downloadBucket({ settings, url }, path.join(folder, 'uploads'));
}

/** Collects the files that citizens sent, in a folder without access for others. Unfinished uploads are left out. */
export async function collectPrivateFiles({ cmsDataDir }: Settings, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(path.join(folder, 'files'), { recursive: true, mode: 0o700 });
  await linkFiles(path.join(cmsDataDir, 'private', 'files'), path.join(folder, 'files'));
}
