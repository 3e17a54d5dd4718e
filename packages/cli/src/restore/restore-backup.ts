import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';

import { writeAuditNote } from '../audit-log/audit-note.ts';
import { BackupError, toDiskError, isFolderInUse, isMissing } from '../backup/backup-error.ts';
import { backupPaths, dumpFileName, type Manifest, uploadsPath } from '../backup/manifest.ts';
import { restorePostgres, assertEmptyDatabase } from '../backup/postgres.ts';
import { uploadFolder } from '../backup/run-script.ts';
import { readArchive } from '../backup/read-archive.ts';
import { quoteSetting } from '../workplace/env-file.ts';
import { removeAtExit } from '../process/remove-at-exit.ts';
import { CommandFailure } from '../process/run.ts';
import type { Steps } from '../process/steps.ts';
import { createFolderWriter, verifyWrittenFolder } from './restored-folder.ts';
import { getBackupKey, assertUnused, createTargetSettings, type GivenSettings } from './target.ts';

export type RestoreOptions = {
  file: string;
  given: GivenSettings;
  /** A separate folder next to a running site; `null` for the one of the settings. */
  into: string | null;
  /** The file for the settings of the backup; `null` where there is one already. */
  envFile: string | null;
};

export type RestoreResult = { dataDir: string; manifest: Manifest; /** Where the settings of the backup are. */ settingsFile: string };

async function resetFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** Restores a dump into an empty database. */
async function fillDatabase(part: string, { database }: Manifest, databaseUrl: string | undefined): Promise<void> {
  if (database === 'sqlite') return;
  if (databaseUrl === undefined) throw new BackupError('This backup holds a PostgreSQL database: set DATABASE_URL to an empty one.');
  await assertEmptyDatabase(databaseUrl);
  await restorePostgres(databaseUrl, path.join(part, dumpFileName));
  await rm(path.join(part, dumpFileName));
}

/** Uploads the files to the bucket. @throws BackupError the bucket refuses them; those that it accepted are harmless */
async function fillUploads(part: string, url: string | undefined): Promise<void> {
  if (url === undefined) return;
  await uploadFolder({ settings: { logDir: path.join(part, 'logs') }, url }, path.join(part, uploadsPath)).catch((error: unknown) => {
    const reason = error instanceof CommandFailure ? error.lines.at(-1) : String(error);
    throw new BackupError(
      `The uploads can't be put into their bucket (${reason ?? 'no reason given'}). Name another with UPLOADS_URL=…, or restore with --into <folder>: ` +
        'there they are files of the folder.',
      { cause: error },
    );
  });
}

/** Returns whether the empty folder could be removed, to be replaced. */
async function isReplaceable(dataDir: string): Promise<boolean> {
  try {
    await rmdir(dataDir);
    return true;
  } catch (error) {
    if (isMissing(error)) return true;
    if (isFolderInUse(error)) return false;
    throw error;
  }
}

async function replaceDataDir(part: string, dataDir: string): Promise<void> {
  // A power cut must not leave empty files under valid names; without this command the disk decides.
  await promisify(execFile)('sync', ['-f', part]).catch(() => undefined);
  if (await isReplaceable(dataDir)) return rename(part, dataDir);
  // Volumes are mounted in it: they are filled, with times and hard links preserved.
  await promisify(execFile)('cp', ['-a', `${part}/.`, dataDir]);
}

/** Writes the settings of the backup as those of this machine, with the given overrides. */
async function writeSettings(from: string, envFile: string, overrides: Readonly<Record<string, string | undefined>>): Promise<void> {
  let text = await readFile(from, 'utf8');
  for (const [name, value] of Object.entries(overrides))
    if (value !== undefined) text = text.replace(new RegExp(`^${name}=.*$`, 'mu'), () => `${name}=${quoteSetting(name, value)}`);
  await writeFile(envFile, text, { mode: 0o600, flag: 'wx' });
  await rm(from);
}

/**
 * Restores a backup: everything is written to a temporary folder and verified before it replaces the data folder in one
 * step.
 * @throws BackupError with what is wrong and what to do; nothing was changed
 */
export async function restoreBackup({ file, given, into, envFile }: RestoreOptions, steps: Pick<Steps, 'step'>): Promise<RestoreResult> {
  const settings = createTargetSettings(given, into);
  const { dataDir } = settings;
  const key = getBackupKey(given);
  await assertUnused(settings, into !== null);
  const part = `${dataDir}.restoring`;
  const cancelRemoval = removeAtExit(part);
  try {
    await resetFolder(part).catch((error: unknown) => {
      throw toDiskError(error, part);
    });
    const manifest = await steps.step('Unpacking and checking', () => readArchive(file, key, createFolderWriter(part)));
    await steps.step('Reading what was written', () => verifyWrittenFolder(part, manifest));
    const own = parseEnv(await readFile(path.join(part, backupPaths.settings), 'utf8'));
    // Next to a running site the bucket is not touched.
    if (into === null)
      await steps.step('Filling the bucket of uploads', () => fillUploads(part, given['UPLOADS_URL'] ?? own['UPLOADS_URL']));
    await fillDatabase(part, manifest, given['DATABASE_URL'] ?? own['DATABASE_URL']);
    await replaceDataDir(part, dataDir);
    const note = {
      kind: 'restore',
      at: new Date().toISOString(),
      title: path.basename(file),
      details: { until: manifest.madeAt },
    } as const;
    await writeAuditNote({ cmsDataDir: path.join(dataDir, 'cms') }, note);
    const settingsFile = path.join(dataDir, backupPaths.settings);
    if (envFile !== null) {
      const { DATABASE_URL, UPLOADS_URL } = given;
      await writeSettings(settingsFile, envFile, { DATA_DIR: dataDir, DATABASE_URL, UPLOADS_URL });
    }
    return { dataDir, manifest, settingsFile: envFile ?? settingsFile };
  } finally {
    // A failed removal must not hide the original error; the next restore removes the rest.
    await rm(part, { recursive: true, force: true }).catch(() => undefined);
    cancelRemoval();
  }
}
