import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import type { Settings } from '../workplace/settings.ts';
import { backupArguments, type Asked } from './arguments.ts';
import { BackupError } from './backup-error.ts';
import { listBackups } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { lookOnly, readArchive } from './read-archive.ts';
import { contentLine, listLine } from './told.ts';

function folderOf({ backupDir }: Settings): string {
  if (backupDir === null) throw new BackupError('BACKUP_DIR is not set: name the folder of the backups in .env.');
  return backupDir;
}

async function newestIn(folder: string): Promise<string> {
  const [newest] = await listBackups(folder);
  if (newest === undefined) throw new BackupError(`There is no backup in ${folder} yet: say \`pnpm backup\`.`);
  return newest.file;
}

async function answer(asked: Asked, settings: Settings): Promise<void> {
  if (asked.what === 'make') {
    const { file, manifest, removed } = await makeBackup(settings, new Steps());
    console.log(`${contentLine(manifest)}\nThe backup: ${file}${removed === 0 ? '' : `; ${String(removed)} old ones were removed`}`);
  } else if (asked.what === 'verify') {
    const file = asked.file === null ? await newestIn(folderOf(settings)) : path.resolve(asked.file);
    const manifest = await new Steps().step('Reading the whole backup', () => readArchive(file, settings.BACKUP_KEY, lookOnly));
    console.log(`${file} is whole: ${contentLine(manifest)}`);
  } else if (asked.what === 'list') {
    for (const backup of await listBackups(folderOf(settings))) console.log(listLine(backup));
  } else console.log(settings.BACKUP_KEY);
}

/** Makes a backup of everything; or lists the existing ones, verifies one, or prints the key. */
stopChildrenWithUs();
try {
  await answer(backupArguments(process.argv.slice(2)), await ensureSettings());
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
