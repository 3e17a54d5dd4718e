import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import type { Settings } from '../workplace/settings.ts';
import { type BackupArguments, formatBackupLine, formatManifestLine, parseBackupArguments } from './command-line.ts';
import { BackupError } from './backup-error.ts';
import { listBackups } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { discardEntry, readArchive } from './read-archive.ts';

function getBackupFolder({ backupDir }: Settings): string {
  if (backupDir === null) throw new BackupError('BACKUP_DIR is not set: name the folder of the backups in .env.');
  return backupDir;
}

async function findNewestBackup(folder: string): Promise<string> {
  const [newest] = await listBackups(folder);
  if (newest === undefined) throw new BackupError(`There is no backup in ${folder} yet: say \`pnpm backup\`.`);
  return newest.file;
}

async function runCommand(command: BackupArguments, settings: Settings): Promise<void> {
  if (command.what === 'make') {
    const { file, manifest, removed } = await makeBackup(settings, new Steps());
    console.log(`${formatManifestLine(manifest)}\nThe backup: ${file}${removed === 0 ? '' : `; ${String(removed)} old ones were removed`}`);
  } else if (command.what === 'verify') {
    const file = command.file === null ? await findNewestBackup(getBackupFolder(settings)) : path.resolve(command.file);
    const manifest = await new Steps().step('Reading the whole backup', () => readArchive(file, settings.BACKUP_KEY, discardEntry));
    console.log(`${file} is whole: ${formatManifestLine(manifest)}`);
  } else if (command.what === 'list') {
    for (const backup of await listBackups(getBackupFolder(settings))) console.log(formatBackupLine(backup));
  } else console.log(settings.BACKUP_KEY);
}

/** Makes a backup of everything; or lists the existing ones, verifies one, or prints the key. */
stopChildrenWithUs();
try {
  await runCommand(parseBackupArguments(process.argv.slice(2)), await ensureSettings());
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
