import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

import { encodeAgeKey, envFile, parseSettings, settingNames, type Settings, SettingsError } from './settings.ts';
import { fromRoot } from './root.ts';
import { hasContainerSettings, readContainerSettings } from './read-container-settings.ts';

/** Settings for `docker-compose.yml` only: `.env.production.example`. */
export const serverOnly = ['OCHIQ_VERSION', 'SECRETS_DIR', 'CERTIFICATE_DIR', 'MAIL_RELAY', 'OUTBOUND_BLOCKED'] as const;

/**
 * Rejects the settings file of a server, in which no secrets are generated: there they are separate files, and
 * duplicates would be confused.
 * @throws SettingsError the text is that of a server
 */
export function refuseServerSettings(text: string): void {
  const known = parseEnv(text);
  const serverNames = serverOnly.filter((name) => known[name] !== undefined);
  if (serverNames.length === 0) return;
  throw new SettingsError(
    `.env holds what docker-compose.yml is told (${serverNames.join(', ')}), and this command would make secrets in it. ` +
      'Rename it to .env.production and give it to Compose: docker compose --env-file .env.production …',
  );
}

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

/** Quotes a value for a `.env` file. @throws Error no quotes fit around it */
export function quoteSetting(name: string, value: string): string {
  if (/^[\w./:@,+=-]*$/u.test(value)) return value;
  const quote = ["'", '`'].find((one) => !value.includes(one));
  if (quote === undefined || value.includes('\n')) throw new Error(`${name} can't be written into a settings file`);
  return `${quote}${value}${quote}`;
}

/** Formats the effective settings, whatever their source, as the text of a `.env` file. */
export function formatSettings(settings: Settings): string {
  const { SITE_HOST, SITE_PORT, siteUrl } = settings;
  // An address that was not set is derived from host and port after a restore.
  const isGiven = siteUrl !== `http://${SITE_HOST}:${String(SITE_PORT)}`;
  const lines = settingNames.flatMap((name) => {
    const value = settings[name];
    return value === undefined || (name === 'SITE_URL' && !isGiven) ? [] : [`${name}=${quoteSetting(name, String(value))}`];
  });
  return `${lines.join('\n')}\n`;
}
