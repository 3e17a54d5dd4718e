import { generatedSecrets, randomText } from '../workplace/env-file.ts';

type Kept = ReadonlyMap<string, string>;

/** Returns the file name of a setting: `EDGE_KEY` is in `edge-key`. */
export const secretFile = (name: string): string => name.toLowerCase().replaceAll('_', '-');

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
].map(secretFile);

/** Creates every file that `docker-compose.yml` needs, with its content; existing secrets stay. */
export function madeSecrets(kept: Kept): Map<string, string> {
  const password = kept.get('database-password') ?? randomText(32);
  return new Map([
    ...Object.entries(generatedSecrets).map(([name, make]) => [secretFile(name), kept.get(secretFile(name)) ?? make()] as const),
    ['database-password', password],
    ['database-url', kept.get('database-url') ?? `postgres://ochiq:${password}@postgres:5432/ochiq`],
    ...optionalSecrets.map((name) => [name, kept.get(name) ?? ''] as const),
  ]);
}
