import { link, readdir } from 'node:fs/promises';
import path from 'node:path';

import { isMissingFile } from '@ochiq/service-kit/errors';

/** Lists all files of a folder by their paths below it, separated by `/`. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Lists the files of a release's public folder, without compressed variants. */
export async function listPublicFiles(publicDir: string): Promise<string[]> {
  const names = await listFiles(publicDir);
  const there = new Set(names);
  return names.filter((name) => !there.has(name.replace(/\.(?:br|gz)$/u, '')) || !/\.(?:br|gz)$/u.test(name)).sort();
}

/** Gatsby's own files, which no reader requests. */
const excludedFiles = /^(?:chunk-map\.json|webpack\.stats\.json|~partytown\/)/u;

/**
 * Lists the files of a build that belong to the site, relative to `publicDir`. Leaves out the HTML of pages that are no
 * longer planned, which Gatsby may leave behind.
 */
export async function listBuiltFiles(publicDir: string, pages: ReadonlySet<string>): Promise<string[]> {
  const names = await listFiles(publicDir);
  return names.filter((name) => !excludedFiles.test(name) && (!name.endsWith('.html') || pages.has(name))).sort();
}

const variantSuffixes = ['', '.br', '.gz'] as const;

/**
 * Links a file and its existing compressed variants under another name: no copy, the same modification time. Skips
 * those that do not exist.
 */
export async function linkFileVariants(from: string, to: string): Promise<void> {
  const linkVariant = async (suffix: string) =>
    link(from + suffix, to + suffix).catch((error: unknown) => {
      if (!isMissingFile(error)) throw error;
    });
  await Promise.all(variantSuffixes.map(linkVariant));
}
