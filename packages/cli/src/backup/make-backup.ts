import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { getAuditFolder, writeAuditNote } from '../audit-log/audit-note.ts';
import { removeAtExit } from '../process/remove-at-exit.ts';
import type { Steps } from '../process/steps.ts';
import { takeBuildLock } from '../site/build-lock.ts';
import { computeCodeFingerprint } from '../site/fingerprint.ts';
import { createPublisherEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { BackupError } from './backup-error.ts';
import { createBackupName, partialSuffix, prepareFolder, removeOldBackups } from './backup-folder.ts';
import { collectPrivateFiles, collectUploads, linkFiles } from './collect-uploads.ts';
import { backupPaths, dumpFileName, type Manifest, type TableDigests } from './manifest.ts';
import { packFolder } from './pack.ts';
import { writePostgresDump } from './postgres.ts';
import { copyDatabase, runScript } from './run-script.ts';
import { discardEntry, readArchive } from './read-archive.ts';
import { formatSettings } from '../workplace/env-file.ts';
import { writeArchive } from './write-archive.ts';

/** The result of a backup. */
export type BackupResult = { file: string; manifest: Manifest; removed: number };

/** Copies the database into the staging folder. @returns the digests of a SQLite copy */
async function snapshotDatabase(settings: Settings, stagingDir: string): Promise<TableDigests | null> {
  const { DATABASE_CLIENT, DATABASE_URL = '', cmsDataDir } = settings;
  if (DATABASE_CLIENT === 'sqlite')
    return copyDatabase(settings, path.join(cmsDataDir, 'data.db'), path.join(stagingDir, backupPaths.database));
  await writePostgresDump(DATABASE_URL, path.join(stagingDir, dumpFileName));
  return null;
}

async function collectCmsFiles(settings: Settings, stagingDir: string): Promise<void> {
  await collectUploads(settings, path.join(stagingDir, backupPaths.uploads));
  await collectPrivateFiles(settings, path.join(stagingDir, backupPaths.private));
}

/**
 * Collects a consistent copy of everything while the services run. The published files come first: later changes are in
 * the database, from which the publisher updates a restored site. Files of the media library and of citizens are
 * collected before and after the database, so that each file that the database names is there.
 */
async function collectContents(settings: Settings, stagingDir: string, steps: Pick<Steps, 'step'>): Promise<TableDigests | null> {
  await steps.step('Holding the published files still', (say) =>
    runScript(settings, {
      script: ['packages', 'publisher', 'dist', 'snapshot', 'main.js'],
      args: [path.join(stagingDir, backupPaths.site)],
      env: createPublisherEnv(settings),
      say,
    }),
  );
  return steps.step('Copying the database', async () => {
    await mkdir(path.join(stagingDir, backupPaths.uploads), { recursive: true });
    await linkFiles(path.join(settings.dataDir, 'lost'), path.join(stagingDir, backupPaths.lost));
    // Before the database alone: what they say of the audit log is then in its rows.
    await linkFiles(getAuditFolder(settings.cmsDataDir), getAuditFolder(path.join(stagingDir, path.dirname(backupPaths.private))));
    await collectCmsFiles(settings, stagingDir);
    const tables = await snapshotDatabase(settings, stagingDir);
    await collectCmsFiles(settings, stagingDir);
    await writeFile(path.join(stagingDir, backupPaths.settings), formatSettings(settings), { mode: 0o600 });
    return tables;
  });
}

/** Removes the staging folder of an interrupted backup, and creates a new one. */
async function createStagingDir(stagingRoot: string): Promise<string> {
  await rm(stagingRoot, { recursive: true, force: true });
  await mkdir(stagingRoot, { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(stagingRoot, 'held-'));
}

/**
 * Makes a backup of everything while it runs, reads it back, and removes expired ones.
 * @throws BackupError with what is wrong and what to do; no partial file remains
 */
export async function makeBackup(settings: Settings, steps: Pick<Steps, 'step'>, now = new Date()): Promise<BackupResult> {
  const { backupDir, dataDir, BACKUP_KEY: key } = settings;
  if (backupDir === null) throw new BackupError('BACKUP_DIR is not set: name a folder for backups in .env, on another disk than the data.');
  const lock = await takeBuildLock(path.join(dataDir, 'backing-up'), 'backup');
  const stagingRoot = path.join(dataDir, 'held-for-backup');
  const file = path.join(backupDir, createBackupName(now));
  const part = file + partialSuffix;
  const cancelRemovals = [part, stagingRoot, path.join(dataDir, 'backing-up')].map(removeAtExit);
  try {
    await prepareFolder(backupDir);
    const stagingDir = await createStagingDir(stagingRoot);
    const tables = await collectContents(settings, stagingDir, steps);
    const facts = {
      madeAt: now.toISOString(),
      code: await computeCodeFingerprint(),
      node: process.version,
      database: settings.DATABASE_CLIENT,
      tables,
    };
    const manifest = await steps.step('Packing and sealing', () =>
      writeArchive(part, { key, fill: (packer) => packFolder(packer, stagingDir, settings.DATABASE_CLIENT), facts }),
    );
    await steps.step('Reading it back', () => readArchive(part, key, discardEntry));
    await rename(part, file);
    const note = { kind: 'backup', at: facts.madeAt, title: path.basename(file), details: { database: facts.database } } as const;
    await writeAuditNote(settings, note);
    return { file, manifest, removed: await removeOldBackups(backupDir, now) };
  } finally {
    // A failed removal must not hide the original error; the next backup removes the rest.
    await Promise.allSettled([rm(part, { force: true }), rm(stagingRoot, { recursive: true, force: true })]);
    await lock.release();
    for (const cancelRemoval of cancelRemovals) cancelRemoval();
  }
}
