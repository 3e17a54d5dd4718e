import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';

import { BackupError, diskStory, isHeld, isMissing } from '../backup/backup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import { dumpName, places, uploadedFiles } from '../backup/part-digests.ts';
import { fillPostgres, refuseFilled } from '../backup/postgres.ts';
import { fillBucket } from '../backup/print-of.ts';
import { readArchive } from '../backup/read-archive.ts';
import { quoted } from '../backup/settings-text.ts';
import { removeAtExit } from '../process/remove-at-exit.ts';
import { CommandFailure } from '../process/run.ts';
import type { Steps } from '../process/steps.ts';
import { checkPut } from './check-put.ts';
import { putInto } from './put-into.ts';
import { keyIn, refuseUsed, targetSettings, type Given } from './target.ts';

export type Wanted = {
  file: string;
  given: Given;
  /** A separate folder next to a running site; `null` for the one of the settings. */
  into: string | null;
  /** The file for the settings of the backup; `null` where there is one already. */
  envFile: string | null;
};

export type Restored = { dataDir: string; manifest: Manifest; /** Where the settings of the backup are. */ settingsFile: string };

async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** Restores a dump into an empty database. */
async function fillDatabase(part: string, { database }: Manifest, databaseUrl: string | undefined): Promise<void> {
  if (database === 'sqlite') return;
  if (databaseUrl === undefined) throw new BackupError('This backup holds a PostgreSQL database: set DATABASE_URL to an empty one.');
  await refuseFilled(databaseUrl);
  await fillPostgres(databaseUrl, path.join(part, dumpName));
  await rm(path.join(part, dumpName));
}

/** Uploads the files to the bucket. @throws BackupError the bucket refuses them; those that it accepted are harmless */
async function fillUploads(part: string, url: string | undefined): Promise<void> {
  if (url === undefined) return;
  await fillBucket({ settings: { logDir: path.join(part, 'logs') }, url }, path.join(part, uploadedFiles)).catch((error: unknown) => {
    const said = error instanceof CommandFailure ? error.lines.at(-1) : String(error);
    throw new BackupError(
      `The uploads can't be put into their bucket (${said ?? 'no reason given'}). Name another with UPLOADS_URL=…, or restore with --into <folder>: ` +
        'there they are files of the folder.',
      { cause: error },
    );
  });
}

/** Returns whether the empty folder could be removed, to be replaced. */
async function isOurs(dataDir: string): Promise<boolean> {
  try {
    await rmdir(dataDir);
    return true;
  } catch (error) {
    if (isMissing(error)) return true;
    if (isHeld(error)) return false;
    throw error;
  }
}

async function takePlace(part: string, dataDir: string): Promise<void> {
  // A power cut must not leave empty files under valid names; without this command the disk decides.
  await promisify(execFile)('sync', ['-f', part]).catch(() => undefined);
  if (await isOurs(dataDir)) return rename(part, dataDir);
  // Volumes are mounted in it: they are filled, with times and hard links preserved.
  await promisify(execFile)('cp', ['-a', `${part}/.`, dataDir]);
}

/** Writes the settings of the backup as those of this machine, with the given overrides. */
async function writeSettings(from: string, envFile: string, asked: Readonly<Record<string, string | undefined>>): Promise<void> {
  let text = await readFile(from, 'utf8');
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined) text = text.replace(new RegExp(`^${name}=.*$`, 'mu'), () => `${name}=${quoted(name, value)}`);
  await writeFile(envFile, text, { mode: 0o600, flag: 'wx' });
  await rm(from);
}

/**
 * Restores a backup: everything is written to a temporary folder and verified before it replaces the data folder in one
 * step.
 * @throws BackupError with what is wrong and what to do; nothing was changed
 */
export async function restoreBackup({ file, given, into, envFile }: Wanted, steps: Pick<Steps, 'step'>): Promise<Restored> {
  const settings = targetSettings(given, into);
  const { dataDir } = settings;
  const key = keyIn(given);
  await refuseUsed(settings, into !== null);
  const part = `${dataDir}.restoring`;
  const spare = removeAtExit(part);
  try {
    await emptyFolder(part).catch((error: unknown) => {
      throw diskStory(error, part);
    });
    const manifest = await steps.step('Unpacking and checking', () => readArchive(file, key, putInto(part)));
    await steps.step('Reading what was written', () => checkPut(part, manifest));
    const own = parseEnv(await readFile(path.join(part, places.settings), 'utf8'));
    // Next to a running site the bucket is not touched.
    if (into === null)
      await steps.step('Filling the bucket of uploads', () => fillUploads(part, given['UPLOADS_URL'] ?? own['UPLOADS_URL']));
    await fillDatabase(part, manifest, given['DATABASE_URL'] ?? own['DATABASE_URL']);
    await takePlace(part, dataDir);
    const settingsFile = path.join(dataDir, places.settings);
    if (envFile !== null) {
      const { DATABASE_URL, UPLOADS_URL } = given;
      await writeSettings(settingsFile, envFile, { DATA_DIR: dataDir, DATABASE_URL, UPLOADS_URL });
    }
    return { dataDir, manifest, settingsFile: envFile ?? settingsFile };
  } finally {
    // A failed removal must not hide the original error; the next restore removes the rest.
    await rm(part, { recursive: true, force: true }).catch(() => undefined);
    spare();
  }
}
