import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

import { keyFrom } from '../backup/age-key.ts';
import { inRoot } from './root.ts';
import { envFile, settingsFrom, type Settings } from './settings.ts';

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

/** What must never have a default: made once, on the first run. */
const generated: Readonly<Record<string, () => string>> = {
  ADMIN_PASSWORD: () => `${random(15)}-Aa1`,
  APP_KEYS: () => [random(24), random(24)].join(','),
  API_TOKEN_SALT: () => random(24),
  ADMIN_JWT_SECRET: () => random(32),
  TRANSFER_TOKEN_SALT: () => random(24),
  ENCRYPTION_KEY: () => random(32),
  BUILD_TOKEN: () => random(48),
  EDGE_KEY: () => random(48),
  PUBLISHER_KEY: () => random(48),
  BACKUP_KEY: () => keyFrom(randomBytes(32)),
};

/** The settings file's text with a fresh value for every secret that lacks one. */
export function withSecrets(text: string): string {
  const known = parseEnv(text);
  return Object.entries(generated).reduce((filled, [name, make]) => {
    if (known[name]) return filled;
    const line = `${name}=${make()}`;
    const empty = new RegExp(`^${name}=.*$`, 'mu');
    return empty.test(filled) ? filled.replace(empty, line) : `${filled.trimEnd()}\n${line}\n`;
  }, text);
}

/** The settings of this checkout: the environment before `.env`; a missing `.env` is made from `.env.example`. */
export async function ensureSettings(): Promise<Settings> {
  const existing = await readFile(envFile, 'utf8').catch(() => null);
  const text = withSecrets(existing ?? (await readFile(inRoot('.env.example'), 'utf8')));
  if (text !== existing) await writeFile(envFile, text, { mode: 0o600 });
  return settingsFrom({ ...parseEnv(text), ...process.env });
}

/** Settings that belong to nobody: for tests, with data of their own. */
export function temporarySettings(values: Readonly<Record<string, string>>): Settings {
  return settingsFrom({ ...parseEnv(withSecrets('')), ...values });
}
