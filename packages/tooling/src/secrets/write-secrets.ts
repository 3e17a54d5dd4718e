import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { madeSecrets } from './made-secrets.ts';

/** Generates the secrets that a folder lacks, and changes no existing one. @returns the names of the generated ones */
export async function writeSecrets(folder: string): Promise<string[]> {
  // The folder keeps other users out; its files are readable by the user of any container.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = new Map<string, string>();
  for (const name of madeSecrets(kept).keys()) {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    if (text !== undefined) kept.set(name, text.trim());
  }
  const lacking = [...madeSecrets(kept)].filter(([name]) => !kept.has(name));
  // `wx`: concurrent runs never overwrite each other's secrets. Empty ones are writable for their owner.
  for (const [name, text] of lacking)
    await writeFile(path.join(folder, name), `${text}\n`, { mode: text === '' ? 0o644 : 0o444, flag: 'wx' });
  return lacking.map(([name]) => name);
}
