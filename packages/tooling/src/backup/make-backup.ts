import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { removeAtExit } from '../process/remove-at-exit.ts';
import type { Steps } from '../process/steps.ts';
import { takeBuildLock } from '../site/build-lock.ts';
import { codeFingerprint } from '../site/fingerprint.ts';
import { publisherEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { BackupError } from './backup-error.ts';
import { nameAt, partSuffix, prepareFolder, removeOldBackups } from './backup-folder.ts';
import { holdFiles } from './hold-files.ts';
import { holdPrivate, holdUploads } from './hold-uploads.ts';
import type { Manifest, TableFacts } from './manifest.ts';
import { packAll } from './pack-all.ts';
import { dumpName, places } from './part-digests.ts';
import { dumpPostgres } from './postgres.ts';
import { copyDatabase, lastLineOf } from './print-of.ts';
import { lookOnly, readArchive } from './read-archive.ts';
import { settingsText } from './settings-text.ts';
import { writeArchive } from './write-archive.ts';

/** The result of a backup. */
export type Made = { file: string; manifest: Manifest; removed: number };

/** Copies the database into the staging folder. @returns the digests of a SQLite copy */
async function holdDatabase(settings: Settings, held: string): Promise<TableFacts | null> {
  const { DATABASE_CLIENT, DATABASE_URL = '', cmsDataDir } = settings;
  if (DATABASE_CLIENT === 'sqlite') return copyDatabase(settings, path.join(cmsDataDir, 'data.db'), path.join(held, places.database));
  await dumpPostgres(DATABASE_URL, path.join(held, dumpName));
  return null;
}

async function holdFilesOfCms(settings: Settings, held: string): Promise<void> {
  await holdUploads(settings, path.join(held, places.uploads));
  await holdPrivate(settings, path.join(held, places.private));
}

/**
 * Collects a consistent copy of everything while the services run. The published files come first: later changes are in
 * the database, from which the publisher updates a restored site. Files of the media library and of citizens are
 * collected before and after the database, so that each file that the database names is there.
 */
async function holdAll(settings: Settings, held: string, steps: Pick<Steps, 'step'>): Promise<TableFacts | null> {
  await steps.step('Holding the published files still', (say) =>
    lastLineOf(settings, {
      script: ['packages', 'publisher', 'dist', 'snapshot', 'main.js'],
      args: [path.join(held, places.site)],
      env: publisherEnv(settings),
      say,
    }),
  );
  return steps.step('Copying the database', async () => {
    await mkdir(path.join(held, places.uploads), { recursive: true });
    await holdFiles(path.join(settings.dataDir, 'lost'), path.join(held, places.lost));
    await holdFilesOfCms(settings, held);
    const tables = await holdDatabase(settings, held);
    await holdFilesOfCms(settings, held);
    await writeFile(path.join(held, places.settings), settingsText(settings), { mode: 0o600 });
    return tables;
  });
}

/** Removes the staging folder of an interrupted backup, and creates a new one. */
async function emptyFolder(holding: string): Promise<string> {
  await rm(holding, { recursive: true, force: true });
  await mkdir(holding, { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(holding, 'held-'));
}

/**
 * Makes a backup of everything while it runs, reads it back, and removes expired ones.
 * @throws BackupError with what is wrong and what to do; no partial file remains
 */
export async function makeBackup(settings: Settings, steps: Pick<Steps, 'step'>, now = new Date()): Promise<Made> {
  const { backupDir, dataDir, BACKUP_KEY: key } = settings;
  if (backupDir === null) throw new BackupError('BACKUP_DIR is not set: name a folder for backups in .env, on another disk than the data.');
  const lock = await takeBuildLock(path.join(dataDir, 'backing-up'), 'backup');
  const holding = path.join(dataDir, 'held-for-backup');
  const file = path.join(backupDir, nameAt(now));
  const part = file + partSuffix;
  const spared = [part, holding, path.join(dataDir, 'backing-up')].map(removeAtExit);
  try {
    await prepareFolder(backupDir);
    const held = await emptyFolder(holding);
    const tables = await holdAll(settings, held, steps);
    const facts = {
      madeAt: now.toISOString(),
      code: await codeFingerprint(),
      node: process.version,
      database: settings.DATABASE_CLIENT,
      tables,
    };
    const manifest = await steps.step('Packing and sealing', () =>
      writeArchive(part, { key, fill: (packer) => packAll(packer, held, settings.DATABASE_CLIENT), facts }),
    );
    await steps.step('Reading it back', () => readArchive(part, key, lookOnly));
    await rename(part, file);
    return { file, manifest, removed: await removeOldBackups(backupDir, now) };
  } finally {
    // A failed removal must not hide the original error; the next backup removes the rest.
    await Promise.allSettled([rm(part, { force: true }), rm(holding, { recursive: true, force: true })]);
    await lock.release();
    for (const spare of spared) spare();
  }
}
