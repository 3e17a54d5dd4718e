import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { settingsFrom, type Settings } from '../workplace/settings.ts';

/** The settings that came out of a backup, with what differs on this machine. @param logDir stays when the site is thrown away */
export async function restoredSettings(envFile: string, given: Readonly<Record<string, string>>, logDir: string): Promise<Settings> {
  const settings = settingsFrom({ ...parseEnv(await readFile(envFile, 'utf8')), ...given });
  return { ...settings, logDir: path.join(logDir, 'restored') };
}
