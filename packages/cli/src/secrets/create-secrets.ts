import { generatedSecrets, createRandomText } from '../workplace/env-file.ts';

type ExistingSecrets = ReadonlyMap<string, string>;

/** Returns the file name of a setting: `EDGE_KEY` is in `edge-key`. */
export const getSecretFile = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** Optional secrets of an institution: empty until an operator fills them in. */
export const optionalSecrets: readonly string[] = [
  'SMTP_URL',
  'UPLOADS_URL',
  'MIRROR_URL',
  'MIRROR_PURGE_KEY',
  'LEADER_DATABASE_URL',
  'SIGN_IN_ONEID_CLIENT_SECRET',
  'SIGN_IN_GOOGLE_CLIENT_SECRET',
  'SIGN_IN_TELEGRAM_CLIENT_SECRET',
  'SIGN_IN_FACEBOOK_CLIENT_SECRET',
].map(getSecretFile);

/** Creates every file that `docker-compose.yml` needs, with its content; existing secrets stay. */
export function createSecrets(existing: ExistingSecrets): Map<string, string> {
  const password = existing.get('database-password') ?? createRandomText(32);
  return new Map([
    ...Object.entries(generatedSecrets).map(([name, make]) => [getSecretFile(name), existing.get(getSecretFile(name)) ?? make()] as const),
    ['database-password', password],
    ['database-url', existing.get('database-url') ?? `postgres://ochiq:${password}@postgres:5432/ochiq`],
    ...optionalSecrets.map((name) => [name, existing.get(name) ?? ''] as const),
  ]);
}
