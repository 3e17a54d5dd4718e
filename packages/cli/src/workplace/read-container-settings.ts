import { readFileSync } from 'node:fs';

import { getErrorMessage } from '../process/errors.ts';
import { SettingsError, settingNames } from './settings.ts';

type SettingsSource = Readonly<Record<string, string | undefined>>;

function readSecretFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`${name}_FILE can't be read: ${getErrorMessage(error)}`, { cause: error });
  }
}

/**
 * Returns whether all settings come from the environment, as with `docker-compose.yml`: then no `.env` is read, and no
 * secret is generated.
 */
export const hasContainerSettings = (source: SettingsSource): boolean => source['SETTINGS_FROM'] === 'environment';

/** Reads the settings of a container, secret ones from files. @throws SettingsError a file can't be read */
export function readContainerSettings(source: SettingsSource): SettingsSource {
  const byFile = settingNames.flatMap((name) => {
    const file = source[`${name}_FILE`];
    return file === undefined || file === '' ? [] : [[name, readSecretFile(name, file)] as const];
  });
  return { ...source, ...Object.fromEntries(byFile) };
}
