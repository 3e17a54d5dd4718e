import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { parseSettings, type Settings } from '../workplace/settings.ts';

/**
 * Reads the settings from a backup, with those that differ on this machine.
 * @param logDir remains when the site is deleted
 */
export async function readRestoredSettings(envFile: string, given: Readonly<Record<string, string>>, logDir: string): Promise<Settings> {
  const settings = parseSettings({ ...parseEnv(await readFile(envFile, 'utf8')), ...given });
  return { ...settings, logDir: path.join(logDir, 'restored') };
}
