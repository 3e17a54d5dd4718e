import { readFileSync } from 'node:fs';
import { types } from 'node:util';

type SettingsSource = Readonly<Record<string, string | undefined>>;

/** Omits empty settings: Compose passes an unset variable on as an empty one. */
export const omitEmpty = (source: SettingsSource): SettingsSource =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

/** Every secret setting: each can be given as a file, as `NAME_FILE`. */
const secretNames = [
  'DATABASE_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'BUILD_TOKEN',
  'EDGE_KEY',
  'PUBLISHER_KEY',
  'LEADER_DATABASE_URL',
  'UPLOADS_URL',
  'MIRROR_URL',
  'MIRROR_PURGE_KEY',
  'SIGN_IN_ONEID_CLIENT_SECRET',
  'SIGN_IN_GOOGLE_CLIENT_SECRET',
  'SIGN_IN_TELEGRAM_CLIENT_SECRET',
  'SIGN_IN_FACEBOOK_CLIENT_SECRET',
] as const;

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    // oxlint-disable-next-line typescript/no-deprecated -- Node.js 22 has no `Error.isError`
    const reason = types.isNativeError(error) ? error.message : String(error);
    throw new Error(`${name}_FILE can't be read: ${reason}`, { cause: error });
  }
}

/**
 * Returns the environment with every secret that is given as a file, such as `EDGE_KEY_FILE=/run/secrets/edge-key`.
 * @throws a file can't be read, or a secret is set twice
 */
export function withSecretFiles(source: SettingsSource): SettingsSource {
  const fileSecrets = secretNames.flatMap((name) => {
    const file = source[`${name}_FILE`];
    if (file === undefined || file === '') return [];
    if (source[name] !== undefined && source[name] !== '') throw new Error(`${name} and ${name}_FILE are both set: leave one of them out`);
    const secret = readSecret(name, file);
    // An empty file is a secret that is not set.
    return secret === '' ? [] : [[name, secret] as const];
  });
  return { ...source, ...Object.fromEntries(fileSecrets) };
}
