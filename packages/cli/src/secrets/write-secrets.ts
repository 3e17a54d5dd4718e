import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createRandomText, generatedSecrets } from '../workplace/env-file.ts';

type ExistingSecrets = ReadonlyMap<string, string>;

/** Returns the file name of a setting: `EDGE_KEY` is in `edge-key`. */
export const getSecretFile = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** Optional secrets of an institution: empty until an operator fills them in. */
const optionalSecrets: readonly string[] = [
  'SMTP_URL',
  'UPLOADS_URL',
  'MIRROR_URL',
  'MIRROR_PURGE_KEY',
  'LEADER_DATABASE_URL',
  'SIGN_IN_ONEID_CLIENT_SECRET',
  'SIGN_IN_GOOGLE_CLIENT_SECRET',
  'SIGN_IN_TELEGRAM_CLIENT_SECRET',
  'SIGN_IN_FACEBOOK_CLIENT_SECRET',
  'STAFF_OIDC_CLIENT_SECRET',
  'STAFF_ONEID_CLIENT_SECRET',
  'MACHINE_TRANSLATION_KEY',
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

/** Parses the target folder of `pnpm secrets`. @throws Error with what is wrong */
export function parseSecretsFolder(args: readonly string[]): string {
  // pnpm passes its separator through.
  const [option, folder, ...others] = args.filter((arg) => arg !== '--');
  if (option !== '--to' || folder === undefined || others.length > 0)
    throw new Error('Say where the secrets are to be kept: `pnpm secrets --to .secrets`.');
  return path.resolve(folder);
}

/** Generates the secrets that a folder lacks, and changes no existing one. @returns the names of the generated ones */
export async function writeSecrets(folder: string): Promise<string[]> {
  // The folder keeps other users out; its files are readable by the user of any container.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const existing = new Map<string, string>();
  for (const name of createSecrets(existing).keys()) {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    if (text !== undefined) existing.set(name, text.trim());
  }
  const lacking = [...createSecrets(existing)].filter(([name]) => !existing.has(name));
  // `wx`: concurrent runs never overwrite each other's secrets. Empty ones are writable for their owner.
  for (const [name, text] of lacking)
    await writeFile(path.join(folder, name), `${text}\n`, { mode: text === '' ? 0o644 : 0o444, flag: 'wx' });
  return lacking.map(([name]) => name);
}
