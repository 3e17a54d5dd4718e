import { generatedSecrets, randomText } from '../workplace/env-file.ts';

type Kept = ReadonlyMap<string, string>;

/** The file of a setting: `EDGE_KEY` lies in `edge-key`. */
export const secretFile = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** What an institution may have and need not: empty until somebody writes it there. */
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

/** Every file that `docker-compose.yml` asks for, with what stands in it; what is kept already stays. */
export function madeSecrets(kept: Kept): Map<string, string> {
  const password = kept.get('database-password') ?? randomText(32);
  return new Map([
    ...Object.entries(generatedSecrets).map(([name, make]) => [secretFile(name), kept.get(secretFile(name)) ?? make()] as const),
    ['database-password', password],
    ['database-url', kept.get('database-url') ?? `postgres://ochiq:${password}@postgres:5432/ochiq`],
    ...optionalSecrets.map((name) => [name, kept.get(name) ?? ''] as const),
  ]);
}
