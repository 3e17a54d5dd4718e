import { readFileSync } from 'node:fs';

import { getErrorMessage } from './errors.ts';

type SettingsSource = Readonly<Record<string, string | undefined>>;

/** What a schema of zod has, without the dependency. */
type SettingsSchema<T> = {
  safeParse(
    source: SettingsSource,
  ): { success: true; data: T } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
};

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
  'STAFF_OIDC_CLIENT_SECRET',
  'STAFF_ONEID_CLIENT_SECRET',
  'MACHINE_TRANSLATION_KEY',
] as const;

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${name}_FILE can't be read: ${getErrorMessage(error)}`, { cause: error });
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

/** Formats what is wrong with a setting. Messages of a schema's own follow the name: `is not an absolute path`. */
function formatProblem(name: string, message: string, value: string | undefined): string {
  if (!message.startsWith('Invalid ')) return `${name} ${message}`;
  return value === undefined ? `${name} is not set` : `${name} is wrong: ${message}`;
}

/**
 * Reads settings from the environment, secrets from their files. An empty setting is not set.
 * @throws one line for each setting that is missing or wrong
 */
export function readSettings<T>(schema: SettingsSchema<T>, source: SettingsSource = process.env): T {
  const environment = omitEmpty(withSecretFiles(source));
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const name = path.map(String).join('.');
    return formatProblem(name, message, environment[name]);
  });
  throw new Error(problems.join('\n'));
}
