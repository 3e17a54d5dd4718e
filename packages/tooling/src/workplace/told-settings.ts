import { readFileSync } from 'node:fs';

import { SettingsError, settingNames } from './settings.ts';

type Source = Readonly<Record<string, string | undefined>>;

function read(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`${name}_FILE can't be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Whether all settings are told, as `docker-compose.yml` tells them: then no `.env` is read, and no secret is made. */
export const areTold = (source: Source): boolean => source['SETTINGS_FROM'] === 'environment';

/** The settings that a container is told, those that are secret by files. @throws SettingsError a file can't be read */
export function toldSettings(source: Source): Source {
  const byFile = settingNames.flatMap((name) => {
    const file = source[`${name}_FILE`];
    return file === undefined || file === '' ? [] : [[name, read(name, file)] as const];
  });
  return { ...source, ...Object.fromEntries(byFile) };
}
