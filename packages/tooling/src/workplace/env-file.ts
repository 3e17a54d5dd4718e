import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

import { keyFrom } from '../backup/age-key.ts';
import { inRoot } from './root.ts';
import { refuseServerSettings } from './server-settings.ts';
import { envFile, settingsFrom, SettingsError, type Settings } from './settings.ts';
import { areTold, toldSettings } from './told-settings.ts';

/** Creates random text with the entropy of so many bytes, in URL-safe letters. */
export const randomText = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Secrets without a default: generated once, on the first run. */
export const generatedSecrets: Readonly<Record<string, () => string>> = {
  ADMIN_PASSWORD: () => `${randomText(15)}-Aa1`,
  APP_KEYS: () => [randomText(24), randomText(24)].join(','),
  API_TOKEN_SALT: () => randomText(24),
  ADMIN_JWT_SECRET: () => randomText(32),
  TRANSFER_TOKEN_SALT: () => randomText(24),
  ENCRYPTION_KEY: () => randomText(32),
  BUILD_TOKEN: () => randomText(48),
  EDGE_KEY: () => randomText(48),
  PUBLISHER_KEY: () => randomText(48),
  BACKUP_KEY: () => keyFrom(randomBytes(32)),
};

/** Adds a generated value for every missing secret to the text of a settings file. */
export function withSecrets(text: string): string {
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
async function keepSecret(file: string): Promise<void> {
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
  if (areTold(process.env)) return settingsFrom(toldSettings(process.env));
  const existing = await readFile(file, 'utf8').catch(() => null);
  if (existing !== null) refuseServerSettings(existing);
  const text = withSecrets(existing ?? (await readFile(inRoot('.env.example'), 'utf8')));
  if (existing !== null) await keepSecret(file);
  if (text !== existing) await writeFile(file, text, { mode: 0o600 });
  return settingsFrom({ ...parseEnv(text), ...process.env });
}

/** Creates settings for tests, with separate data. */
export function temporarySettings(values: Readonly<Record<string, string>>): Settings {
  return settingsFrom({ ...parseEnv(withSecrets('')), ...values });
}
