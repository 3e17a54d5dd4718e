import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { BackupError } from '../backup/backup-error.ts';
import { createTemporarySettings } from '../workplace/env-file.ts';
import { isPortFree } from '../workplace/find-free-port.ts';
import { envFile, type Settings } from '../workplace/settings.ts';
import { hasContainerSettings, readContainerSettings } from '../workplace/read-container-settings.ts';

/** Arguments of `pnpm restore`; `null` where omitted. */
type RestoreArguments = { file: string | null; into: string | null };

/** Parses the arguments of `pnpm restore`. @throws Error with what is wrong */
export function parseRestoreArguments(args: readonly string[]): RestoreArguments {
  // pnpm passes its separator through.
  const given = args.filter((arg) => arg !== '--');
  const at = given.indexOf('--into');
  const into = at === -1 ? null : given[at + 1];
  const files = at === -1 ? given : given.toSpliced(at, 2);
  const isWrong = into === undefined || files.length > 1 || [...files, into ?? ''].some((word) => word.startsWith('-'));
  if (isWrong)
    throw new Error(
      `“${args.join(' ')}” is unknown: say \`pnpm restore\` for the newest backup, or \`pnpm restore <file> --into <folder>\`.`,
    );
  return { file: files[0] ?? null, into };
}

export type GivenSettings = Readonly<Record<string, string | undefined>>;

/** The source of settings that a restore leaves unchanged. */
export type OwnSettings = '.env' | 'environment' | null;

const omitEmpty = (all: GivenSettings): GivenSettings => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));

/**
 * Reads the settings given on this machine; unlike other commands it generates none, since those of the backup may be
 * needed.
 */
export async function readGivenSettings(): Promise<{ given: GivenSettings; own: OwnSettings }> {
  if (hasContainerSettings(process.env)) return { given: omitEmpty(readContainerSettings(process.env)), own: 'environment' };
  const text = await readFile(envFile, 'utf8').catch(() => null);
  return { given: omitEmpty({ ...parseEnv(text ?? ''), ...process.env }), own: text === null ? null : '.env' };
}

/** Returns the key of the backup. @throws BackupError it is not set */
export function getBackupKey({ BACKUP_KEY }: GivenSettings): string {
  if (BACKUP_KEY === undefined)
    throw new BackupError('BACKUP_KEY is not set: say BACKUP_KEY=AGE-SECRET-KEY-1… before the command, the key that was kept apart.');
  return BACKUP_KEY;
}

/** Creates the settings of a restore; generated secrets in them are not used. */
export function createTargetSettings(given: GivenSettings, into: string | null): Settings {
  const known = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return createTemporarySettings({ ...Object.fromEntries(known), ...(into === null ? {} : { DATA_DIR: into }) });
}

/** Returns whether a folder contains anything but empty folders: volumes are mounted as such. */
async function isUsed(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const used = entries.map(async (entry) => !entry.isDirectory() || (await isUsed(path.join(folder, entry.name))));
  return (await Promise.all(used)).includes(true);
}

/** Asserts that the target is unused. @throws BackupError the folder is not empty, or a site runs that may use it */
export async function assertUnused(settings: Settings, isSideBySide: boolean): Promise<void> {
  const { dataDir, SITE_HOST, SITE_PORT, CMS_HOST, CMS_PORT, PUBLISHER_HOST, PUBLISHER_PORT } = settings;
  if (await isUsed(dataDir))
    throw new BackupError(`${dataDir} holds something already: move it away, or name an empty folder with --into.`);
  if (isSideBySide) return;
  for (const [host, port] of [
    [SITE_HOST, SITE_PORT],
    [CMS_HOST, CMS_PORT],
    [PUBLISHER_HOST, PUBLISHER_PORT],
  ] as const)
    if (!(await isPortFree(host, port)))
      throw new BackupError(
        `A site is running (port ${String(port)} on ${host} is taken): stop it, or restore beside it with --into <folder>.`,
      );
}
