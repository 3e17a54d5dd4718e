import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

import { encodeAgeKey } from '../backup/age-key.ts';
import { fromRoot } from './root.ts';
import { refuseServerSettings } from './server-settings.ts';
import { envFile, parseSettings, SettingsError, type Settings } from './settings.ts';
import { hasContainerSettings, readContainerSettings } from './read-container-settings.ts';

/** Creates random text with the entropy of so many bytes, in URL-safe letters. */
export const createRandomText = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Secrets without a default: generated once, on the first run. */
export const generatedSecrets: Readonly<Record<string, () => string>> = {
  ADMIN_PASSWORD: () => `${createRandomText(15)}-Aa1`,
  APP_KEYS: () => [createRandomText(24), createRandomText(24)].join(','),
  API_TOKEN_SALT: () => createRandomText(24),
  ADMIN_JWT_SECRET: () => createRandomText(32),
  TRANSFER_TOKEN_SALT: () => createRandomText(24),
  ENCRYPTION_KEY: () => createRandomText(32),
  BUILD_TOKEN: () => createRandomText(48),
  EDGE_KEY: () => createRandomText(48),
  PUBLISHER_KEY: () => createRandomText(48),
  BACKUP_KEY: () => encodeAgeKey(randomBytes(32)),
};

/** Adds a generated value for every missing secret to the text of a settings file. */
export function fillSecrets(text: string): string {
  const known = parseEnv(text);
  return Object.entries(generatedSecrets).reduce((filled, [name, make]) => {
    if (known[name]) return filled;
    const line = `${name}=${make()}`;
    const empty = new RegExp(`^${name}=.*$`, 'mu');
    return empty.test(filled) ? filled.replace(empty, line) : `${filled.trimEnd()}\n${line}\n`;
  }, text);
}

/**
 * Restricts an existing settings file, such as a copy of the example, to its owner.
 * @throws SettingsError it belongs to another user
 */
async function restrictAccess(file: string): Promise<void> {
  try {
    await chmod(file, 0o600);
  } catch {
    throw new SettingsError(`${file} holds secrets and belongs to somebody else: give it to the user who runs this.`);
  }
}

/**
 * Loads the settings of this checkout: the environment before `.env`; a missing `.env` is created from `.env.example`.
 * In a container all settings come from the environment.
 * @throws SettingsError one is invalid, or the file is a server's or another user's
 */
export async function ensureSettings(file = envFile): Promise<Settings> {
  if (hasContainerSettings(process.env)) return parseSettings(readContainerSettings(process.env));
  const existing = await readFile(file, 'utf8').catch(() => null);
  if (existing !== null) refuseServerSettings(existing);
  const text = fillSecrets(existing ?? (await readFile(fromRoot('.env.example'), 'utf8')));
  if (existing !== null) await restrictAccess(file);
  if (text !== existing) await writeFile(file, text, { mode: 0o600 });
  return parseSettings({ ...parseEnv(text), ...process.env });
}

/** Creates settings for tests, with separate data. */
export function createTemporarySettings(values: Readonly<Record<string, string>>): Settings {
  return parseSettings({ ...parseEnv(fillSecrets('')), ...values });
}
