import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { getErrorCode } from '@ochiq/service-kit/errors';

import { settings } from '../../env';

const privateFolder = path.join(settings.CMS_DATA_DIR, 'private');

/**
 * The folder of what proves the log: the head file and the checkpoints. It is in the private folder, which has no address,
 * and in every backup.
 */
export const auditFolder = path.join(privateFolder, 'audit');

/** Lists the files of the folder; none where it does not exist. */
export async function listAuditFiles(): Promise<string[]> {
  try {
    return (await readdir(auditFolder)).sort();
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Reads a file of the folder as JSON; `null` where there is none, or it is no JSON. */
export async function readAuditFile(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.join(auditFolder, name), 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError || getErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a file of the folder in one step: after a crash it is the old one or the new one. */
export async function writeAuditFile(name: string, content: unknown, how: 'replace' | 'create' = 'replace'): Promise<void> {
  // One after the other: the parents that `recursive` makes have other rights.
  for (const folder of [privateFolder, auditFolder]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = path.join(auditFolder, `.${name}-${randomUUID()}`);
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(content, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (how === 'replace') await rename(temporary, path.join(auditFolder, name));
  else
    try {
      // A link replaces nothing.
      await link(temporary, path.join(auditFolder, name));
    } finally {
      await rm(temporary, { force: true });
    }
}

/** Sets a file of the folder aside under another name. */
export const renameAuditFile = (name: string, to: string): Promise<void> =>
  rename(path.join(auditFolder, name), path.join(auditFolder, to));

/** Removes a file of the folder. */
export const removeAuditFile = (name: string): Promise<void> => rm(path.join(auditFolder, name), { force: true });
