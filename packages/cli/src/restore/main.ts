import path from 'node:path';

import { BackupError } from '../backup/backup-error.ts';
import { listBackups } from '../backup/backup-folder.ts';
import { formatManifestLine } from '../backup/command-line.ts';
import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { root } from '../workplace/root.ts';
import { envFile } from '../workplace/settings.ts';
import { type GivenSettings, parseRestoreArguments, readGivenSettings } from './target.ts';
import { restoreBackup } from './restore-backup.ts';

async function findNewestBackup({ BACKUP_DIR }: GivenSettings): Promise<string> {
  if (BACKUP_DIR === undefined) throw new BackupError('No backup is named and BACKUP_DIR is not set: say `pnpm restore <file>`.');
  const [backup] = await listBackups(path.resolve(root, BACKUP_DIR));
  if (backup === undefined) throw new BackupError(`There is no backup in ${BACKUP_DIR}: say \`pnpm restore <file>\`.`);
  return backup.file;
}

/** Restores a backup into an empty data folder. */
stopChildrenWithUs();
try {
  const { file, into } = parseRestoreArguments(process.argv.slice(2));
  const { given, own } = await readGivenSettings();
  const backup = file === null ? await findNewestBackup(given) : path.resolve(file);
  const restoreOptions = { file: backup, given, into: into === null ? null : path.resolve(into), envFile: own === null ? envFile : null };
  const { dataDir, manifest, settingsFile } = await restoreBackup(restoreOptions, new Steps());
  console.log(`${formatManifestLine(manifest)}\nThe backup of ${manifest.madeAt} is in ${dataDir}.`);
  console.log(
    own === null
      ? `Its settings are in ${settingsFile}.`
      : `Those of the ${own} stay. The settings of the backup are in ${settingsFile}; the secrets in it are those of its database.`,
  );
  const start = own === 'environment' ? 'docker compose up -d' : 'pnpm start';
  console.log(`Say \`${start}\`: the publisher brings the site up to what the database has.`);
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
