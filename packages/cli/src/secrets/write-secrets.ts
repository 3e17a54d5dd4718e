import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createSecrets } from './create-secrets.ts';

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
