import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { compressVariants } from './compress.ts';
import { collectInlineHashes } from './csp-hashes.ts';
import { findHtmlFault } from './page-gate.ts';
import { linkFileVariants } from './link-file-variants.ts';

/** The hashes of a release's pages for its content policy. */
export type HashSets = { scripts: Set<string>; styles: Set<string> };

/**
 * Reuses an unchanged file with its variants from the previous release: no copy, no compression, the same modification
 * time.
 */
async function reuseUnchanged(previous: string, name: string, bytes: Buffer, target: string): Promise<boolean> {
  const source = path.join(previous, 'public', name);
  const before = await readFile(source).catch(() => null);
  if (before === null || !before.equals(bytes)) return false;
  await linkFileVariants(source, target);
  return true;
}

/**
 * Publishes a file of a build into a release, with its compressed variants.
 * @param previous the previous release, whose file is reused where it is the same; `null` for none
 * @throws it is a page that is unfit for publication
 */
export async function publishFile(name: string, from: string, to: string, previous: string | null, hashes: HashSets): Promise<void> {
  const bytes = await readFile(path.join(from, name));
  const target = path.join(to, name);
  if (name.endsWith('.html')) {
    const html = bytes.toString('utf8');
    const fault = findHtmlFault(html);
    if (fault) throw new Error(`The page ${name} ${fault}. The site stays as it was.`);
    const pageHashes = collectInlineHashes(html);
    pageHashes.scripts.forEach((hash) => hashes.scripts.add(hash));
    pageHashes.styles.forEach((hash) => hashes.styles.add(hash));
  }
  await mkdir(path.dirname(target), { recursive: true });
  if (previous !== null && (await reuseUnchanged(previous, name, bytes, target))) return;
  const variants = await compressVariants(name, bytes);
  await Promise.all([writeFile(target, bytes), ...variants.map((variant) => writeFile(target + variant.suffix, variant.bytes))]);
}
