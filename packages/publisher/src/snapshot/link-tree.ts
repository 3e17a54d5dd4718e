import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readlink, stat, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';

import { getErrorCode } from '@ochiq/service/error-code';
import { mapConcurrent } from '../transaction/map-concurrent.ts';

/** Errors that require a copy: another disk, a file system without hard links, too many links. */
const needCopy = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP']);

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!needCopy.has(getErrorCode(error) ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    const { atimeMs, mtimeMs } = await stat(from);
    await utimes(to, atimeMs / 1000, mtimeMs / 1000);
  }
}

/** Hard-links everything in a folder into another: published files are replaced by renaming, never written into. */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) await linkTree(path.join(from, name), path.join(to, name));
  const links = entries.filter((entry) => entry.isSymbolicLink());
  for (const { name } of links) await symlink(await readlink(path.join(from, name)), path.join(to, name));
  const files = entries.filter((entry) => entry.isFile());
  await mapConcurrent(files, ({ name }) => linkFile(path.join(from, name), path.join(to, name)));
}
