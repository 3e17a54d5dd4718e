import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

import { keyFrom } from '../backup/age-key.ts';
import { inRoot } from './root.ts';
import { refuseServerSettings } from './server-settings.ts';
import { envFile, settingsFrom, SettingsError, type Settings } from './settings.ts';
import { areTold, toldSettings } from './told-settings.ts';

/** As hard to guess as so many bytes, in letters that an address bears. */
export const randomText = (bytes: number) => randomBytes(bytes).toString('base64url');

/** What must never have a default: made once, on the first run. */
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

/** The settings file's text with a fresh value for every secret that lacks one. */
export function withSecrets(text: string): string {
  const known = parseEnv(text);
  return Object.entries(generatedSecrets).reduce((filled, [name, make]) => {
    if (known[name]) return filled;
    const line = `${name}=${make()}`;
    const empty = new RegExp(`^${name}=.*$`, 'mu');
    return empty.test(filled) ? filled.replace(empty, line) : `${filled.trimEnd()}\n${line}\n`;
  }, text);
}

/** A settings file that was there before, such as a copy of the example, may be open to others. @throws SettingsError it belongs to somebody else */
async function keepSecret(file: string): Promise<void> {
  try {
    await chmod(file, 0o600);
  } catch {
    throw new SettingsError(`${file} holds secrets and belongs to somebody else: give it to the user who runs this.`);
  }
}

/**
 * The settings of this checkout: the environment before `.env`; a missing `.env` is made from `.env.example`. A container is told all.
 * @throws SettingsError one is wrong, or the file is a server's or somebody else's
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

/** Settings that belong to nobody: for tests, with data of their own. */
export function temporarySettings(values: Readonly<Record<string, string>>): Settings {
  return settingsFrom({ ...parseEnv(withSecrets('')), ...values });
}
