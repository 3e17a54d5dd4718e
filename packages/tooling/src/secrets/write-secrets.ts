import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { madeSecrets } from './made-secrets.ts';

/**
 * Makes the secrets that a folder lacks, and touches none that it has.
 * @returns the names of those that were made
 */
export async function writeSecrets(folder: string): Promise<string[]> {
  // The folder keeps others out; its files are read by whoever a container runs as.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = new Map<string, string>();
  for (const name of madeSecrets(kept).keys()) {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    if (text !== undefined) kept.set(name, text.trim());
  }
  const lacking = [...madeSecrets(kept)].filter(([name]) => !kept.has(name));
  // `wx`: two at once never change each other's. An empty one is for its owner to write.
  for (const [name, text] of lacking)
    await writeFile(path.join(folder, name), `${text}\n`, { mode: text === '' ? 0o644 : 0o444, flag: 'wx' });
  return lacking.map(([name]) => name);
}
