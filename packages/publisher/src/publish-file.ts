import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { twinsOf } from './compress.ts';
import { inlineHashes } from './csp-hashes.ts';
import { faultOf } from './page-gate.ts';
import { shareFile } from './share-file.ts';

/** The hashes of a release's pages for its content policy. */
export type Hashes = { scripts: Set<string>; styles: Set<string> };

/**
 * Reuses an unchanged file with its variants from the previous release: no copy, no compression, the same modification
 * time.
 */
async function taken(previous: string, name: string, bytes: Buffer, target: string): Promise<boolean> {
  const source = path.join(previous, 'public', name);
  const before = await readFile(source).catch(() => null);
  if (before === null || !before.equals(bytes)) return false;
  await shareFile(source, target);
  return true;
}

/**
 * Publishes a file of a build into a release, with its compressed variants.
 * @param previous the previous release, whose file is reused where it is the same; `null` for none
 * @throws it is a page that is unfit for publication
 */
export async function publishFile(name: string, from: string, to: string, previous: string | null, hashes: Hashes): Promise<void> {
  const bytes = await readFile(path.join(from, name));
  const target = path.join(to, name);
  if (name.endsWith('.html')) {
    const html = bytes.toString('utf8');
    const fault = faultOf(html);
    if (fault) throw new Error(`The page ${name} ${fault}. The site stays as it was.`);
    const found = inlineHashes(html);
    found.scripts.forEach((hash) => hashes.scripts.add(hash));
    found.styles.forEach((hash) => hashes.styles.add(hash));
  }
  await mkdir(path.dirname(target), { recursive: true });
  if (previous !== null && (await taken(previous, name, bytes, target))) return;
  const twins = await twinsOf(name, bytes);
  await Promise.all([writeFile(target, bytes), ...twins.map((twin) => writeFile(target + twin.suffix, twin.bytes))]);
}
